/// Compares a change of state with an expected one as ``TestStore`` does, for callers that do not
/// know the types of the states.
package enum ExpectedChange {
  /// The message of a failed test; `nil` if the change is the expected one.
  ///
  /// - Parameters:
  ///   - before: The state before the action.
  ///   - expected: Makes the expected state after it; `nil` if no change is expected.
  ///   - after: The actual state after it.
  ///   - action: The action, for the message.
  package static func failure(
    from before: Any, expecting expected: ((_ before: Any) throws -> Any?)?, actual after: Any,
    after action: Any
  ) -> String? {
    func compare<State: Equatable>(_ before: State) -> String? {
      guard let after = exactly(after, as: State.self) else { return nil }
      let update = expected.map { expected in
        { (state: inout State) in
          state = try expected(state).flatMap { exactly($0, as: State.self) } ?? state
        }
      }
      return StateChange(before: before, after: after)
        .failure(expecting: update, .on, after: action)?.text
    }
    guard let before = before as? any Equatable else {
      return "The state is not Equatable, so it cannot be compared."
    }
    return compare(before)
  }
}
