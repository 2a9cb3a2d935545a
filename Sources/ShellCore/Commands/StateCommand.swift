import ActionSyntax
import ComposableArchitecture

extension Command {
  static let state = Command(
    name: "state", usage: "state [PATH]", summary: "Show the state, or a part of it",
    details: """
      A path consists of fields, cases, IDs, and positions.
        state amountControl.amount
        state todos[2].title
        state todos[#0]
      """,
    meaning: .inspects(.feature, reads: []),
    isForBeginners: true, argument: .statePath
  ) { context, input in
    let state = try context.requireScopedState()
    guard !input.rest.isEmpty else { return Output(text: LongText.cut(ChangeText.dump(state))) }
    try refuseAssignment(input)
    let path = try StatePath(input.rest, in: input.line, at: input.restOffset)
    return Output(text: LongText.cut(ChangeText.dump(try path.value(in: state))))
  }

  /// Throws if somebody tries to change the state.
  private static func refuseAssignment(_ input: CommandInput) throws {
    guard let equals = input.rest.range(of: " = ") else { return }
    let path = input.rest[..<equals.lowerBound]
    let advice = "an action changes the state, `expect \(input.rest)` predicts a change"
    throw ShellError(
      .superfluous, "`state` only shows the state", in: input.line,
      at: input.restOffset + path.count + 1, hint: "expected the end of the line; \(advice)")
  }
}
