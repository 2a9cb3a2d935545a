import Testing

@testable import ComposableArchitecture

/// Notes about cancellation IDs that would collide in TCA before version 1.20.1.
@MainActor
struct CancellationCollisionTests {
  private enum CancelID { case timer, search }
  private enum Action { case start(CancelID), restart, stop }

  private func store() -> Store<Int, Action> {
    Store(initialState: 0) {
      Reduce { _, action in
        switch action {
        case .start(let id): .run { _ in try await Task.never() }.cancellable(id: id)
        case .restart: .run { _ in }.cancellable(id: CancelID.timer, cancelInFlight: true)
        case .stop: .cancel(id: CancelID.timer)
        }
      }
    }
  }

  /// What is noted while a function runs that sends actions to stores of one session.
  private func notes(_ body: (() -> Store<Int, Action>) -> Void) -> [RuntimeWarning] {
    let noted = LockIsolated<[RuntimeWarning]>([])
    let sink = RuntimeWarning.Sink(stores: StoreGroup()) { warning in
      noted.withValue { $0.append(warning) }
    }
    RuntimeWarning.$sink.withValue(sink) { body(store) }
    return noted.value
  }

  @Test func `Cancelling an ID that another store uses is noted, and the other effect goes on`() {
    var task: StoreTask?
    let noted = notes { store in
      let (first, second) = (store(), store())
      task = first.send(.start(.timer))
      second.send(.start(.timer))
      second.send(.stop)
      #expect(task?.isCancelled == false)
      first.send(.stop)
    }
    #expect(
      noted.map(\.line) == [
        """
        note: TCA048: another store has effects with the cancellation ID \
        CancellationCollisionTests.CancelID.timer, and TCA before version 1.20.1 cancels the effects of all stores
        This may be because:
        - two stores run features with the same ID: add something to the ID that differs, such as the ID of a document
        """
      ])
  }

  @Test func `A restart is noted, too`() {
    let noted = notes { store in
      let (first, second) = (store(), store())
      first.send(.start(.timer))
      second.send(.restart)
      first.send(.start(.search))
    }
    #expect(noted.map(\.code) == [.sharedCancelID])
  }

  @Test func `Other IDs and ended effects are not noted`() {
    let noted = notes { store in
      let (first, second) = (store(), store())
      first.send(.start(.search))
      second.send(.stop)
      first.send(.start(.timer))
      first.send(.stop)
      second.send(.stop)
    }
    #expect(noted == [])
  }

  @Test func `Stores of another session are not noted, and outside of sessions nothing is`() {
    let other = store()
    other.send(.start(.timer))
    #expect(notes { store in store().send(.stop) } == [])
    #expect(reports { other.send(.stop) } == [])
  }
}
