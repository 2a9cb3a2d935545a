import Testing

@_spi(TestFailures) @testable import ComposableArchitecture

/// What a test store asserts of shared values.
@MainActor
struct SharedTestStoreTests {
  private func makeStore(_ count: Shared<Int>, clock: TestClock<Duration>? = nil)
    -> TestStoreOf<Tally>
  {
    TestStore(initialState: Tally.State(count: count)) {
      Tally()
    } withDependencies: {
      if let clock { $0.continuousClock = clock }
    }
  }

  @Test func `A change is asserted in both spellings, and the value stays`() async {
    @Shared(value: 0) var count
    let heard = await failures {
      let store = makeStore($count)
      await store.send(.incrementTapped) { $0.$count.withLock { $0 = 1 } }
      await store.send(.incrementTapped) { $0.count = 2 }
      await store.send(.incrementTapped) {
        #expect($0.count == 2)
        $0.$count.withLock { $0 += 1 }
        #expect($0.count == 3)
      }
    }
    #expect(heard == [])
    #expect(count == 3)
  }

  @Test func `A change that is not asserted is a failure`() async {
    let heard = await failures {
      let store = makeStore(Shared(value: 0))
      await store.send(.incrementTapped)
      await store.send(.noop)
    }
    #expect(
      heard == [
        """
        2: Tally.Action.incrementTapped changed the state, and no change was expected:

            Tally.State(
          −   _count: #1 0
          +   _count: #1 1
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `Another change is a failure, and changes nothing`() async {
    @Shared(value: 0) var count
    let heard = await failures {
      let store = makeStore($count)
      await store.send(.incrementTapped) { $0.$count.withLock { $0 = 5 } }
    }
    #expect(count == 1)
    #expect(
      heard == [
        """
        2: The state after Tally.Action.incrementTapped is not the expected one:

            Tally.State(
          −   _count: #1 5
          +   _count: #1 1
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `An expected change that does not happen is a failure`() async {
    let heard = await failures {
      let store = makeStore(Shared(value: 0))
      await store.send(.noop) { $0.$count.withLock { $0 = 1 } }
    }
    #expect(heard.count == 1)
    #expect(heard.first?.contains("−   _count: #1 1") == true)
  }

  @Test func `A change back needs no assertion`() async {
    let heard = await failures {
      let store = makeStore(Shared(value: 0))
      await store.send(.backAndForthTapped)
      await store.send(.backAndForthTapped) { _ in }
    }
    #expect(heard == [])
  }

  @Test func `A reference of the test can be asserted`() async {
    @Shared(value: 0) var count
    let clock = TestClock()
    let heard = await failures {
      let store = makeStore($count, clock: clock)
      await store.send(.incrementTapped) { _ in $count.withLock { $0 = 1 } }
      await store.send(.laterTapped)
      await clock.advance(by: .seconds(1))
      await store.finish()
      $count.assert { $0 = 11 }
      $count.assert { $0 = 11 }
      await store.send(.noop)
    }
    #expect(
      heard == ["7: Shared<Int>(value: 11) was asserted, but no feature under test has changed it."]
    )
  }

  @Test func `The change by a received action is asserted in the send before it`() async {
    let heard = await failures {
      let store = makeStore(Shared(value: 0))
      await store.send(.sendTapped) { $0.$count.withLock { $0 = 1 } }
      await store.receive(.incremented)
    }
    #expect(heard == [])
  }

  @Test func `The change by an effect is asserted with the next assertion`() async {
    let clock = TestClock()
    let heard = await failures {
      let store = makeStore(Shared(value: 0), clock: clock)
      await store.send(.laterTapped)
      await clock.advance(by: .seconds(1))
      await store.send(.noop) { $0.$count.withLock { $0 = 10 } }
      await store.send(.laterTapped)
      await clock.advance(by: .seconds(1))
      await store.finish()
      store.assert { $0.$count.withLock { $0 = 20 } }
    }
    #expect(heard == [])
  }

  @Test func `The end of a test reports changes that were not asserted`() async {
    let clock = TestClock()
    let heard = await failures {
      let store = makeStore(Shared(value: 0), clock: clock)
      await store.send(.laterTapped)
      await clock.advance(by: .seconds(1))
      await store.finish()
    }
    #expect(
      heard == [
        """
        4: The test ended before it asserted changes of shared values:

            Tally.State(
          −   _count: #1 0
          +   _count: #1 10
            )

        (Before: −, After: +)
        """
      ])
  }

  @Test func `A test that is not exhaustive may leave changes out`() async {
    let heard = await failures {
      let store = makeStore(Shared(value: 0))
      store.exhaustivity = .off
      await store.send(.incrementTapped)
      await store.send(.incrementTapped) { $0.$count.withLock { $0 = 2 } }
      await store.send(.incrementTapped) { $0.$count.withLock { $0 = 7 } }
      await store.send(.incrementTapped)
    }
    #expect(heard.count == 1)
    #expect(heard.first?.contains("+   _count: #1 3") == true)
  }

  @Test func `A change of a reference that the state does not contain is not noticed`() async {
    @Shared(value: 0) var other
    let heard = await failures {
      let store = TestStore(initialState: Tally.State(count: Shared(value: 0))) {
        Reduce<Tally.State, Tally.Action> { [other = $other] _, _ in
          other.withLock { $0 += 1 }
          return .none
        }
      }
      await store.send(.noop)
    }
    #expect(heard == [])
    #expect(other == 1)
  }

  @Test func `A property that refers to another value is asserted like a change`() async {
    let heard = await failures {
      let store = makeStore(Shared(value: 0))
      await store.send(.replaceTapped) { $0.$count = Shared(value: 100) }
      await store.send(.incrementTapped) { $0.$count.withLock { $0 = 101 } }
    }
    #expect(heard == [])
  }

  @Test func `onChange sees a shared value before and after`() {
    var changes: [String] = []
    let store = Store(initialState: Tally.State(count: Shared(value: 0))) {
      Tally().onChange(of: \.count) { old, new in
        Reduce { _, _ in
          changes.append("\(old) -> \(new)")
          return .none
        }
      }
    }
    store.send(.incrementTapped)
    store.send(.noop)
    #expect(changes == ["0 -> 1"])
  }
}
