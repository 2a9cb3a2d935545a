@_spi(TestFailures) import ComposableArchitecture

/// What has happened in a test store and was not asserted yet.
struct TestLog<Snapshot> {
  /// Something that the test has to assert.
  struct Entry {
    /// An action that a task has sent; `nil` for changes that tasks have made without one.
    let action: Any?
    /// The features whose tasks have changed the state.
    var features: [String] = []
    var after: Snapshot
  }

  /// The state as far as the test has asserted it.
  var asserted: Snapshot
  private(set) var entries: [Entry] = []
  /// The state after the event that the test is asserting, while it is being performed.
  private var current: Snapshot?
  private var isOpen = false

  init(_ snapshot: Snapshot) { asserted = snapshot }

  /// Begins an event that the test performs: what follows belongs to it, up to the first action of a task.
  mutating func begin() { isOpen = true }

  /// Ends the event.
  ///
  /// - Returns: The state after it; `nil` if the event did not happen.
  mutating func end() -> Snapshot? {
    defer { current = nil }
    isOpen = false
    return current
  }

  /// Notes an event after which the features have settled.
  mutating func note(_ cause: FeatureCause, _ snapshot: Snapshot) {
    switch cause {
    // [I] An action that a spawned feature sends to itself is not one that its parent's test receives; the change is asserted.
    case .action(let action, fromTask: true) where !(action is SpawnedAction):
      entries.append(Entry(action: action, after: snapshot))
    case .task(let feature): noteChange(by: feature, snapshot)
    case .event(let name): noteChange(by: name, snapshot)
    default: noteChange(by: nil, snapshot)
    }
  }

  private mutating func noteChange(by feature: String?, _ snapshot: Snapshot) {
    if isOpen, entries.isEmpty { return current = snapshot }
    let belongsToLast = isOpen || entries.last?.action == nil
    if let last = entries.indices.last, belongsToLast {
      entries[last].after = snapshot
      if let feature, !entries[last].features.contains(feature) {
        entries[last].features.append(feature)
      }
    } else {
      entries.append(Entry(action: nil, features: [feature].compactMap(\.self), after: snapshot))
    }
  }

  /// Removes and returns the first entry.
  mutating func takeFirst() -> Entry? { entries.isEmpty ? nil : entries.removeFirst() }
}

/// Compares a change with the one that a test expects.
package struct SnapshotChange<Snapshot> {
  /// A closure of a test that changes the snapshot before to the expected one.
  typealias Update = (inout Snapshot) throws -> Void

  let before: Snapshot
  let after: Snapshot

  /// The message of a failed test, for callers that do not know the type of the state; `nil` if the change is the expected one.
  ///
  /// - Parameters:
  ///   - expected: Makes the expected state; `nil` if no change is expected.
  ///   - action: The action, for the message.
  package static func failure(
    from before: Any, expecting expected: ((_ before: Any) throws -> Any?)?, actual after: Any,
    after action: Any
  ) -> String? where Snapshot == Any {
    let update = expected.map { expected in
      { (state: inout Any) in state = try expected(state) ?? state }
    }
    return Self(before: before, after: after)
      .failure(expecting: update, .on, after: ActionLabel.text(of: action))?.text
  }

  /// The failure, or `nil` if the change is the expected one.
  ///
  /// - Parameters:
  ///   - update: Changes the snapshot before to the expected one. If `nil`, no change is expected.
  ///   - label: What has changed the state, for messages.
  func failure(
    expecting update: Update?, _ exhaustivity: TestExhaustivity,
    after label: String
  ) -> TestFailure? {
    do {
      switch exhaustivity {
      case .on: return try wholeFailure(update, label)
      case .off(let showsSkipped):
        if let failure = try partFailure(update, label) { return failure }
        return showsSkipped ? try wholeFailure(update, label)?.note : nil
      }
    } catch {
      return TestFailure("The assertion closure threw \(ChangeText.dump(error)).")
    }
  }

  private func wholeFailure(
    _ update: Update?, _ label: String
  ) throws -> TestFailure? {
    var expected = before
    try update?(&expected)
    if !ChangeText.areEqual(expected, after) { return mismatch(expected, update != nil, label) }
    guard update != nil, ChangeText.areEqual(before, after) else { return nil }
    return TestFailure(
      """
      A change of the state was expected, but \(label) did not change it. Omit the closure if no \
      change is expected.
      """)
  }

  private func partFailure(
    _ update: Update?, _ label: String
  ) throws -> TestFailure? {
    var expected = after
    try update?(&expected)
    return ChangeText.areEqual(expected, after) ? nil : mismatch(expected, true, label)
  }

  private func mismatch(
    _ expected: Snapshot, _ wasExpected: Bool, _ label: String
  ) -> TestFailure {
    let opening =
      wasExpected
      ? "The state after \(label) is not the expected one:"
      : "\(label) changed the state, and no change was expected:"
    let difference = TestText.difference(expected, after, signs: "Expected: −, Actual: +")
    return TestFailure("\(opening)\n\n\(difference)")
  }
}
