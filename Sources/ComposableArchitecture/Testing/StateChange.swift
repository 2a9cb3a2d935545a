/// The state before and after an action.
struct StateChange<State> {
  let before: State
  let after: State

  @inline(__always)
  init(before: State, after: State) {
    self.before = before
    self.after = after
  }
}

extension StateChange where State: Equatable {
  /// A closure of a test that changes the state to the expected state.
  typealias Update = (_ state: inout State) throws -> Void

  /// Compares the change with the change that a test expects.
  ///
  /// - Parameters:
  ///   - update: Changes the state before to the expected state. If `nil`, no change is expected.
  ///   - exhaustivity: Whether everything that `update` leaves unchanged must be unchanged.
  ///   - action: The action that changed the state, for the message.
  ///   - shared: The shared values before the changes that the test has not asserted.
  ///   - mayBeIdle: Whether `update` may leave the state unchanged.
  func failure(
    expecting update: Update?, _ exhaustivity: Exhaustivity, after action: Any? = nil,
    shared: SharedContents = SharedContents(), mayBeIdle: Bool = false
  ) -> TestFailure? {
    let mayBeIdle = mayBeIdle || !shared.isEmpty || SharedPerspective.showsChanges
    do {
      switch exhaustivity {
      case .on:
        return try SharedPerspective.asserting(shared) {
          try wholeFailure(update, after: action, mayBeIdle: mayBeIdle)
        }
      case .off(let showsSkipped):
        let failure = try SharedPerspective.asserting(SharedContents()) {
          try partFailure(update, after: action)
        }
        guard failure == nil, showsSkipped else { return failure }
        return try SharedPerspective.asserting(shared) {
          try wholeFailure(update, after: action, mayBeIdle: true)?.note
        }
      }
    } catch {
      let error = ChangeText.dump(error)
      return TestFailure("The assertion closure threw \(error).")
    }
  }

  private func wholeFailure(
    _ update: Update?, after action: Any?, mayBeIdle: Bool
  ) throws -> TestFailure? {
    var expected = before
    try SharedPerspective.reading(.before) { try update?(&expected) }
    if expected != after { return mismatch(expected, wasExpected: update != nil, after: action) }
    guard update != nil, !mayBeIdle, before == after else { return nil }
    return TestFailure(
      """
      A change of the state was expected, but \(Self.label(action)) did not change it. Omit the closure if no \
      change is expected.
      """)
  }

  private func partFailure(_ update: Update?, after action: Any?) throws -> TestFailure? {
    var expected = after
    try SharedPerspective.reading(.before) { try update?(&expected) }
    return expected == after ? nil : mismatch(expected, wasExpected: true, after: action)
  }

  private func mismatch(_ expected: State, wasExpected: Bool, after action: Any?) -> TestFailure {
    let label = Self.label(action)
    let opening =
      wasExpected
      ? "The state after \(label) is not the expected one:"
      : "\(label) changed the state, and no change was expected:"
    let difference = TestText.difference(expected, after, signs: "Expected: −, Actual: +")
    return TestFailure("\(opening)\n\n\(difference)")
  }

  private static func label(_ action: Any?) -> String {
    action.map(ActionLabel.text) ?? "the last step"
  }
}
