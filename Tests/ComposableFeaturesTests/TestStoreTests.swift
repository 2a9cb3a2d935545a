import ComposableArchitecture2
import Testing

/// The failures of a test store: section 3.9 of the facts.
@MainActor
@Suite struct TestStoreTests {
  let clock = TestClock()

  @Test func anUnexpectedChangeIsAFailure() {
    let failures = failures { counter().send(.plus) }
    #expect(
      failures == [
        """
        Count.Action.plus changed the state, and no change was expected:

          − Count.State.DebugSnapshot(count: 0)
          + Count.State.DebugSnapshot(count: 1)

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func anotherChangeIsAFailure() {
    let failures = failures { counter().send(.plus) { $0.count = 2 } }
    #expect(
      failures.first?.hasPrefix(
        "The state after Count.Action.plus is not the expected one:\n\n") == true)
  }

  @Test func anExpectationThatChangesNothingIsAFailure() {
    let failures = failures { counter().send(.nothing) { $0.count = 0 } }
    #expect(
      failures == [
        "A change of the state was expected, but Count.Action.nothing did not change it. Omit the closure if no change is expected."
      ])
  }

  @Test func anActionThatWasNotReceivedIsAFailure() {
    let failures = failures {
      let store = counter()
      store.send(.later)
      store.send(.nothing)
    }
    #expect(
      failures == [
        """
        Before Count.Action.nothing is sent, 1 received action must be asserted with receive:

          Count.Action.plus
        """
      ])
  }

  @Test func aChangeByATaskThatWasNotExpectedIsAFailure() async {
    let failures = await failures {
      let store = counter()
      store.send(.sleep)
      await clock.advance(by: .seconds(1))
      store.send(.nothing)
    }
    #expect(failures.count == 1)
    #expect(
      failures[0].hasPrefix(
        "Before Count.Action.nothing is sent, the changes by a task of Count must be asserted with expect:\n\n"
      ))
  }

  @Test func aTaskInFlightAtTheEndIsAFailure() {
    let failures = failures { counter().send(.sleep) }
    #expect(
      failures == [
        """
        1 task is still running, and should have ended:
        - Count.nap, TestStoreTests.swift:\(napLine): asleep on a clock that is not advancing

        Let them end, cancel them, or end the test with await store.dismount().
        """
      ])
  }

  @Test func anActionThatDoesNotArriveIsAFailure() async {
    let failures = await failures {
      await counter().receive(\.plus)
      let tabs = TestStore(initialState: Tabs.State()) { Tabs() }
      await tabs.receive(\.a.arrived)
    }
    #expect(
      failures == [
        "Expected to receive \\.plus, but it did not arrive.",
        "Expected to receive \\.a.arrived, but it did not arrive.",
      ])
  }

  @Test func aLateExpectationOfAPrefixFails() {
    let failures = failures {
      let store = counter()
      store.modify { $0.count = 1 }
      store.expect { $0.count = 1 }
    }
    #expect(
      failures == [
        "A change of the state was expected, but no task has changed it since the last step."
      ])
  }

  @Test func withoutExhaustivityOnlyWhatIsAssertedCounts() async {
    await TestExhaustivity.$current.withValue(.off) {
      let store = counter()
      store.send(.plus)
      store.send(.later)
      store.send(.plus) { $0.count = 3 }
      await store.dismount()
    }
  }

  @Test func skippedExpectationsAreShown() {
    let failures = failures {
      TestExhaustivity.$current.withValue(.off(showSkippedExpectations: true)) {
        _ = counter().send(.plus)
      }
    }
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("Skipped because the test is not exhaustive:\n\n"))
  }

  @Test func aStoreThatHasEndedCannotBeUsed() async {
    let failures = await failures {
      let store = counter()
      await store.dismount()
      store.send(.plus)
    }
    #expect(failures == ["Count has ended, and cannot be used any more."])
  }

  private func counter() -> TestStore<some FeatureProtocol<Count.State, Count.Action>> {
    TestStore(initialState: Count.State()) { Count().dependency(\.continuousClock, clock) }
  }
}

@Feature struct Count {
  struct State { var count = 0 }
  enum Action { case plus, nothing, later, sleep }
  @Dependency(\.continuousClock) var clock
  var body: some Feature {
    Update { state, action in
      switch action {
      case .plus: state.count += 1
      case .nothing: break
      case .later: store.addTask { try store.send(.plus) }
      case .sleep:
        store.addTask(name: "nap") {
          try await clock.sleep(for: .seconds(1))
          try store.modify { $0.count = 10 }
        }
      }
    }
  }
}

/// The line of the task above.
private let napLine: UInt = #line - 10
