import Testing

@testable import ComposableArchitecture

/// Effects while a test awaits something else than its store, and at the end of a test.
@MainActor
struct EffectsBetweenStepsTests {
  /// Returns when a value has been recorded. The time limit of a test ends a wait that would not.
  private func wait(for value: Int, in progress: LockIsolated<Int>) async throws {
    while progress.value != value { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test(.timeLimit(.minutes(10)))
  func `An effect that sleeps in real time continues while the test awaits something else`()
    async throws
  {
    let progress = LockIsolated(0)
    let store = TestStore([
      .askTapped: .run { send in
        try await Task.sleep(for: .milliseconds(1))
        progress.setValue(1)
        await send(.rang(times: 1))
        progress.setValue(2)
      }
    ])
    await store.send(.askTapped)
    try await wait(for: 2, in: progress)
    await store.receive(.rang(times: 1)) { $0.rings = 1 }
  }

  @Test(.timeLimit(.minutes(10)))
  func `The asserted state changes only when the action is received`() async throws {
    let progress = LockIsolated(0)
    let store = TestStore([
      .askTapped: .run { send in
        try await Task.sleep(for: .milliseconds(1))
        await send(.rang(times: 1))
        progress.setValue(1)
      }
    ])
    await store.send(.askTapped)
    try await wait(for: 1, in: progress)
    #expect(store.state.rings == 0)
    await store.receive(.rang(times: 1)) { $0.rings = 1 }
    #expect(store.state.rings == 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `An action that arrived while the test awaited something else must be received`()
    async throws
  {
    let progress = LockIsolated(0)
    let heard = try await failures {
      let store = TestStore([
        .askTapped: .run { send in
          try await Task.sleep(for: .milliseconds(1))
          await send(.rang(times: 1))
          progress.setValue(1)
        }
      ])
      await store.send(.askTapped)
      try await wait(for: 1, in: progress)
    }
    #expect(heard.count == 1)
    #expect(heard.first?.contains(".rang(times: 1)") == true)
  }

  /// No effect and no other test continues meanwhile.
  private func keepMainQueueBusy() { Thread.sleep(forTimeInterval: 0.35) }

  @Test func `Time in which the main queue runs something else is not time of waiting`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore([
      .askTapped: .run { send in
        for await _ in stream {}
        await send(.rang(times: 1))
      }
    ])
    await store.send(.askTapped)
    Task { @MainActor in
      keepMainQueueBusy()
      Task.detached {
        try await Task.sleep(for: .milliseconds(20))
        continuation.finish()
      }
    }
    await store.receive(.rang(times: 1), timeout: .milliseconds(300)) { $0.rings = 1 }
  }

  @Test func `An effect that ends in the last statement of a test is not in flight`() async {
    let heard = await failures {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let store = TestStore([.askTapped: .run { _ in for await _ in stream {} }])
      await store.send(.askTapped)
      continuation.finish()
    }
    #expect(heard == [])
  }

  @Test func `An action that is sent after the dismissal is reported and not reduced`() async {
    let taps = LockIsolated(0)
    let heard = await failures {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { state, isTap in
          @Dependency(\.dismiss) var dismiss
          guard isTap else { return .run { _ in await dismiss() } }
          taps.withValue { $0 += 1 }
          return .none
        }
      }
      await store.send(false)
      await store.finish()
      await store.send(true)
    }
    #expect(heard.count == 1)
    #expect(heard.first?.contains("has dismissed itself") == true)
    #expect(taps.value == 0)
  }
}
