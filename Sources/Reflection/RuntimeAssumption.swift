import Foundation

/// Something that the library relies on and that Swift does not promise: a symbol of the runtime or of a testing library, or the
/// layout of a record in memory.
///
/// The table of them all is in ``all``. `docs/decisions/runtime-assumptions.md` says what to do when a new version of Swift comes.
package struct RuntimeAssumption: Sendable {
  package enum Kind: String, Sendable {
    /// A symbol that is looked up by name while the program runs.
    case symbol
    /// A symbol that the program is linked with. Without it, the program does not start.
    case linkedSymbol = "linked symbol"
    /// The place and the size of something in memory.
    case layout
  }

  package let kind: Kind
  /// The symbol, or what has the layout.
  package let name: String
  /// The oldest version of Swift that is known to be as assumed.
  package let since: String
  /// What happens without it, as the end of a sentence that begins with its name.
  package let consequence: String
  private let holds: @Sendable () -> Bool

  package init(
    _ kind: Kind, _ name: String, since: String, without consequence: String,
    holds: @escaping @Sendable () -> Bool
  ) {
    self.kind = kind
    self.name = name
    self.since = since
    self.consequence = consequence
    self.holds = holds
  }

  init(symbol name: String, _ kind: Kind = .symbol, since: String, without consequence: String) {
    self.init(kind, name, since: since, without: consequence) { Self.hasSymbol(name) }
  }

  /// Returns the assumptions of a list that do not hold.
  ///
  /// A layout is read with the help of those before it, so the first one that does not hold ends the test of layouts.
  package static func failures(of assumptions: [RuntimeAssumption]) -> [RuntimeAssumption] {
    var failures: [RuntimeAssumption] = []
    for assumption in assumptions {
      let isReadable = assumption.kind != .layout || !failures.contains { $0.kind == .layout }
      if isReadable, !assumption.holds() { failures.append(assumption) }
    }
    return failures
  }

  /// The assumptions that do not hold in this process. They are tested once, which takes less than a millisecond.
  package static let failures = failures(of: all)

  static func hasSymbol(_ name: String) -> Bool { dlsym(dlopen(nil, RTLD_LAZY), name) != nil }
}
