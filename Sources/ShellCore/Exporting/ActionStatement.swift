/// The statements for actions.
@MainActor
struct ActionStatement {
  /// The type of the actions.
  let type: Any.Type
  /// How long the test waits for the action in real time; `nil` for the store's timeout.
  let timeout: Duration?

  /// The statement that sends or receives the action and says what it changes.
  func statement(
    for reduced: ReducedAction, by literal: inout SwiftLiteral
  ) throws -> ExportedTest.Statement {
    let changes = try StateChanges.statements(
      from: reduced.before, to: reduced.after, by: &literal)
    switch reduced.source {
    case .typed, .control, .imported:
      let action = try arguments(of: reduced, by: &literal)
      return .send(action, changes: changes, action: reduced.number)
    case .reducer, .effect:
      guard reduced.action is any Equatable else {
        return .receive(waiting(for: try ActionPattern.matching(reduced.action)), changes: changes)
      }
      let action = try arguments(of: reduced, isReceived: true, by: &literal)
      return .receive(waiting(for: action), changes: changes)
    }
  }

  private func waiting(for action: SwiftCode) -> SwiftCode {
    guard let timeout else { return action }
    return .sequence([action, .text(", timeout: \(timeout.literal(isTyped: true))")])
  }

  /// The arguments of `send` or `receive`: an action of a child by its key path, if the feature has case key
  /// paths, and any other action as a value.
  private func arguments(
    of reduced: ReducedAction, isReceived: Bool = false, by literal: inout SwiftLiteral
  ) throws -> SwiftCode {
    let path = "action \(reduced.number)", type = type
    var copy = literal
    // A test compares only the actions that it receives.
    copy.acceptsNaN = !isReceived
    let result = ChangeText.naming(fieldsOf: [reduced.before, reduced.after]) {
      Result {
        guard let keyPath = ActionKeyPath(reduced.action) else {
          return try copy.code(reduced.action, as: type, at: path)
        }
        guard let payload = keyPath.payload else { return SwiftCode.text(keyPath.text) }
        return .prefixed(
          keyPath.text + ", ", try copy.code(payload.value, as: payload.type, at: path))
      }
    }
    literal = copy
    literal.acceptsNaN = false
    return try result.get()
  }
}
