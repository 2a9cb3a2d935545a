/// Passes the events of a store on to the store of a session.
///
/// A store refers to its listener weakly. An object with weak references takes longer to retain and release, and a line uses the
/// store of a session dozens of times, so that another object listens.
final class StoreEvents<R: Reducer>: StoreListener {
  private unowned let session: TypedSessionStore<R>

  /// - Parameter session: Keeps this object.
  init(for session: TypedSessionStore<R>) { self.session = session }

  func willReduce() { session.willReduce() }

  func didReduce(
    _ action: R.Action, number: Int, origin: ActionOrigin, from before: R.State, to after: R.State
  ) {
    session.didReduce(action, number: number, origin: origin, from: before, to: after)
  }

  func effectDidStart(_ effect: RunningEffect) { session.effectDidStart(effect) }

  func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End) {
    session.effectDidEnd(effect, end)
  }
}
