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
    isForBeginners: true, argument: .statePath
  ) { session, input in
    let state = try session.scopedState(in: input.line)
    guard !input.rest.isEmpty else { return Output(text: LongText.cut(ChangeText.dump(state))) }
    let path = try StatePath(input.rest, in: input.line, at: input.restOffset)
    return Output(text: LongText.cut(ChangeText.dump(try path.value(in: state))))
  }
}

extension Session {
  /// The feature that runs, or an error that says what to type.
  func requireFeature(in line: String) throws -> Loaded {
    if let loaded { return loaded }
    throw ShellError(
      .noFeature, "no feature is loaded; `features` lists them, `load NAME` loads one")
  }

  /// The state where the prompt stands.
  func scopedState(in line: String) throws -> Any {
    let loaded = try requireFeature(in: line)
    guard let state = loaded.scope.state(in: loaded.store.state) else {
      throw ShellError(.notThere, "\(prompt) is gone; `up` goes back to its parent")
    }
    return state
  }
}
