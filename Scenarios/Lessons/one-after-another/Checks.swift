import ComposableArchitecture
import Testing

/// A test clock on which saving, the work of two seconds, takes five.
private struct SlowSave: Clock {
  let clock: TestClock<Duration>

  var now: TestClock<Duration>.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    let isSaving = now.duration(to: deadline) == .seconds(2)
    try await clock.sleep(
      until: isSaving ? deadline.advanced(by: .seconds(3)) : deadline, tolerance: tolerance)
  }
}

@MainActor
struct PublisherChecks {
  @Test func `The upload waits for the save, also if that takes longer`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Publisher.State()) {
      Publisher()
    } withDependencies: {
      $0.continuousClock = SlowSave(clock: clock)
    }
    store.exhaustivity = .off
    await store.send(\.publishButtonTapped)
    await clock.advance(by: .seconds(6))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.steps == ["sound", "save", "upload"])
    await store.skipInFlightEffects(strict: false)
  }
}
