/// What cancelled an effect.
@usableFromInline
package enum CancelCause: Hashable, Sendable {
  /// `.cancel(id:)`, returned for an action.
  case action(Int)
  /// A newer effect under the same id with `cancelInFlight`, returned for an action.
  case newer(fromAction: Int)
  /// Its child went away with an action.
  case endOfChild(byAction: Int)
  /// Another effect, by its number.
  case effect(Int)
  /// Somebody from outside: a `StoreTask`, the end of the store, a person.
  case outside

  @TaskLocal private static var held: CancelCause?

  /// What cancels now.
  static var current: CancelCause {
    held ?? RunningEffect.current.map { .effect($0.number) } ?? .outside
  }

  /// Cancels something for this reason.
  func holding(_ cancel: () -> Void) { Self.$held.withValue(self, operation: cancel) }
}
