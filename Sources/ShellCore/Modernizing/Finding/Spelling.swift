/// A way to write something, and the versions of the architecture for which it is written so.
package struct Spelling: Sendable {
  /// What a version has done to a spelling.
  package enum Change: Sendable, Hashable {
    /// It still works without a warning, and another one is usual.
    case replaced(Version)
    case renamed(Version)
    case deprecated(Version)
    case removed(Version)

    package var version: Version {
      switch self {
      case .replaced(let version), .renamed(let version), .deprecated(let version),
        .removed(let version):
        version
      }
    }

    /// `deprecated in 1.24`
    package var text: String {
      switch self {
      case .replaced(let version): "replaced since \(version)"
      case .renamed(let version): "renamed in \(version)"
      case .deprecated(let version): "deprecated in \(version)"
      case .removed(let version): "removed in \(version)"
      }
    }

    /// Whether a compiler with a current version says something about it.
    package var isAnnounced: Bool { if case .replaced = self { false } else { true } }
  }

  /// As in the source: `WithViewStore`, `@BindingState`, `Effect.debounce`.
  package let name: String
  /// How it is recognized.
  let form: Form
  /// The first version that has it, as far as it is known.
  let since: Version?
  /// The version that has what replaces it; `nil` for a spelling of today.
  let until: Version?
  /// What happened to it; `nil` for a spelling of today.
  package let change: Change?
  /// What to write in its place.
  package let today: String
  /// Why, in a sentence.
  package let reason: String
  /// What version 2.0 has in its place; empty if nothing is known.
  package let next: String
}

extension Spelling {
  /// What words of a file have to be.
  enum Form: Sendable {
    /// The name of a type that the sources do not declare themselves.
    case type(String)
    /// An attribute without particular arguments.
    case attribute(String)
    /// An attribute whose first argument has one of some labels.
    case attributeWith(String, labels: Set<String>)
    /// A method that is called with a first label: `.debounce(id:`.
    case method(String, first: String)
    /// A method whose closure follows: `.eraseToEffect { }` or `.eraseToEffect()`.
    case call(String)
    /// `return .task { }`: a member of the type that is expected, with a closure.
    case effect(String)
    /// An initializer with a first label: `Effect(value:`.
    case initializer(Set<String>, first: String)
    /// One of some words, if a function recognizes it.
    case special([String], @Sendable (SpellingFinder, Int) -> Bool)
  }

  /// A spelling of today says what version a file needs, and nothing else.
  init(
    _ name: String, _ form: Form, since: Version?, until: Version? = nil, _ change: Change? = nil,
    today: String = "", because reason: String = "", next: String = ""
  ) {
    (self.name, self.form, self.since, self.until) = (name, form, since, until)
    (self.change, self.today, self.reason, self.next) = (change, today, reason, next)
  }
}
