import Testing

@testable import ComposableArchitecture

/// What may be passed over on purpose.
@MainActor
struct SkipTests {
  @Test func `received actions can be skipped; their state counts`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .answer("a", "b")])
      await store.send(.askTapped)
      await store.skipReceivedActions()
      #expect(store.state.note == "b")
    }
    #expect(heard == [])
  }

  @Test func `skipping no action is a failure unless it is allowed`() async {
    let heard = await failures {
      let store = TestStore()
      await store.skipReceivedActions(strict: false)
      await store.skipReceivedActions()
    }
    #expect(heard == ["3: There is no received action to skip."])
  }

  @Test func `skipping no effect is a failure unless it is allowed`() async {
    let heard = await failures {
      let store = TestStore()
      await store.skipInFlightEffects(strict: false)
      await store.skipInFlightEffects()
    }
    #expect(heard == ["3: There is no effect in flight to skip."])
  }
}
