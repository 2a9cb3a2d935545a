/// A scheduler whose type is hidden.
///
/// A dependency has this type, so that a test can replace the main queue with another scheduler:
///
/// ```swift
/// @Dependency(\.mainQueue) var mainQueue
/// ...
/// return .publisher { results.receive(on: mainQueue).map(Action.received) }
/// ```
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Unchecked: schedulers may be used from any thread, but the protocol does not require it.
  private let currentNow: () -> SchedulerTimeType
  private let tolerance: () -> SchedulerTimeType.Stride
  private let scheduleNow: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleOnce: Schedule<Void>
  private let scheduleRepeatedly: ScheduleRepeatedly

  private typealias Schedule<Result> = (
    SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
  ) -> Result
  private typealias ScheduleRepeatedly = (
    SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
    @escaping () -> Void
  ) -> any Cancellable

  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    currentNow = { scheduler.now }
    tolerance = { scheduler.minimumTolerance }
    scheduleNow = { scheduler.schedule(options: $0, $1) }
    scheduleOnce = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    scheduleRepeatedly = {
      scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4)
    }
  }

  public var now: SchedulerTimeType { currentNow() }

  /// The time by which the scheduler may be late.
  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }

  /// Calls a function as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    scheduleNow(options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    scheduleOnce(date, tolerance, options, action)
  }

  /// Calls a function at a time and then at regular intervals, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduleRepeatedly(date, interval, tolerance, options, action)
  }
}

/// A scheduler with the times and options of another one: `AnySchedulerOf<DispatchQueue>`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> { AnyScheduler(self) }

  /// Returns the scheduler itself: text is not animated.
  public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
    eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
}
