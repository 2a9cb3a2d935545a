@_spi(TestFailures) import ComposableArchitecture

/// Records what happens in a test store, and reports what the test has not asserted.
@MainActor
final class TestRecorder<State: DebugSnapshotConvertible, Action>: RuntimeListener {
  typealias Changes = (_ state: inout State.DebugSnapshot) throws -> Void
  typealias Change = SnapshotChange<State.DebugSnapshot>

  private let node: Node<State, Action>
  private var log: TestLog<State.DebugSnapshot>
  let tasks: TestTasks
  /// The location of the test's last call of the store.
  nonisolated(unsafe) var here: SourceLocation
  nonisolated var lastCall: SourceLocation? { here }

  init(_ node: Node<State, Action>, at location: SourceLocation) {
    self.node = node
    tasks = TestTasks(node.runtime.tasks)
    log = TestLog(snap(node.state))
    here = location
  }

  nonisolated func didSettle(_ cause: FeatureCause) {
    assumeMainActor { log.note(cause, snap(node.state)) }
  }

  /// Performs an event of the test.
  func perform(_ body: () -> EffectGroup?) -> (change: Change?, group: EffectGroup?) {
    let before = log.asserted
    log.begin()
    let group = body()
    guard let after = log.end() else { return (nil, group) }
    log.asserted = after
    return (Change(before: before, after: after), group)
  }

  func check(
    _ change: Change?, expecting changes: Changes?, after label: String, at location: SourceLocation
  ) {
    change?.failure(expecting: changes, .current, after: label)?.report(at: location)
  }

  /// Asserts the changes of tasks.
  func expect(_ changes: @escaping Changes, at location: SourceLocation) {
    if TestExhaustivity.current != .on { skip { $0.action != nil } }
    if let action = log.entries.first?.action {
      return TestFailure(
        """
        A task has sent an action before it changed the state. Assert it first with receive:

        \(TestText.actions([action]))
        """
      ).report(at: location)
    }
    let before = log.asserted
    guard let entry = log.takeFirst() else { return expectNothingNew(changes, at: location) }
    log.asserted = entry.after
    check(
      Change(before: before, after: entry.after), expecting: changes,
      after: Self.label(entry.features), at: location)
  }

  /// Asserts the state when no task has changed it since the last step.
  private func expectNothingNew(_ changes: @escaping Changes, at location: SourceLocation) {
    guard TestExhaustivity.current == .on else {
      let change = Change(before: log.asserted, after: log.asserted)
      return check(change, expecting: changes, after: "the last step", at: location)
    }
    TestFailure(
      "A change of the state was expected, but no task has changed it since the last step."
    )
    .report(at: location)
  }

  private static func label(_ features: [String]) -> String {
    features.isEmpty ? "a task" : "a task of \(features.joined(separator: " and "))"
  }

  /// Removes and returns the first action that matches. Failures say what is before it.
  func receive(
    _ description: String, matching matches: (Action) -> Bool, _ changes: Changes?,
    at location: SourceLocation
  ) {
    skipUntil(matches, description, at: location)
    let before = log.asserted
    guard let entry = log.takeFirst(), let action = entry.action else { return }
    log.asserted = entry.after
    check(
      Change(before: before, after: entry.after), expecting: changes,
      after: ActionLabel.text(of: action), at: location)
  }

  /// Whether an action that matches was received.
  func has(_ matches: (Action) -> Bool) -> Bool {
    log.entries.contains { ($0.action as? Action).map(matches) ?? false }
  }

  private func skipUntil(
    _ matches: (Action) -> Bool, _ description: String, at location: SourceLocation
  ) {
    let passed = log.entries.prefix { !(($0.action as? Action).map(matches) ?? false) }
    guard !passed.isEmpty else { return }
    judge(pendingFailure(Array(passed), before: "\(description) is received"), at: location)
    skip(passed.count)
  }

  private func skip(_ count: Int) {
    for _ in 0..<count { if let entry = log.takeFirst() { log.asserted = entry.after } }
  }

  private func skip(while isSkipped: (TestLog<State.DebugSnapshot>.Entry) -> Bool) {
    while let first = log.entries.first, isSkipped(first) { skip(1) }
  }

  /// Reports what was not asserted before the next step, and skips it.
  func reportPending(before next: String, at location: SourceLocation) {
    judge(pendingFailure(log.entries, before: next), at: location)
    dismiss()
  }

  /// Skips everything that was not asserted.
  func dismiss() { skip(log.entries.count) }

  private func judge(_ failure: TestFailure?, at location: SourceLocation) {
    switch TestExhaustivity.current {
    case .on: failure?.report(at: location)
    case .off(showSkippedExpectations: true): failure?.note.report(at: location)
    case .off(showSkippedExpectations: false): break
    }
  }

  private func pendingFailure(
    _ entries: [TestLog<State.DebugSnapshot>.Entry], before next: String
  ) -> TestFailure? {
    let actions = entries.compactMap(\.action)
    if !actions.isEmpty {
      let these = TestText.counted(actions.count, "received action")
      return TestFailure(
        "Before \(next), \(these) must be asserted with receive:\n\n\(TestText.actions(actions))")
    }
    guard let last = entries.last, !ChangeText.areEqual(log.asserted, last.after) else {
      return nil
    }
    let label = Self.label(entries.flatMap(\.features))
    let difference = TestText.difference(
      log.asserted, last.after, signs: "Asserted: −, Actual: +")
    return TestFailure(
      "Before \(next), the changes by \(label) must be asserted with expect:\n\n\(difference)")
  }

  func reportEnd() {
    judge(pendingFailure(log.entries, before: "the test ends"), at: here)
    dismiss()
    reportRunning(at: here)
  }

  /// Reports tasks in flight that no failure has named.
  func reportRunning(at location: SourceLocation) {
    judge(tasks.runningFailure(), at: location)
  }
}
