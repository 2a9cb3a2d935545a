extension OpenCombine.Publishers {
  /// Publishes the time of a scheduler at regular intervals, once it is connected.
  ///
  /// ```swift
  /// Publishers.Timer(every: .seconds(1), scheduler: mainQueue).autoconnect().map { _ in .ticked }
  /// ```
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    public typealias Output = S.SchedulerTimeType
    public typealias Failure = Never

    private let interval: S.SchedulerTimeType.Stride
    private let tolerance: S.SchedulerTimeType.Stride?
    private let scheduler: S
    private let options: S.SchedulerOptions?
    private let ticks = PassthroughSubject<S.SchedulerTimeType, Never>()

    /// Creates a timer, which starts when it is connected.
    public init(
      every interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
      scheduler: S, options: S.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      ticks.subscribe(subscriber)
    }

    /// Starts the timer, which ticks until the result is cancelled.
    public func connect() -> any Cancellable {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) { [ticks, scheduler] in ticks.send(scheduler.now) }
    }
  }
}

extension Foundation.Timer {
  /// Publishes the date at regular intervals, once it is connected.
  ///
  /// ```swift
  /// Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - tolerance: The time by which a tick may be late, in seconds.
  ///   - runLoop: The run loop on which the timer runs.
  ///   - mode: Accepted for compatibility. The timer runs in the default mode.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      timer: Publishers.Timer(
        every: .seconds(interval), tolerance: tolerance.map { .seconds($0) }, scheduler: runLoop))
  }

  /// The publisher of ``publish(every:tolerance:on:in:options:)``.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let timer: Publishers.Timer<RunLoop>

    fileprivate init(timer: Publishers.Timer<RunLoop>) { self.timer = timer }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      timer.map(\.date).subscribe(subscriber)
    }

    public func connect() -> any Cancellable { timer.connect() }
  }
}

extension Scheduler {
  /// Publishes the time at regular intervals, once it is connected.
  ///
  /// ```swift
  /// return .publisher {
  ///   mainQueue.timerPublisher(every: .seconds(1)).autoconnect().map { _ in .ticked }
  /// }
  /// ```
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}
