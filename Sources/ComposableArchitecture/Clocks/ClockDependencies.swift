extension DependencyValues {
  /// The clock that goes on while the machine sleeps; a test that does not override it fails when
  /// it is used.
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

  /// The clock that stops while the machine sleeps; a test that does not override it fails when it
  /// is used.
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
