import CustomDump

/// The state before and after an action.
struct StateChange<State> {
  let before: State
  let after: State
}

extension StateChange where State: Equatable {
  /// What a test writes to say how the state changes.
  typealias Update = (_ state: inout State) throws -> Void

  /// Compares the change with the one that a test expects.
  ///
  /// - Parameters:
  ///   - update: Makes the expected state out of the one before; nil: no change is expected.
  ///   - exhaustivity: Whether what `update` leaves alone has to be unchanged.
  ///   - cause: What has changed the state, for the message.
  ///   - mayBeIdle: Whether `update` may leave everything as it is.
  func failure(
    expecting update: Update?, _ exhaustivity: Exhaustivity, after cause: String,
    mayBeIdle: Bool = false
  ) -> TestFailure? {
    do {
      switch exhaustivity {
      case .on: return try wholeFailure(update, after: cause, mayBeIdle: mayBeIdle)
      case .off(let showsSkipped):
        let failure = try partFailure(update, after: cause)
        guard failure == nil, showsSkipped else { return failure }
        return try wholeFailure(update, after: cause, mayBeIdle: true)?.note
      }
    } catch {
      return TestFailure("The closure that says how the state changes threw \(dump(error)).")
    }
  }

  private func wholeFailure(
    _ update: Update?, after cause: String, mayBeIdle: Bool
  ) throws -> TestFailure? {
    var expected = before
    try update?(&expected)
    if expected != after { return mismatch(expected, wasExpected: update != nil, after: cause) }
    guard update != nil, !mayBeIdle, before == after else { return nil }
    return TestFailure(
      """
      The closure says how the state changes, and \(cause) left it as it was. Leave the closure out \
      where no change is expected.
      """)
  }

  private func partFailure(_ update: Update?, after cause: String) throws -> TestFailure? {
    var expected = after
    try update?(&expected)
    return expected == after ? nil : mismatch(expected, wasExpected: true, after: cause)
  }

  private func mismatch(_ expected: State, wasExpected: Bool, after cause: String) -> TestFailure {
    let opening =
      wasExpected
      ? "The state after \(cause) is not the expected one:"
      : "The state was changed by \(cause), and no change was expected:"
    let difference = TestText.difference(expected, after, signs: "Expected: −, Actual: +")
    return TestFailure("\(opening)\n\n\(difference)")
  }

  private func dump(_ value: Any) -> String { ChangeText.dump(value) }
}
