// Effects from publishers as they were written before 1.0.

extension Publisher where Failure == Never {
  /// Turns a publisher into an effect that sends its values as actions.
  public func eraseToEffect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Effect<Output> {
    .publisher({ self }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Turns a publisher into an effect that sends an action for each of its values.
  public func eraseToEffect<Action>(
    _ transform: @escaping (Output) -> Action, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Effect<Action> {
    .publisher({ map(transform) }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Publisher {
  /// Turns a publisher into an effect that sends its values and its failure as results.
  public func catchToEffect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Effect<Result<Output, Failure>> {
    catchToEffect({ $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Turns a publisher into an effect that sends an action for each of its values and for its failure.
  public func catchToEffect<Action>(
    _ transform: @escaping (Result<Output, Failure>) -> Action, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Effect<Action> {
    .publisher(
      { map { transform(.success($0)) }.catch { Just(transform(.failure($0))) } },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Effect {
  /// Sends the time of a scheduler at regular intervals until the effect with the same identifier is cancelled.
  public static func timer<S: Scheduler>(
    id: some Hashable, every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S,
    options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self where Action == S.SchedulerTimeType {
    publisher(
      {
        Publishers.Timer(
          every: interval, tolerance: tolerance, scheduler: scheduler, options: options
        ).autoconnect()
      }, fileID: fileID, filePath: filePath, line: line, column: column
    )
    .cancellable(id: id, cancelInFlight: true)
  }

  public static func timer<S: Scheduler>(
    id: Any.Type, every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S,
    options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self where Action == S.SchedulerTimeType {
    timer(
      id: TypeID(type: id), every: interval, tolerance: tolerance, on: scheduler,
      options: options, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an effect that starts after a pause.
  ///
  /// ```swift
  /// return EffectTask(value: .timedOut)
  ///   .delay(for: .seconds(1), scheduler: mainQueue)
  ///   .eraseToEffect()
  /// ```
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    // A scheduler may be used from any thread; the others are values.
    nonisolated(unsafe) let (scheduler, interval) = (scheduler, interval)
    nonisolated(unsafe) let (tolerance, options) = (tolerance, options)
    let pause = Self.run(
      operation: { _ in
        try await scheduler.sleep(for: interval, tolerance: tolerance, options: options)
      },
      fileID: fileID, filePath: filePath, line: line, column: column)
    return pause.concatenate(with: self)
  }

  /// Returns the effect itself: a store receives all actions on the main thread.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Self {
    self
  }

  /// Returns an effect that starts after a pause, unless another one with the same type as its identifier replaces it first.
  public func debounce<S: Scheduler>(
    id: Any.Type, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    debounce(
      id: TypeID(type: id), for: dueTime, scheduler: scheduler, options: options,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an effect that sends at most one action in an interval, together with the effects that have the same type as their
  /// identifier.
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
