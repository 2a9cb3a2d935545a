import ComposableCombine
import Testing

@Suite("Schedulers")
@MainActor
struct SchedulerTests {
  @Test("A test scheduler does its work in the order of its times")
  func testScheduler() {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append("two") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) {
      log.append("one")
      scheduler.schedule { log.append("nested") }
    }
    scheduler.schedule { log.append("now") }
    #expect(log == [])
    scheduler.advance()
    #expect(log == ["now"])
    scheduler.advance(by: 1)
    #expect(log == ["now", "one", "nested"])
    scheduler.run()
    #expect(log == ["now", "one", "nested", "two"])
    #expect(scheduler.now == DispatchQueue.test.now.advanced(by: 2))
  }

  @Test("Repeated work ends when it is cancelled, even while it runs")
  func repetition() {
    let scheduler = RunLoop.test
    var ticks = 0
    var work: (any Cancellable)?
    work = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1) {
      ticks += 1
      if ticks == 3 { work?.cancel() }
    }
    scheduler.advance(by: 10)
    #expect(ticks == 3)
  }

  @Test("Repetitions that are due at the same moment run in the order in which they were scheduled")
  func simultaneousRepetitions() {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    let every = scheduler.schedule(after: scheduler.now, interval: 1) { log.append("every") }
    let other = scheduler.schedule(after: scheduler.now, interval: 2) { log.append("other") }
    scheduler.advance()
    #expect(log == ["every", "other"])
    scheduler.advance(by: 2)
    #expect(log.dropFirst(2) == ["every", "every", "other"])
    every.cancel()
    other.cancel()
  }

  @Test("An immediate scheduler does not wait")
  func immediate() {
    var log: [Int] = []
    let scheduler = AnySchedulerOf<DispatchQueue>.immediate
    scheduler.schedule(after: scheduler.now.advanced(by: 10)) { log.append(1) }
    _ = Just(2).delay(for: 10, scheduler: RunLoop.immediate).sink { log.append($0) }
    #expect(log == [1, 2])
  }

  @Test("A task sleeps on a scheduler until its time or until the task is cancelled")
  func sleep() async throws {
    let scheduler = DispatchQueue.test
    let sleeper = Task { try await scheduler.sleep(for: .seconds(1)) }
    let cancelled = Task { try await scheduler.sleep(for: .seconds(2)) }
    await scheduler.advance(by: 1)
    try await sleeper.value
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test("A task that starts late sleeps before the time advances")
  func lateTask() async throws {
    let scheduler = DispatchQueue.test
    let sleeper = Task.detached {
      // As on a busy machine.
      usleep(100_000)
      try await scheduler.sleep(for: .seconds(1))
    }
    await scheduler.advance(by: 1)
    try await sleeper.value
  }

  @Test("A timer of a scheduler ticks at regular intervals")
  func timer() async {
    let scheduler = DispatchQueue.test
    let start = scheduler.now
    let ticks = Task {
      var times: [DispatchQueue.SchedulerTimeType] = []
      for await time in scheduler.timer(interval: .seconds(1)) {
        times.append(time)
        if times.count == 2 { break }
      }
      return times
    }
    await scheduler.advance(by: .seconds(5))
    #expect(await ticks.value == [start.advanced(by: 1), start.advanced(by: 2)])
  }

  @Test("A timer's publisher ticks while it is connected")
  func timerPublisher() {
    let scheduler = RunLoop.test
    var ticks = 0
    let subscription = Publishers.Timer(every: 1, scheduler: scheduler).autoconnect()
      .sink { _ in ticks += 1 }
    scheduler.advance(by: 3)
    #expect(ticks == 3)
    subscription.cancel()
    scheduler.advance(by: 3)
    #expect(ticks == 3)
  }

  @Test("The main queue delivers values")
  func mainQueue() async {
    let value = await withCheckedContinuation { continuation in
      let kept = Kept()
      kept.subscription = Just(1).receive(on: DispatchQueue.main)
        .delay(for: .milliseconds(1), scheduler: AnySchedulerOf<DispatchQueue>.main)
        .sink {
          continuation.resume(returning: $0)
          kept.subscription = nil
        }
    }
    #expect(value == 1)
  }

  private final class Kept { var subscription: AnyCancellable? }

  @Test("Durations of a queue are measured in nanoseconds and do not overflow")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1.5) == .milliseconds(1500))
    #expect(Stride(.never) == .nanoseconds(.max))
    #expect(Stride.seconds(.max) == .nanoseconds(.max))
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5))
    #expect(time.advanced(by: 2).distance(to: time) == -2)
  }
}
