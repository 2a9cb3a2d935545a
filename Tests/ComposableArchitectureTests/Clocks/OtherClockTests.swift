import Testing

@testable import ComposableArchitecture

@Suite("Immediate, unimplemented and type-erased clocks")
struct OtherClockTests {
  @Test("A sleep on an immediate clock returns immediately and advances the time")
  func immediate() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(600))
    try await clock.sleep(for: .seconds(1))
    #expect(clock.now == .init(offset: .seconds(601)))
  }

  @Test("An immediate clock can be written as .immediate")
  func immediateByName() async throws {
    try await withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(600))
    }
  }

  @Test("An immediate clock throws in a cancelled task")
  func immediateCancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ImmediateClock().sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("An unimplemented clock reports a sleep once, with its name")
  func unimplemented() async throws {
    let clock: any Clock<Duration> = .unimplemented(name: "the clock")
    let warnings = try await reports { try await clock.sleep(for: .seconds(600)) }
    #expect(warnings.map(\.code) == [.unimplemented])
    #expect(warnings.first?.summary == "the clock was used in a test, but has no value for tests")
  }

  @Test("AnyClock forwards to the clock that it wraps")
  func anyClock() async throws {
    let beneath = ImmediateClock<Duration>(now: .init(offset: .seconds(5)))
    let clock = AnyClock(beneath)
    let start = clock.now
    try await clock.sleep(for: .seconds(2))
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(beneath.now == .init(offset: .seconds(7)))
  }

  @Test("A timer on any Clock<Duration> ends when its task is cancelled")
  func timerEnds() async {
    let clock = TestClock()
    let any: any Clock<Duration> = clock
    let task = Task {
      var ticks = 0
      for await _ in any.timer(interval: .seconds(1)) {
        ticks += 1
        if ticks == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return ticks
    }
    while clock.now < .init(offset: .seconds(2)) { await clock.advance(by: .seconds(1)) }
    task.cancel()
    #expect(await task.value <= 2)
  }

  @Test("A loop over a timer on an immediate clock can be left with break")
  func timerBreak() async {
    let clock: any Clock<Duration> = .immediate
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 3 { break }
    }
    #expect(ticks == 3)
  }
}
