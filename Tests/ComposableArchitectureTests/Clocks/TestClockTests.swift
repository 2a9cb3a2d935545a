import Synchronization
import Testing

@testable import ComposableArchitecture

@Suite("Test clocks")
@MainActor
struct TestClockTests {
  let clock = TestClock()

  private func store(_ effect: Effect<String>) -> Store<[String], String> {
    let store = Store<[String], String>.probe(["start": effect])
    store.send("start")
    store.drainEffects()
    return store
  }

  private func sleeping(_ name: String, _ duration: Duration) -> Effect<String> {
    let clock = clock
    return .run { send in
      try await clock.sleep(for: duration)
      await send(name)
    }
  }

  @Test("A sleeper wakes when its deadline is reached, not before")
  func deadline() async {
    let store = store(sleeping("woken", .seconds(10)))
    await clock.advance(by: .seconds(9))
    #expect(store.received == ["start"])
    await clock.advance(by: .seconds(1))
    #expect(store.received == ["start", "woken"])
    #expect(clock.now == .init(offset: .seconds(10)))
  }

  @Test("Sleepers wake by deadline, then in the order in which they fell asleep")
  func order() async {
    let store = store(
      .merge(
        sleeping("3", .seconds(3)), sleeping("1a", .seconds(1)), sleeping("2", .seconds(2)),
        sleeping("1b", .seconds(1))))
    await clock.advance(by: .seconds(3))
    #expect(store.received == ["start", "1a", "1b", "2", "3"])
  }

  @Test("A task that sleeps again during an advance wakes again during that advance")
  func again() async {
    let clock = clock
    let store = store(
      .run { send in
        for tick in 1...5 {
          try await clock.sleep(for: .seconds(1))
          await send("\(tick)")
        }
      })
    await clock.advance(to: .init(offset: .seconds(3)))
    #expect(store.received == ["start", "1", "2", "3"])
    #expect(clock.sleepingEffects == [1])
    await clock.run()
    #expect(store.received == ["start", "1", "2", "3", "4", "5"])
  }

  @Test("A timer ticks at every interval and does not drift")
  func timer() async {
    let clock = clock
    let store = store(
      .run { send in
        for await _ in clock.timer(interval: .seconds(1)) {
          await send("\(clock.now.duration(to: .init()) * -1)")
        }
      })
    await clock.advance(by: .milliseconds(3_500))
    #expect(store.received == ["start", "1.0 seconds", "2.0 seconds", "3.0 seconds"])
  }

  @Test("Running a clock with a timer times out, reports it, and cancels the sleepers")
  func runGivesUp() async {
    let clock = clock
    let store = store(
      .run { send in
        for await _ in clock.timer(interval: .seconds(1)) {}
        await send("ended")
      })
    let warnings = await reports { await clock.run(timeout: .zero) }
    #expect(warnings.map(\.code) == [.sleepersLeft])
    #expect(warnings.first?.summary == "TestClock.run(): 1 still sleeps after 0.0 seconds")
    store.drainEffects()
    #expect(store.received == ["start", "ended"])
  }

  @Test("checkSuspension throws while a task sleeps")
  func suspension() async throws {
    try await clock.checkSuspension()
    let store = store(sleeping("woken", .seconds(1)))
    await #expect(throws: SuspensionError.self) {
      try await clock.checkSuspension()
    }
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
    #expect(store.received.last == "woken")
  }

  @Test("A sleep of zero waits until the clock is advanced")
  func sleepOfZero() async {
    let store = store(sleeping("woken", .zero))
    #expect(store.received == ["start"])
    #expect(clock.sleepingEffects == [1])
    await clock.advance()
    #expect(store.received == ["start", "woken"])
    #expect(clock.now == .init())
  }

  @Test("A deadline in the past and a cancelled task do not sleep")
  func noSleep() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: .init(offset: .milliseconds(999)))
    let task = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Cancelling a task wakes it without advancing the clock")
  func cancellation() async {
    let clock = clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == .init())
  }

  @Test("1,000 sleepers wake in order")
  func many() async {
    let milliseconds = 0..<1_000
    let store = store(.merge(milliseconds.map { sleeping("\($0)", .milliseconds($0)) }))
    await clock.advance(by: .seconds(1))
    let names = milliseconds.map { "\($0)" }
    #expect(store.received == ["start"] + names)
  }

  @Test("Tasks outside of a store run when the clock advances")
  func outside() async {
    let clock = clock
    let woken = Mutex(0)
    let task = Task {
      for _ in 0..<3 {
        try await clock.sleep(for: .seconds(1))
        woken.withLock { $0 += 1 }
      }
    }
    for wakes in 1...3 {
      await clock.advance(by: .seconds(1))
      #expect(woken.withLock { $0 } == wakes)
    }
    _ = await task.result
    #expect(clock.now == .init(offset: .seconds(3)))
  }

  @Test("Tasks that were just started sleep before the clock runs, on a busy machine as well")
  func busyMachine() async {
    let isOver = Mutex(false)
    for _ in 0..<4 { Thread { while !isOver.withLock({ $0 }) {} }.start() }
    defer { isOver.withLock { $0 = true } }
    for round in 0..<1_000 {
      let clock = TestClock(), ended = Mutex(0)
      let tasks = (0..<3).map { index in
        Task { [actor = Counting()] in
          try await clock.sleep(for: .seconds(index))
          await actor.count()
          try await clock.sleep(for: .seconds(1))
          ended.withLock { $0 += 1 }
        }
      }
      await clock.run()
      guard ended.withLock({ $0 }) == 3 else {
        Issue.record("\(ended.withLock { $0 }) of 3 ended in round \(round)")
        break
      }
      for task in tasks { task.cancel() }
    }
  }

  private actor Counting {
    private var number = 0
    func count() { number += 1 }
  }

  @Test("A run that needs longer than its timeout wakes at least 100 sleepers")
  func slowRun() async {
    let names = (0..<100).map { "\($0)" }
    let store = store(.concatenate(names.map { sleeping($0, .seconds(1)) }))
    await clock.run(timeout: .zero)
    #expect(store.received == ["start"] + names)
  }
}
