import ComposableArchitecture

/// An effect that has ended, and the reason.
package struct EndedEffect {
  /// Effects that ended earlier are dropped.
  static let mostKept = 10

  package let effect: RunningEffect
  package let end: RunningEffect.End
  /// The time travel that cancelled it: `undo`; `nil` if it ended in another way.
  package let travelCommand: String?
}
