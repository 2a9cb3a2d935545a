@_spi(TestFailures) import ComposableArchitecture

/// The tasks of the feature in a test store.
@MainActor
final class TestTasks {
  private let tasks: FeatureTasks
  /// The numbers of the tasks that a failure has named.
  private var named: Set<Int> = []

  init(_ tasks: FeatureTasks) { self.tasks = tasks }

  /// Runs tasks until all of them are asleep or wait for something external.
  func settle(at location: SourceLocation) {
    if !tasks.executor.drain(until: { $0 >= TestLimits.steps }) { stopRestlessTasks(at: location) }
  }

  private func stopRestlessTasks(at location: SourceLocation) {
    let labels = tasks.inFlight.map { "\n- \($0.label)" }.joined()
    TestFailure(
      "The tasks did not become idle and were cancelled after \(TestLimits.steps) steps. Still running:\(labels)"
    ).report(at: location)
    for task in tasks.inFlight { task.effect.cancel() }
    _ = tasks.executor.drain { $0 >= TestLimits.steps }
  }

  /// Runs tasks and waits for external events until a condition is true.
  ///
  /// - Returns: `false` if nothing can make it true any more, or if the time is over.
  func wait(
    _ timeout: Duration, at location: SourceLocation, until isDone: () -> Bool
  ) async -> Bool {
    let executor = tasks.executor
    var timeLeft = timeout
    while true {
      let seen = executor.arrivals.count
      let isQuiet = await executor.settle { $0 >= TestLimits.steps }
      if !isQuiet { stopRestlessTasks(at: location) }
      if isDone() { return true }
      let isInVain = tasks.inFlight.allSatisfy(\.effect.isAsleep)
      if isInVain || timeLeft <= .zero { return false }
      await executor.arrivals.wait(after: seen, taking: &timeLeft)
    }
  }

  /// Whether no task is in flight.
  var areDone: Bool { tasks.inFlight.isEmpty }

  /// The failure for tasks in flight that no failure has named.
  func runningFailure() -> TestFailure? {
    let running = tasks.inFlight.filter { named.insert($0.effect.number).inserted }
    guard !running.isEmpty else { return nil }
    let lines = running.map { task in
      let occupation =
        task.effect.isAsleep
        ? "asleep on a clock that is not advancing" : "waiting for something outside the test"
      return "\n- \(task.label), \(task.effect.location): \(occupation)"
    }.joined()
    let opening = "\(TestText.are(running.count, "task")) still running, and should have ended:"
    return TestFailure(
      "\(opening)\(lines)\n\nLet them end, cancel them, or end the test with await store.dismount()."
    )
  }
}
