extension DependencyValues {
  /// The main queue, for publishers. Using it in a test without an override is a failure.
  ///
  /// ```swift
  /// @Dependency(\.mainQueue) var mainQueue
  /// ...
  /// return .run { send in await send(.search) }
  ///   .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop, for publishers. Using it in a test without an override is a failure.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }

  /// Lets all work for the main queue and the main run loop follow a clock, including the work of code that names
  /// `DispatchQueue.main`.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - start: The date at the clock's start.
  package mutating func controlSchedulers(with clock: VirtualClock, from start: Date) {
    func queue(_ source: TimeSource) -> AnySchedulerOf<DispatchQueue> {
      let start = DispatchTime(uptimeNanoseconds: 1_000_000_000)
      return AnyScheduler(ClockScheduler(clock: clock, start: .init(start), source: source))
    }
    func runLoop(_ source: TimeSource) -> AnySchedulerOf<RunLoop> {
      AnyScheduler(ClockScheduler(clock: clock, start: .init(start), source: source))
    }
    mainQueue = queue(.mainQueue)
    mainRunLoop = runLoop(.mainRunLoop)
    self[ControlledSchedulers.self] = ControlledSchedulers(
      dispatchQueue: queue(.global("DispatchQueue.main")),
      runLoop: runLoop(.global("RunLoop.main")),
      operationQueue: runLoop(.global("OperationQueue.main")))
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static let testValue = AnySchedulerOf<DispatchQueue>.unimplemented(
    "@Dependency(\\.mainQueue)", DispatchQueue.main)
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static let testValue = AnySchedulerOf<RunLoop>.unimplemented(
    "@Dependency(\\.mainRunLoop)", RunLoop.main)
}
