/// Knows when nothing is left to be done before a clock moves on.
package protocol ClockSettler: AnyObject, Sendable {
  /// Returns when everything that is ready has run.
  func settle() async
}

extension EffectExecutor: ClockSettler {
  func settle() async { _ = await settle { _ in false } }
}

/// How a clock waits, between two wake-ups, until those it has woken have done what they do at
/// once.
package enum ClockSettling {
  /// Whoever settles the code that runs in this task; stores whose effects are drained need not set
  /// it.
  @TaskLocal package static var chosen: (any ClockSettler)?

  static var current: (any ClockSettler)? {
    if let chosen { return chosen }
    return DrainingThread.isCurrent ? EffectExecutor.draining : nil
  }

  /// Waits until `settler` has settled; without one, gives other tasks some turns and hopes.
  static func settle(_ settler: (any ClockSettler)?) async {
    guard let settler else { return await giveTurns() }
    await settler.settle()
  }

  /// Lets the tasks of the global pool run: a task of low priority gets its turn after those that
  /// are ready.
  private static func giveTurns() async {
    for _ in 0..<20 {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
