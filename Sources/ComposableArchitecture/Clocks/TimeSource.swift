import Synchronization

/// What a feature measures time with.
package enum TimeSource: Hashable, Sendable {
  case continuousClock, suspendingClock, mainQueue, mainRunLoop
  /// A scheduler that the feature names itself, such as `DispatchQueue.main`. A test cannot replace it.
  case global(String)

  /// Whether it is a dependency, which a test can override.
  package var isDependency: Bool { if case .global = self { false } else { true } }
}

/// What the feature of a virtual clock has measured time with, so that an exported test controls the same.
///
/// It may be used from any thread.
package final class TimeUse: Sendable {
  private struct State {
    var timed: Set<TimeSource> = []
    var immediate: Set<TimeSource> = []
    var uncontrolledEffects: Set<Int> = []
    var wakes: [Wake] = []
    var travels = 0

    mutating func use(_ source: TimeSource) {
      guard let last = wakes.indices.last, wakes[last].source != source else { return }
      wakes[last].used.insert(source)
    }
  }

  /// The end of a sleep.
  package struct Wake: Sendable {
    package let time: Duration
    package let source: TimeSource
    /// What the feature has used until the next wake.
    package fileprivate(set) var used: Set<TimeSource> = []
    /// How often the time has been set before.
    fileprivate let travels: Int

    package init(_ source: TimeSource, at time: Duration, used: Set<TimeSource> = []) {
      self.init(source, at: time, used: used, travels: 0)
    }

    fileprivate init(
      _ source: TimeSource, at time: Duration, used: Set<TimeSource> = [], travels: Int
    ) {
      (self.time, self.source, self.used, self.travels) = (time, source, used, travels)
    }
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
  /// The wakes at each time, in order, as they were when the session went through the time for the last time.
  package var wakes: [Duration: [Wake]] {
    Dictionary(grouping: state.withLock(\.wakes), by: \.time).mapValues { wakes in
      wakes.filter { $0.travels == wakes.last?.travels }
    }
  }

  /// Notes that the feature has slept on a source, or read its time.
  package func note(_ source: TimeSource) {
    let effect = source.isDependency ? nil : RunningEffect.current?.number
    state.withLock { state in
      state.timed.insert(source)
      state.use(source)
      if let effect { state.uncontrolledEffects.insert(effect) }
    }
  }

  /// Notes that a source has done work without delay.
  package func noteImmediateWork(on source: TimeSource) {
    _ = state.withLock { $0.immediate.insert(source) }
  }

  func noteWake(of source: TimeSource, at time: Duration) {
    state.withLock { state in
      if state.wakes.count == Self.mostWakes { state.wakes.removeFirst(Self.mostWakes / 2) }
      state.wakes.append(Wake(source, at: time, travels: state.travels))
    }
  }

  /// Notes that the date was read, which follows the clock in a test.
  func noteDate() { state.withLock { $0.use(.continuousClock) } }

  /// Notes that the time was set.
  func noteTravel() { state.withLock { $0.travels += 1 } }
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
    try await clock.sleep(until: deadline, as: source)
  }
}
