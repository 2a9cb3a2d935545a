/// A scheduler that calls a function immediately on the main thread, and on the main queue from other threads.
///
/// ```swift
/// viewStore.publisher.title.receive(on: UIScheduler.shared).sink { label.text = $0 }
/// ```
public struct UIScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  public typealias SchedulerOptions = Never

  public static let shared = UIScheduler()

  public var now: SchedulerTimeType { DispatchQueue.main.now }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Calls a function on the main thread.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if DrainingThread.isCurrent { action() } else { DispatchQueue.main.schedule(action) }
  }

  /// Calls a function on the main queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Calls a function on the main queue at a time and then at regular intervals, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
