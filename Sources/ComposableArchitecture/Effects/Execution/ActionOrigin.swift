/// Where an action came from.
@usableFromInline
package enum ActionOrigin: Hashable, Sendable {
  /// Sent from outside: typed, or by a view.
  case user
  /// Returned as `.send` by the reducer, for an action before it.
  case reducer(ofAction: Int)
  /// Sent by a running effect, by its number.
  case effect(Int)
}
