import Testing

@_spi(TestFailures) @testable import ComposableArchitecture

/// How `send` compares the state.
@MainActor
struct SendTests {
  @Test func `An asserted change and an expected absence of changes pass`() async {
    let heard = await failures {
      let store = TestStore()
      await store.send(.ringTapped) { $0.rings = 1 }
      await store.send(.askTapped)
      #expect(store.state == Bell.State(rings: 1))
    }
    #expect(heard == [])
  }

  @Test func `Another change is shown as a difference at the line of the send`() async {
    let heard = await failures {
      let store = TestStore()
      await store.send(.ringTapped) { $0.rings = 2 }
    }
    #expect(
      heard == [
        """
        2: The state after Bell.Action.ringTapped is not the expected one:

            Bell.State(
          −   rings: 2,
          +   rings: 1,
              note: ""
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `Differences are aligned in proportional fonts`() async {
    let change = StateChange(before: Bell.State(), after: Bell.State(rings: 1))
    let failure = change.failure(expecting: nil, .on)
    #expect(failure?.text.contains("\u{2007}   note") == true)
    #expect(failure?.text.contains("\u{2212}   rings: 0") == true)
  }

  @Test func `A change without a closure is a failure`() async {
    let heard = await failures {
      let store = TestStore()
      await store.send(.ringTapped)
    }
    #expect(
      heard == [
        """
        2: Bell.Action.ringTapped changed the state, and no change was expected:

            Bell.State(
          −   rings: 0,
          +   rings: 1,
              note: ""
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `A closure without a change is a failure`() async {
    let heard = await failures {
      let store = TestStore()
      await store.send(.askTapped) { $0.rings = 0 }
    }
    #expect(
      heard == [
        """
        2: A change of the state was expected, but Bell.Action.askTapped did not change it. Omit the \
        closure if no change is expected.
        """
      ])
  }

  @Test func `An error thrown by the closure is a failure`() async {
    struct NoSuchRow: Error {}
    let heard = await failures {
      let store = TestStore()
      await store.send(.ringTapped) { _ in throw NoSuchRow() }
    }
    #expect(
      heard == ["2: The assertion closure threw SendTests.NoSuchRow()."])
  }

  @Test func `The closure starts from the state before the action`() async {
    let heard = await failures {
      let store = TestStore()
      await store.send(.ringTapped) { $0.rings += 1 }
      await store.send(.ringTapped) { $0.rings += 1 }
    }
    #expect(heard == [])
  }

  @Test func `After a failure, the test continues from the actual state`() async {
    let heard = await failures {
      let store = TestStore()
      await store.send(.ringTapped) { $0.rings = 9 }
      await store.send(.ringTapped) { $0.rings = 2 }
    }
    #expect(heard.count == 1)
  }

  @Test func `Actions that are not received before a send are reported once`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .merge(.send(.answer("a")), .answer("b"))])
      await store.send(.askTapped)
      await store.send(.ringTapped) { $0.rings = 1 }
      await store.finish()
    }
    #expect(
      heard == [
        """
        3: Before Bell.Action.ringTapped is sent, 2 received actions must be asserted with receive:

          Bell.Action.answer("a")
          Bell.Action.answer("b")
        """
      ])
  }

  @Test func `A long list of actions is truncated`() {
    let lines = TestText.actions((1...1000).map(Bell.Action.rang(times:))).split(separator: "\n")
    #expect(lines.count == 26)
    #expect(lines.last == "  and 975 more")
  }

  @Test func `Messages show the field names of binding actions`() async {
    let heard = await failures {
      let store = TestStore(initialState: SettingsForm.State()) { SettingsForm() }
      // The feature has no BindingReducer; this test ignores the warning.
      await RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { _ in }) {
        _ = await store.send(.suggestTapped)
      }
    }
    #expect(
      heard == [
        """
        4: 1 received action must be asserted with receive before the test ends:

          SettingsForm.Action.binding(.set(\\State.$second, "two"))
        """
      ])
  }

  @Test func `The state is the state after the asserted actions`() async {
    let store = TestStore([.askTapped: .answer("late")])
    await store.send(.askTapped)
    #expect(store.state.note == "")
    await store.receive(.answer("late")) { $0.note = "late" }
    #expect(store.state.note == "late")
  }
}

/// Two fields of the same type, which only writing through a key path distinguishes.
private struct SettingsForm: Reducer {
  struct State: Equatable {
    @BindingState var first = ""
    @BindingState var second = ""
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case suggestTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      action == .suggestTapped ? .send(.set(\.$second, "two")) : .none
    }
  }
}
