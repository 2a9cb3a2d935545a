// Types in place of IDs, in features with an environment.

extension PublisherEffect {
  /// Makes the effect cancellable with a type in place of an ID.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Self {
    cancellable(id: TypeID(type: id), cancelInFlight: cancelInFlight)
  }

  /// Cancels all effects in flight with a type in place of an ID.
  public static func cancel(id: Any.Type) -> Self { cancel(id: TypeID(type: id)) }

  /// Cancels all effects in flight with any of some types in place of IDs.
  public static func cancel(ids: [Any.Type]) -> Self { cancel(ids: ids.map(TypeID.init)) }

  /// Returns an effect that starts after a pause, unless another one with the same type in place of an ID replaces it first.
  public func debounce<S: Scheduler>(
    id: Any.Type, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    debounce(
      id: TypeID(type: id), for: dueTime, scheduler: scheduler, options: options,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an effect that sends at most one value in an interval, together with the effects that have the same type in place of an ID.
  public func throttle<S: Scheduler>(
    id: Any.Type, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    throttle(
      id: TypeID(type: id), for: interval, scheduler: scheduler, latest: latest,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension PublisherEffect where Failure == Never {
  /// Sends the time of a scheduler at regular intervals until the effect with the same type in place of an ID is cancelled.
  public static func timer<S: Scheduler>(
    id: Any.Type, every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S,
    options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self where Output == S.SchedulerTimeType {
    timer(
      id: TypeID(type: id), every: interval, tolerance: tolerance, on: scheduler,
      options: options, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
