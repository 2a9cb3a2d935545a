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

  @Test func `running effects can be skipped; they are cancelled`() async {
    let heard = await failures {
      let store = TestStore([.askTapped: .endless])
      await store.send(.askTapped)
      await store.skipInFlightEffects()
      #expect(store.store.runningEffects.isEmpty)
    }
    #expect(heard == [])
  }

  @Test func `an effect that ignores its cancellation is not asked for after it was skipped`() async
  {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let heard = await failures {
      let store = TestStore([
        .askTapped: .run { _ in await Task.detached { for await _ in stream {} }.value }
      ])
      await store.send(.askTapped)
      await store.skipInFlightEffects()
    }
    continuation.finish()
    #expect(heard == [])
  }

  @Test func `skipping no effect is a failure unless it is allowed`() async {
    let heard = await failures {
      let store = TestStore()
      await store.skipInFlightEffects(strict: false)
      await store.skipInFlightEffects()
    }
    #expect(heard == ["3: There is no running effect to skip."])
  }
}
