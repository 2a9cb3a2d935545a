/// A way to write something, and the versions of the architecture for which it is written so.
package struct Spelling: Sendable {
  /// What a version has done to a spelling.
  package struct Change: Sendable, Hashable {
    package enum Kind: String, Sendable {
      /// It still works without a warning, and another one is usual.
      case replaced
      case renamed, deprecated, removed
    }

    let kind: Kind
    package let version: Version

    /// `deprecated in 1.24`
    package var text: String {
      switch kind {
      case .replaced: "replaced since \(version)"
      case .renamed: "renamed in \(version)"
      case .deprecated: "deprecated in \(version)"
      case .removed: "removed in \(version)"
      }
    }

    /// Whether a compiler with a current version says something about it.
    package var isAnnounced: Bool { kind != .replaced }
  }

  /// As in the source: `WithViewStore`, `@BindingState`, `Effect.debounce`.
  package let name: String
  /// The words that may be the spelling.
  let words: [String]
  /// Whether one of these words in a file is the spelling.
  let isMeant: @Sendable (SpellingFinder, Int) -> Bool
  /// The first version that has it, as far as it is known.
  let since: Version?
  /// The version that has what replaces it; `nil` for a spelling of today, which says what version a file needs, and nothing else.
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
