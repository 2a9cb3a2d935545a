/// A scheduler whose time only advances when a test advances it.
///
/// ```swift
/// let mainQueue = DispatchQueue.test
/// let store = TestStore(initialState: Search.State()) {
///   Search()
/// } withDependencies: {
///   $0.mainQueue = mainQueue.eraseToAnyScheduler()
/// }
/// await store.send(.queryChanged("a"))
/// await mainQueue.advance(by: .milliseconds(300))
/// await store.receive(\.searchResponse)
/// ```
///
/// Work is done in the order of its times and, if times are equal, in the order in which it was scheduled. In an asynchronous
/// test, effects run until they are idle between two pieces of work. The scheduler may be used from any thread.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Unchecked: the lock protects all mutable properties. The work is called outside of it.
  private let lock = NSLock()
  private var time: SchedulerTimeType
  private var lastNumber = 0
  private var work: [Work] = []

  private struct Work {
    let number: Int
    let date: SchedulerTimeType
    let action: () -> Void
  }

  public init(now: SchedulerTimeType) {
    time = now
    ClockSettling.prepare()
  }

  /// The time to which the scheduler has been advanced.
  public var now: SchedulerTimeType { lock.withLock { time } }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Schedules a function for the current time. It is called by `advance(by:)`.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lock.withLock { _ = add(action, at: time) }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    lock.withLock { _ = add(action, at: date) }
  }

  /// Schedules a function for a time and then at regular intervals, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    func addNext(at date: SchedulerTimeType) {
      repetition.number = add(
        { [weak self] in
          self?.lock.withLock { addNext(at: date.advanced(by: interval)) }
          action()
        }, at: date, number: repetition.number)
    }
    lock.withLock { addNext(at: date) }
    return AnyCancellable { [weak self] in self?.remove(repetition) }
  }

  /// Advances the time and does the work that is due.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: duration))
  }

  /// Advances the time to an instant and does the work that is due.
  public func advance(to instant: SchedulerTimeType) {
    while let work = next(by: instant) { work.action() }
    lock.withLock { time = max(time, instant) }
  }

  /// Advances the time until nothing is scheduled. Repeated work never ends: cancel it first.
  public func run() {
    while let work = next(by: nil) { work.action() }
  }

  @MainActor
  public func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  @MainActor
  public func advance(to instant: SchedulerTimeType) async {
    await ClockSettling.settle()
    while let work = next(by: instant) {
      work.action()
      await ClockSettling.settle()
    }
    lock.withLock { time = max(time, instant) }
  }

  @MainActor
  public func run() async {
    await ClockSettling.settle()
    while let work = next(by: nil) {
      work.action()
      await ClockSettling.settle()
    }
  }

  /// Work that is scheduled again each time it is done.
  private final class Repetition {
    /// The number of its work, which is scheduled again and again in the same place among work for the same time.
    var number: Int?
  }

  /// Adds work. The lock must be held.
  ///
  /// - Parameter known: The number of work that was scheduled before.
  private func add(
    _ action: @escaping () -> Void, at date: SchedulerTimeType, number known: Int? = nil
  ) -> Int {
    if known == nil { lastNumber += 1 }
    let number = known ?? lastNumber
    let index = work.firstIndex { ($0.date, $0.number) > (date, number) } ?? work.endIndex
    work.insert(Work(number: number, date: date, action: action), at: index)
    return number
  }

  private func remove(_ repetition: Repetition) {
    lock.withLock { work.removeAll { $0.number == repetition.number } }
  }

  /// Removes the first work if it is due, and advances the time to it.
  private func next(by limit: SchedulerTimeType?) -> Work? {
    lock.withLock {
      guard let first = work.first, limit.map({ first.date <= $0 }) ?? true else { return nil }
      time = max(time, first.date)
      return work.removeFirst()
    }
  }
}

/// A test scheduler with the times and options of another one: `TestSchedulerOf<DispatchQueue>`.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A new scheduler whose time only advances when a test advances it.
  public static var test: TestSchedulerOf<DispatchQueue> {
    TestScheduler(now: .init(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: .init(Date(timeIntervalSince1970: 0)))
  }
}

extension OperationQueue {
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: .init(Date(timeIntervalSince1970: 0)))
  }
}
