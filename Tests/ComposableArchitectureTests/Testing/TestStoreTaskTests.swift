import Testing

@testable import ComposableArchitecture

/// The task of a sent action.
@MainActor
struct TestStoreTaskTests {
  @Test func `cancel cancels the effects and waits until they end`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .endless])
      let task = await store.send(.askTapped)
      await task.cancel()
      #expect(task.isCancelled)
      #expect(store.store.runningEffects.isEmpty)
    }
    #expect(heard == [])
  }

  @Test func `finish waits for the effects of the action`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a")])
      let task = await store.send(.askTapped)
      await task.finish()
      await store.receive(.answer("a")) { $0.note = "a" }
    }
    #expect(heard == [])
  }

  @Test func `finish reports only the effects of its task`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .endless, .stopTapped: .endless])
      let other = await store.send(.stopTapped)
      let task = await store.send(.askTapped)
      await task.finish(timeout: 0)
      await other.cancel()
    }
    #expect(
      heard == [
        """
        4: 1 effect is still running after 0.0 seconds, and should have ended:
        - Bell.swift:\(Bell.endlessLine), from Bell.Action.askTapped: \
        waiting for something outside the test

        Let what they wait for happen, cancel them, or call skipInFlightEffects().
        """
      ])
  }

  @Test func `A task keeps its store alive`() async {
    let heard = await failures {
      let task = await TestStore([.askTapped: .endless]).send(.askTapped)
      await task.cancel()
    }
    #expect(heard == [])
  }
}
