/// A time of a run loop or an operation queue.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  public func advanced(by duration: Stride) -> Self { Self(date + duration.magnitude) }

  /// A duration, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    public var magnitude: TimeInterval

    public var timeInterval: TimeInterval { magnitude }

    /// Creates a duration from a number of seconds.
    public init(_ seconds: TimeInterval) { magnitude = seconds }
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    /// Whether a duration is shorter than another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    public static func seconds(_ value: Int) -> Self { Self(Double(value)) }
    public static func seconds(_ value: Double) -> Self { Self(value) }
    public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
    public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1e6) }
    public static func nanoseconds(_ value: Int) -> Self { Self(Double(value) / 1e9) }
  }
}

/// The options of a scheduler that has none.
public struct NoSchedulerOptions: Sendable {}

/// Publishers deliver on a run loop. The main queue does what is delayed on the main run loop, because a program on Linux, such
/// as a test, serves the queue and need not run the loop. While a feature runs at the prompt, work for the main run loop is done in the virtual
/// time of the session.
extension RunLoop: OpenCombine.Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = NoSchedulerOptions

  public var now: SchedulerTimeType { controlled?.now ?? SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Calls a function as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let controlled { return controlled.schedule(options: options, action) }
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let controlled {
      return controlled.schedule(
        after: date, tolerance: tolerance, options: options, action)
    }
    if self === RunLoop.main {
      let queue = DispatchQueue.main
      return queue.schedule(
        after: queue.now.advanced(by: .seconds(now.distance(to: date).timeInterval)),
        tolerance: .zero, options: nil, action)
    }
    _ = addTimer(at: date.date, every: nil, tolerance, action)
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
    if self === RunLoop.main {
      let queue = DispatchQueue.main
      return queue.schedule(
        after: queue.now.advanced(by: .seconds(now.distance(to: date).timeInterval)),
        interval: .seconds(interval.timeInterval), tolerance: .zero, options: nil, action)
    }
    let timer = addTimer(at: date.date, every: interval, tolerance, action)
    return AnyCancellable { timer.invalidate() }
  }

  private func addTimer(
    at date: Date, every interval: SchedulerTimeType.Stride?,
    _ tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> Timer {
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
    ) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }

  /// The scheduler that replaces the main run loop for the current task, if any.
  private var controlled: AnySchedulerOf<RunLoop>? {
    self === RunLoop.main ? ControlledSchedulers.current?.runLoop : nil
  }
}
