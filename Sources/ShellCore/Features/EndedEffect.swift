import ComposableArchitecture

/// An operation that has ended, and how.
struct EndedEffect {
  /// Those that ended earlier are forgotten.
  static let mostKept = 10

  let effect: RunningEffect
  let end: RunningEffect.End
  /// The command that led away in time, if that has ended it: `undo`.
  let journey: String?
}
