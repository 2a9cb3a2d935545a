/// Finishes the work that is ready before a clock advances.
package protocol ClockSettler: AnyObject, Sendable {
  /// Returns when all work that is ready has run.
  func settle() async
}

extension EffectExecutor: ClockSettler {
  package func settle() async { _ = await settle { _ in false } }
}

/// How a clock waits, before it wakes the next sleeper, until the previous one has run.
package enum ClockSettling {
  /// Lets immediate clocks return without suspending the task, a limited number of times.
  package final class Allowance: @unchecked Sendable {
    // Unchecked: it is used by one task.
    private var remaining: Int

    package init(_ count: Int) { remaining = count }

    func take() -> Bool {
      remaining -= 1
      return remaining >= 0
    }
  }

  @TaskLocal package static var allowance: Allowance?

  /// The settler of the current task. Stores whose effects are drained need not set it.
  @TaskLocal package static var chosen: (any ClockSettler)?

  static var current: (any ClockSettler)? {
    if let chosen { return chosen }
    return DrainingThread.isCurrent ? EffectExecutor.draining : nil
  }

  /// Notes the work of all tasks from now on, so that ``settle()`` waits for it, however busy the machine is.
  package static func prepare() { GlobalJobs.count() }

  /// Waits until the settler of the current task has settled.
  package static func settle() async { await settle(current) }

  /// Waits until `settler` has settled. Without one, waits for the test stores of the current test and for
  /// the jobs of all other tasks.
  static func settle(_ settler: (any ClockSettler)?) async {
    if let settler { return await settler.settle() }
    for executor in EffectExecutor.ofCurrentTest { await executor.settle() }
    if await GlobalJobs.settle() { return }
    // Tasks of low priority run after those of the global pool that are ready.
    await Task.megaYield()
  }
}
