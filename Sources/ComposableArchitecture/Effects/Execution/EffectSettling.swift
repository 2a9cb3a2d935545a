import Dispatch

extension EffectExecutor {
  /// Drains until nothing is ready, also of what takes its turn on the main queue.
  ///
  /// - Parameter isInterrupted: Asked after each job with the number that has run since the last
  ///   turn.
  /// - Returns: Whether nothing is left that is ready.
  @MainActor
  func settle(until isInterrupted: (_ ran: Int) -> Bool) async -> Bool {
    guard !takesAllJobs else { return drain(until: isInterrupted) }
    var seen: Int
    repeat {
      seen = arrivals.count
      guard drain(until: isInterrupted) else { return false }
      await Self.turnOfMainQueue()
    } while arrivals.count != seen
    return true
  }

  /// Returns when what waits on the main queue now has run.
  @MainActor
  private static func turnOfMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
