import Testing

@testable import ComposableArchitecture

/// The forms of `receive` and their failures.
@MainActor
struct ReceiveTests {
  @Test func `An action is received by value, case, payload and predicate`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a", "b", "c", "d")])
      await store.send(.askTapped)
      await store.receive(.answer("a")) { $0.note = "a" }
      await store.receive(/Bell.Action.answer) { $0.note = "b" }
      await store.receive(/Bell.Action.answer, "c") { $0.note = "c" }
      await store.receive {
        $0 == .answer("d")
      } assert: {
        $0.note = "d"
      }
    }
    #expect(heard == [])
  }

  @Test func `Each form takes a timeout as a duration or in nanoseconds`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a", "b", "c", "d")])
      store.exhaustivity = .off
      let second: UInt64 = 1_000_000_000
      await store.send(.askTapped)
      await store.receive(.answer("a"), timeout: .seconds(1))
      await store.receive(/Bell.Action.answer, timeout: 1_000_000_000)
      await store.receive(/Bell.Action.answer, "c", timeout: second)
      await store.receive({ $0 == .answer("d") }, timeout: .seconds(1))
      await store.finish(timeout: second)
    }
    #expect(heard == [])
  }

  @Test func `Actions of .send effects must be received`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .send(.answer("a")), .answer("a"): .send(.ringTapped)])
      await store.send(.askTapped)
      await store.receive(.answer("a")) { $0.note = "a" }
      await store.receive(.ringTapped) { $0.rings = 1 }
    }
    #expect(heard == [])
  }

  @Test func `Another payload of the expected action is shown as a difference`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("b")])
      await store.send(.askTapped)
      await store.receive(.answer("a")) { $0.note = "a" }
    }
    #expect(
      heard == [
        """
        3: Expected to receive Bell.Action.answer, but received another action:

          − Bell.Action.answer("a")
          + Bell.Action.answer("b")

        (Expected: −, Received: +)
        """
      ])
  }

  @Test func `Another case than the expected one is shown`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("b")])
      await store.send(.askTapped)
      await store.receive(/Bell.Action.rang)
    }
    #expect(
      heard == [
        """
        3: Expected to receive Bell.Action.rang, but received another action:

          Bell.Action.answer("b")
        """
      ])
  }

  @Test func `Another payload than the expected one is shown as a difference`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("b")])
      await store.send(.askTapped)
      await store.receive(/Bell.Action.answer, "a")
    }
    #expect(
      heard == [
        """
        3: Expected to receive Bell.Action.answer, but received another action:

          − "a"
          + "b"

        (Expected: −, Received: +)
        """
      ])
  }

  @Test func `An action that a predicate does not accept is shown`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("b")])
      await store.send(.askTapped)
      await store.receive { $0 == .ringTapped }
    }
    #expect(
      heard == [
        """
        3: Expected to receive an action that the closure accepts, but received another action:

          Bell.Action.answer("b")
        """
      ])
  }

  @Test func `A predicate can read the store`() async {
    let store = TestStore([.askTapped: .answer("a")])
    await store.send(.askTapped)
    await store.receive { action in
      action == .answer("a") && store.state.note == ""
    } assert: {
      $0.note = "a"
    }
  }

  @Test func `The state after a received action is compared`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("b")])
      await store.send(.askTapped)
      await store.receive(.answer("b")) { $0.note = "c" }
    }
    #expect(
      heard == [
        """
        3: The state after Bell.Action.answer is not the expected one:

            Bell.State(
              rings: 0,
          −   note: "c"
          +   note: "b"
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `Actions before the expected one are reported together, and it is received`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a", "b", "c")])
      await store.send(.askTapped)
      await store.receive(.answer("c")) { $0.note = "c" }
    }
    #expect(
      heard == [
        """
        3: Before Bell.Action.answer, the store received 2 actions that must be asserted first:

          Bell.Action.answer("a")
          Bell.Action.answer("b")
        """
      ])
  }

  @Test func `receive fails immediately if no effect is in flight`() async {
    let heard = await failures {
      let store = TestStore()
      await store.receive(.answer("a"), timeout: .seconds(100_000))
    }
    #expect(
      heard == [
        "2: Expected to receive Bell.Action.answer, but it did not arrive. No effect is running."
      ])
  }

  @Test func `receive fails immediately if all effects sleep on a test clock`() async {
    let clock = TestClock()
    let heard = await failures {
      let store = TestStore([
        .askTapped: .run { _ in try await clock.sleep(for: .seconds(1)) }
          .cancellable(id: Bell.CancelID.ask)
      ])
      await store.send(.askTapped)
      await store.receive(.answer("a"), timeout: .seconds(100_000))
    }
    #expect(
      heard == [
        """
        6: Expected to receive Bell.Action.answer, but it did not arrive. 1 effect is still running:
        - ReceiveTests.swift:\(#line - 6), from Bell.Action.askTapped, id CancelID.ask: \
        asleep on a clock that is not advancing

        Advance the clock on which they sleep, cancel them, or call skipInFlightEffects().
        """
      ])
  }

  @Test func `receive waits for an external effect until the timeout`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .endless])
      await store.send(.askTapped)
      await store.receive(.answer("a"), timeout: .zero)
    }
    #expect(
      heard == [
        """
        3: Expected to receive Bell.Action.answer, but it did not arrive within 0.0 seconds. \
        1 effect is still running:
        - Bell.swift:\(Bell.endlessLine), from Bell.Action.askTapped: \
        waiting for something outside the test

        Let what they wait for happen, cancel them, or call skipInFlightEffects().
        """
      ])
  }

  @Test func `An action from another thread is received`() async {
    let heard = await failures {
      let store = TestStore([
        .askTapped: .run { send in
          let note = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: "a") }
          }
          await send(.answer(note))
          await Task.detached { await send(.ringTapped) }.value
        }
      ])
      store.timeout = 100_000 * 1_000_000_000
      await store.send(.askTapped)
      await store.receive(.answer("a")) { $0.note = "a" }
      await store.receive(.ringTapped) { $0.rings = 1 }
      await store.finish()
    }
    #expect(heard == [])
  }

  @Test func `An action that arrives too late is not reported a second time`() async {
    let clock = TestClock()
    let heard = await failures {
      let store = TestStore([
        .askTapped: .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.answer("late"))
          await send(.ringTapped)
        }
      ])
      await store.send(.askTapped)
      await store.receive(.answer("late"))
      await clock.advance(by: .seconds(1))
      await store.receive(.ringTapped) { $0.rings = 1 }
    }
    #expect(heard.map { $0.prefix(3) } == ["9: "])
  }

  @Test func `Actions in another order are one failure, not one per step`() async {
    let heard = await failures {
      let store = TestStore([
        .askTapped: .answer("x", "b"), .answer("b"): .answer("a"), .answer("a"): .answer("c"),
      ])
      await store.send(.askTapped)
      await store.receive(.answer("z")) { $0.note = "z" }
      await store.receive(.answer("b")) { $0.note = "b" }
      await store.receive(.answer("a")) { $0.note = "a" }
      await store.receive(.answer("c")) { $0.note = "c" }
    }
    #expect(heard.map { $0.prefix(3) } == ["5: "])
  }
}
