/// A scheduler whose time follows a clock, and which does its work on the main actor.
///
/// Each piece of work is a task that belongs to the effect that schedules it. While it waits, the effect is asleep on the clock.
struct ClockScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: DurationConvertible {
  let clock: VirtualClock
  /// The time at the clock's start.
  let start: SchedulerTimeType
  let source: TimeSource

  var now: SchedulerTimeType {
    clock.use.note(source)
    return start.advanced(by: .init(clock.now.offset))
  }
  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    clock.use.noteImmediateWork(on: source)
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    RunningEffect.startTask { await MainActor.run { action() } }
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let deadline = deadline(date)
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    RunningEffect.startTask { [clock, source] in
      guard (try? await clock.sleep(until: deadline, as: source)) != nil else { return }
      await MainActor.run { action() }
    }
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let first = deadline(date)
    // Work may run on any thread: a scheduler does not require that it is Sendable.
    nonisolated(unsafe) let action = action
    let interval = interval.duration
    let task = RunningEffect.startTask { [clock, source] in
      var deadline = first
      while (try? await clock.sleep(until: deadline, as: source)) != nil, !Task.isCancelled {
        await MainActor.run { action() }
        deadline = deadline.advanced(by: interval)
      }
    }
    return AnyCancellable { task.cancel() }
  }

  private func deadline(_ date: SchedulerTimeType) -> VirtualClock.Instant {
    clock.use.note(source)
    return VirtualClock.Instant(offset: start.distance(to: date).duration)
  }
}

/// The time of a scheduler between two instants, which can be converted from and to a duration.
protocol DurationConvertible: SchedulerTimeIntervalConvertible {
  init(_ duration: Duration)
  var duration: Duration { get }
}

extension DispatchQueue.SchedulerTimeType.Stride: DurationConvertible {
  init(_ duration: Duration) { self = .nanoseconds(Int(duration / .nanoseconds(1))) }
  var duration: Duration { .nanoseconds(magnitude) }
}

extension DateSchedulerTime.Stride: DurationConvertible {
  init(_ duration: Duration) { self.init(duration / .seconds(1)) }
  /// In whole microseconds, because a date of today has no more digits.
  var duration: Duration { .microseconds(Int64(exactly: (magnitude * 1e6).rounded()) ?? .max) }
}
