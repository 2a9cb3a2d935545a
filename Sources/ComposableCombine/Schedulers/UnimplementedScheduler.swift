/// A scheduler that reports each use. Tests get it if they do not override the scheduler.
///
/// After the report, it behaves like the scheduler that it wraps, so that only the report fails the test.
private struct UnimplementedScheduler<S: Scheduler>: Scheduler {
  let name: String
  let scheduler: S

  var now: S.SchedulerTimeType { reported.now }
  var minimumTolerance: S.SchedulerTimeType.Stride { scheduler.minimumTolerance }

  func schedule(options: S.SchedulerOptions?, _ action: @escaping () -> Void) {
    reported.schedule(options: options, action)
  }

  func schedule(
    after date: S.SchedulerTimeType, tolerance: S.SchedulerTimeType.Stride,
    options: S.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    // To compute the date, the caller has read `now`, which has reported the use.
    scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func schedule(
    after date: S.SchedulerTimeType, interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduler.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }

  private var reported: S {
    RuntimeWarning.reportUnimplemented(name)
    return scheduler
  }
}

extension AnyScheduler {
  /// Returns a scheduler that reports each use with a name and then behaves like another one.
  public static func unimplemented<S: Scheduler>(_ name: String, _ scheduler: S) -> Self
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    AnyScheduler(UnimplementedScheduler(name: name, scheduler: scheduler))
  }
}

extension Scheduler where Self == AnySchedulerOf<DispatchQueue> {
  /// A main queue that reports each use with a name and does not wait.
  public static func unimplemented(_ name: String = "DispatchQueue") -> Self {
    .unimplemented(name, DispatchQueue.immediate)
  }
}
