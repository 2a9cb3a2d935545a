/// Publishers deliver on an operation queue. While a feature runs at the prompt, work for the main operation queue is done in
/// the virtual time of the session.
extension OperationQueue: OpenCombine.Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = NoSchedulerOptions

  public var now: SchedulerTimeType { controlled?.now ?? SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Calls a function as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let controlled { return controlled.schedule(options: options, action) }
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let controlled {
      return controlled.schedule(
        after: date, tolerance: tolerance, options: options, action)
    }
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: .now() + now.distance(to: date).timeInterval) {
      self.addOperation { action() }
    }
  }

  /// Calls a function at a time and then at regular intervals, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let controlled {
      return controlled.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    let queue = DispatchQueue.global()
    return queue.schedule(
      after: queue.now.advanced(by: .seconds(now.distance(to: date).timeInterval)),
      interval: .seconds(interval.timeInterval), tolerance: .zero, options: nil
    ) { self.addOperation { action() } }
  }

  /// The scheduler that replaces the main operation queue for the current task, if any.
  private var controlled: AnySchedulerOf<RunLoop>? {
    self === OperationQueue.main ? ControlledSchedulers.current?.operationQueue : nil
  }
}
