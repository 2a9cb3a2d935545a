extension DependencyValues {
  /// A clock that advances while the machine is asleep. Using it in a test without an override is a
  /// failure.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// ...
  /// return .run { send in
  ///   try await clock.sleep(for: .seconds(10))
  ///   await send(.timeIsUp)
  /// }
  /// ```
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stops while the machine is asleep. Using it in a test without an override is a failure.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let testValue: any Clock<Duration> = UnimplementedClock(
    ContinuousClock(), name: "@Dependency(\\.continuousClock)")
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static let testValue: any Clock<Duration> = UnimplementedClock(
    SuspendingClock(), name: "@Dependency(\\.suspendingClock)")
}
