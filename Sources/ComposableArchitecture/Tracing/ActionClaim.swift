/// What an operator has to do with an action.
@usableFromInline
enum ActionClaim {
  /// It is none of its actions.
  case notIts
  case own
  /// It is its action, and the child that it would run is not there.
  case childIsMissing
  case element(Any)
  case elementIsMissing(Any)
}
