struct EndedEffect {
  /// Effects that ended earlier are dropped.
  static let mostKept = 10

  let effect: RunningEffect
  let end: RunningEffect.End
  /// The time travel that cancelled it: `undo`; `nil` if it ended in another way.
  let travelCommand: String?
}
