/// Publishers deliver on a queue. While a feature runs at the prompt, work for the main queue is done in the virtual time of
/// the session.
extension DispatchQueue: OpenCombine.Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    private var nanoseconds: UInt64

    public var dispatchTime: DispatchTime {
      get { DispatchTime(uptimeNanoseconds: nanoseconds) }
      set { nanoseconds = newValue.uptimeNanoseconds }
    }

    public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

    public func distance(to other: Self) -> Stride {
      .nanoseconds(Int(truncatingIfNeeded: other.nanoseconds &- nanoseconds))
    }

    public func advanced(by duration: Stride) -> Self {
      let (sum, overflows) = Int64(clamping: nanoseconds)
        .addingReportingOverflow(Int64(duration.magnitude))
      var time = self
      time.nanoseconds = overflows ? UInt64(Int64.max) : UInt64(max(sum, 0))
      return time
    }

    /// A duration, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      public var magnitude: Int

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// The duration as an interval of Dispatch.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a duration from an interval of Dispatch. `.never` is the longest duration.
      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let seconds): self = .seconds(seconds)
        case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
        case .microseconds(let microseconds): self = .microseconds(microseconds)
        case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
        default: self = .nanoseconds(.max)
        }
      }

      /// Creates a duration from a number of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      public init(integerLiteral value: Int) { self = .seconds(value) }

      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      /// Whether a duration is shorter than another one.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Self, rhs: Self) -> Self {
        .nanoseconds(lhs.magnitude + rhs.magnitude)
      }
      public static func - (lhs: Self, rhs: Self) -> Self {
        .nanoseconds(lhs.magnitude - rhs.magnitude)
      }
      public static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.seconds * rhs.seconds) }
      /// Multiplies the numbers of seconds.
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      public static func seconds(_ value: Int) -> Self { product(value, 1_000_000_000) }
      public static func seconds(_ value: Double) -> Self {
        Self(nanoseconds: Int(exactly: (value * 1e9).rounded()) ?? (value < 0 ? .min : .max))
      }
      public static func milliseconds(_ value: Int) -> Self { product(value, 1_000_000) }
      public static func microseconds(_ value: Int) -> Self { product(value, 1000) }
      public static func nanoseconds(_ value: Int) -> Self { Self(nanoseconds: value) }

      private var seconds: Double { Double(magnitude) / 1e9 }

      private static func product(_ value: Int, _ unit: Int) -> Self {
        let (product, overflows) = value.multipliedReportingOverflow(by: unit)
        return Self(nanoseconds: overflows ? (value < 0 ? .min : .max) : product)
      }
    }
  }

  /// How work is added to a queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { controlled?.now ?? SchedulerTimeType(.now()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Calls a function as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let controlled { return controlled.schedule(options: options, action) }
    let options = options ?? SchedulerOptions()
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let controlled {
      return controlled.schedule(
        after: date, tolerance: tolerance, options: options, action)
    }
    let options = options ?? SchedulerOptions()
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
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
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action()
    }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  /// The scheduler that replaces the main queue for the current task, if any.
  private var controlled: AnySchedulerOf<DispatchQueue>? {
    // Each call of `DispatchQueue.main` returns a new object on Linux.
    label == DispatchQueue.main.label ? ControlledSchedulers.current?.dispatchQueue : nil
  }
}
