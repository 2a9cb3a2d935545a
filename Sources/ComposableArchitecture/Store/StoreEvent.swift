/// What a root store tells whoever listens to it; nothing is paid while nobody does.
@usableFromInline
package enum StoreEvent<State, Action> {
  /// An action was reduced. Its effects have not started yet.
  ///
  /// Actions are numbered from 1 on while somebody listens.
  case reduced(Action, number: Int, origin: ActionOrigin, before: State, after: State)
  /// An operation has started.
  case effectStarted(RunningEffect)
  /// An operation has ended.
  case effectEnded(RunningEffect, RunningEffect.End)
}
