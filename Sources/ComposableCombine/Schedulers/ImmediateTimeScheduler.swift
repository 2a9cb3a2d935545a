/// A scheduler that calls each function immediately, whatever its time is. Its own time never changes.
///
/// ```swift
/// withDependencies { $0.mainQueue = .immediate } operation: { ... }
/// ```
///
/// A function that is scheduled at intervals is called once.
public struct ImmediateTimeScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public let now: SchedulerTimeType

  public init(now: SchedulerTimeType) { self.now = now }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Calls a function once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// An immediate scheduler with the times and options of another one.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateTimeScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A scheduler that calls each function immediately.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateTimeScheduler(now: .init(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateTimeScheduler(now: .init(Date(timeIntervalSince1970: 0)))
  }
}

extension OperationQueue {
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateTimeScheduler(now: .init(Date(timeIntervalSince1970: 0)))
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}
