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
    let path = try StatePath(input.rest, in: input.line, at: input.restOffset)
    return Output(text: LongText.cut(ChangeText.dump(try path.value(in: state))))
  }
}
