import Testing

@testable import ComposableArchitecture

/// Skipping received actions and effects in flight.
@MainActor
struct SkipTests {
  @Test func `Skipping received actions keeps their state changes`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a", "b")])
      await store.send(.askTapped)
      await store.skipReceivedActions()
      #expect(store.state.note == "b")
    }
    #expect(heard == [])
  }

  @Test func `Skipping without a received action is a failure unless it is allowed`() async {
    let heard = await failures {
      let store = TestStore()
      await store.skipReceivedActions(strict: false)
      await store.skipReceivedActions()
    }
    #expect(heard == ["3: There is no received action to skip."])
  }

  @Test func `Skipping without an effect in flight is a failure unless it is allowed`() async {
    let heard = await failures {
      let store = TestStore()
      await store.skipInFlightEffects(strict: false)
      await store.skipInFlightEffects()
    }
    #expect(heard == ["3: There is no effect in flight to skip."])
  }
}
