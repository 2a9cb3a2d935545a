import Synchronization

/// What a feature measures time with.
package enum TimeSource: Hashable, Sendable {
  case continuousClock, suspendingClock, mainQueue, mainRunLoop
  /// A scheduler that the feature names itself, such as `DispatchQueue.main`. A test cannot replace it.
  case global(String)

  /// Whether it is a dependency, which a test can override.
  package var isDependency: Bool { if case .global = self { false } else { true } }

  fileprivate var isScheduler: Bool { self != .continuousClock && self != .suspendingClock }
}

/// What the feature of a virtual clock has measured time with, so that an exported test controls the same.
///
/// It may be used from any thread.
package final class TimeUse: Sendable {
  private struct State {
    var timed: Set<TimeSource> = []
    var immediate: Set<TimeSource> = []
    var uncontrolledEffects: Set<Int> = []
    var wakes: [Duration] = []
  }

  /// The most wakes that are kept.
  private static let mostWakes = 10_000

  private let state = Mutex(State())

  /// The sources that the feature has slept on, or whose time it has read.
  package var timed: Set<TimeSource> { state.withLock(\.timed) }
  /// The sources that have done work without delay, which a test scheduler does only when it is advanced.
  package var immediate: Set<TimeSource> { state.withLock(\.immediate) }
  /// The numbers of the effects that no test can control, because they wait for a scheduler that is not a dependency.
  package var uncontrolledEffects: Set<Int> { state.withLock(\.uncontrolledEffects) }
  /// The times at which sleepers woke, once a scheduler has been used.
  package var wakes: [Duration] { state.withLock(\.wakes) }

  /// Notes that the feature has slept on a source, or read its time.
  package func note(_ source: TimeSource) {
    let effect = source.isDependency ? nil : RunningEffect.current?.number
    state.withLock { state in
      state.timed.insert(source)
      if let effect { state.uncontrolledEffects.insert(effect) }
    }
  }

  /// Notes that a source has done work without delay.
  package func noteImmediateWork(on source: TimeSource) {
    _ = state.withLock { $0.immediate.insert(source) }
  }

  func noteWake(at time: Duration) {
    state.withLock { state in
      guard state.timed.contains(where: \.isScheduler), state.wakes.last != time else { return }
      if state.wakes.count == Self.mostWakes { state.wakes.removeFirst(Self.mostWakes / 2) }
      state.wakes.append(time)
    }
  }
}

/// A virtual clock as one of the clocks of a feature, which notes that it is used.
package struct FeatureClock: Clock, ContainsRestorable {
  private let clock: VirtualClock
  private let source: TimeSource

  package init(_ clock: VirtualClock, as source: TimeSource) {
    self.clock = clock
    self.source = source
  }

  var restorable: (any Restorable)? { clock }

  package var now: VirtualClock.Instant {
    clock.use.note(source)
    return clock.now
  }
  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
    clock.use.note(source)
    if deadline <= clock.now { clock.use.noteImmediateWork(on: source) }
    try await clock.sleep(until: deadline)
  }
}
