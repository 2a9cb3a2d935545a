import Testing

@testable import ComposableArchitecture

/// What must be finished at the end of a test.
@MainActor
struct FinishTests {
  @Test func `finish waits for an effect that another thread resumes`() async {
    let heard = await failures {
      let store = TestStore([
        .askTapped: .run { _ in
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume() }
          }
        }
      ])
      store.timeout = 100_000 * 1_000_000_000
      await store.send(.askTapped)
      await store.finish()
    }
    #expect(heard == [])
  }

  @Test func `Effects that do not finish in time are reported with the location of their start`()
    async
  {
    let heard = await failures {
      let store = TestStore([.askTapped: .endless, .stopTapped: .endless.cancellable(id: 7)])
      await store.send(.askTapped)
      await store.send(.stopTapped)
      await store.finish(timeout: .zero)
    }
    #expect(
      heard == [
        """
        4: 2 effects are still running after 0.0 seconds, and should have ended:
        - Bell.swift:\(Bell.endlessLine), from Bell.Action.askTapped: \
        waiting for something outside the test
        - Bell.swift:\(Bell.endlessLine), from Bell.Action.stopTapped, id 7: \
        waiting for something outside the test

        Let what they wait for happen, cancel them, or call skipInFlightEffects().
        """
      ])
  }

  @Test func `An effect asleep on a test clock fails immediately`() async {
    let clock = TestClock()
    let heard = await failures {
      let store = TestStore([.askTapped: .run { _ in try await clock.sleep(for: .seconds(1)) }])
      await store.send(.askTapped)
      await store.finish(timeout: .seconds(100_000))
    }
    #expect(
      heard == [
        """
        3: 1 effect is still running, and should have ended:
        - FinishTests.swift:\(#line - 4), from Bell.Action.askTapped: \
        asleep on a clock that is not advancing

        Advance the clock on which they sleep, cancel them, or call skipInFlightEffects().
        """
      ])
  }

  @Test func `finish reports actions that were not received`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a")])
      await store.send(.askTapped)
      await store.finish()
    }
    #expect(
      heard == [
        """
        3: 1 received action must be asserted with receive before the test ends:

          Bell.Action.answer("a")
        """
      ])
  }

  @Test func `A deallocated store reports what is left at the line of its last call`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a"), .stopTapped: .endless])
      await store.send(.stopTapped)
      await store.send(.askTapped)
    }
    #expect(
      heard == [
        """
        3: 1 received action must be asserted with receive before the test ends:

          Bell.Action.answer("a")
        """,
        """
        3: 1 effect is still running, and should have ended:
        - Bell.swift:\(Bell.endlessLine), from Bell.Action.stopTapped: \
        waiting for something outside the test

        Let what they wait for happen, cancel them, or call skipInFlightEffects().
        """,
      ])
  }

  @Test func `An effect of a concatenation is reported with the action that returned it`() async {
    let heard = await failures {
      let store = TestStore([
        .askTapped: .concatenate(.answer("a"), .send(.answer("b")), .endless)
      ])
      await store.send(.askTapped)
      await store.receive(.answer("a")) { $0.note = "a" }
      await store.receive(.answer("b")) { $0.note = "b" }
    }
    #expect(heard.count == 1)
    #expect(heard.first?.contains("from Bell.Action.askTapped:") == true)
  }

  @Test func `An effect is reported once`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .endless])
      await store.send(.askTapped)
      await store.receive(.answer("a"), timeout: .zero)
      await store.finish(timeout: .zero)
    }
    #expect(heard.count == 1)
  }
}
