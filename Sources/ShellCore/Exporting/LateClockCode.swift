/// The clock of a test in which effects are late.
enum LateClockCode {
  /// It consists of a `TestClock` for each sleeper, so that it works with every version of the library: each of them
  /// waits until effects are asleep before it wakes one, and until they are asleep again.
  static let text = """
    /// A clock whose sleepers can wake in another order than they are due, as in an app.
    private final class LateClock: Clock, Sendable {
      package typealias Instant = TestClock<Swift.Duration>.Instant

      private struct Sleeper: Sendable {
        let deadline: Instant
        let duration: Swift.Duration
        let clock = TestClock()
      }

      private let time = TestClock()
      /// In the order in which they are due.
      private let sleepers = LockIsolated<[Sleeper]>([])

      var now: Instant { time.now }
      var minimumResolution: Swift.Duration { .zero }

      func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        let duration = now.duration(to: deadline)
        guard duration > .zero else { return try Task.checkCancellation() }
        let sleeper = Sleeper(deadline: deadline, duration: duration)
        sleepers.withValue { sleepers in
          let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
          sleepers.insert(sleeper, at: index)
        }
        defer { remove(sleeper) }
        try await sleeper.clock.sleep(for: duration)
      }

      /// Advances the time, and wakes the sleepers that are due, also those that are late.
      func advance(by duration: Swift.Duration) async {
        let end = now.advanced(by: duration)
        await time.advance()
        await wakeAll(by: end)
        await time.advance(to: end)
      }

      /// Wakes the sleepers that are due first.
      func advanceToNextWake() async {
        await time.advance()
        if let next = sleepers.value.first { await wakeAll(by: next.deadline) }
      }

      /// Wakes the sleeper at an index, although those before it are due earlier.
      func wake(sleeper index: Int) async {
        await time.advance()
        await wake(sleepers.value[index])
      }

      private func wakeAll(by limit: Instant) async {
        while let next = sleepers.value.first, next.deadline <= limit { await wake(next) }
      }

      private func wake(_ sleeper: Sleeper) async {
        remove(sleeper)
        if sleeper.deadline > now { await time.advance(to: sleeper.deadline) }
        await sleeper.clock.advance(by: sleeper.duration)
      }

      private func remove(_ sleeper: Sleeper) {
        sleepers.withValue { $0.removeAll { $0.clock === sleeper.clock } }
      }
    }
    """
}
