import Testing

@testable import ComposableArchitecture

/// What a non-exhaustive test can omit.
@MainActor
struct ExhaustivityTests {
  @Test func `Without exhaustivity, fields that the closure does not set may change`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .send(.answer("a"))])
      store.exhaustivity = .off
      await store.send(.ringTapped)
      await store.send(.ringTapped) { $0.note = "" }
      #expect(store.state.rings == 2)
    }
    #expect(heard == [])
  }

  @Test func `Without exhaustivity, fields that the closure sets must match`() async {
    let heard = await failures {
      let store = TestStore()
      store.exhaustivity = .off
      await store.send(.ringTapped) { $0.rings = 3 }
    }
    #expect(
      heard == [
        """
        3: The state after Bell.Action.ringTapped is not the expected one:

            Bell.State(
          −   rings: 3,
          +   rings: 1,
              note: ""
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `Without exhaustivity, actions and effects need no assertion`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .merge(.answer("a", "b", "c"), .endless)])
      store.exhaustivity = .off
      await store.send(.askTapped)
      await store.receive(.answer("b")) { $0.note = "b" }
      await store.send(.ringTapped) { $0.rings = 1 }
    }
    #expect(heard == [])
  }

  @Test func `Without exhaustivity, an expected action must still arrive`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a")])
      store.exhaustivity = .off
      await store.send(.askTapped)
      await store.receive(.answer("x"))
    }
    #expect(
      heard == [
        "4: Expected to receive Bell.Action.answer, but it did not arrive. No effect is running."
      ])
  }

  @Test func `Skipped assertions can be shown and do not fail the test`() async {
    var notes: [Bool] = []
    let heard = await failures(notes: { notes = $0 }) {
      let store = TestStore([.askTapped: .answer("a", "b")])
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.ringTapped) { $0.note = "" }
      await store.send(.askTapped)
      await store.receive(.answer("b")) { $0.note = "b" }
    }
    #expect(notes == [true, true])
    #expect(
      heard == [
        """
        3: Skipped because the test is not exhaustive:

        The state after Bell.Action.ringTapped is not the expected one:

            Bell.State(
          −   rings: 0,
          +   rings: 1,
              note: ""
            )

        (Expected: −, Actual: +)
        """,
        """
        5: Skipped because the test is not exhaustive:

        Before Bell.Action.answer, the store received 1 action that must be asserted first:

          Bell.Action.answer("a")
        """,
      ])
  }

  @Test func `withExhaustivity applies to its operation only`() async throws {
    let heard = await failures {
      let store = TestStore()
      await store.withExhaustivity(.off) {
        await store.send(.ringTapped)
        #expect(store.exhaustivity == .off)
      }
      store.withExhaustivity(.off) { #expect(store.exhaustivity == .off) }
      #expect(store.exhaustivity == .on)
      await store.send(.ringTapped) { $0.rings = 2 }
    }
    #expect(heard == [])
  }

  @Test func `assert compares the current state`() async {
    let heard = await failures {
      let store = TestStore()
      store.exhaustivity = .off
      await store.send(.ringTapped)
      store.assert { $0.rings = 1 }
      store.assert { $0.rings = 2 }
    }
    #expect(
      heard == [
        """
        5: The state after the last step is not the expected one:

            Bell.State(
          −   rings: 2,
          +   rings: 1,
              note: ""
            )

        (Expected: −, Actual: +)
        """
      ])
  }
}
