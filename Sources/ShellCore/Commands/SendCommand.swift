import ActionSyntax
import ComposableArchitecture

extension Command {
  static let send = Command(
    name: "send", usage: "send ACTION", summary: "Send an action, with or without the leading dot",
    details: """
      A line that begins with a dot also sends an action.
        .amountControl(.plusButtonTapped)
        .amountControl.plusButtonTapped
        send amountControl.plusButtonTapped
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    argument: .action
  ) { context, input in
    guard !input.rest.isEmpty else {
      throw ShellError(
        .missingInput, "`send` needs an action", in: input.line, at: input.line.count,
        hint: "expected an action; `actions` lists them")
    }
    return try context.send(input.line, at: input.restOffset)
  }
}

extension CommandContext {
  /// Sends the action that begins at an offset in a line.
  func send(_ line: String, at offset: Int) throws -> Output {
    let loaded = try requireFeature()
    do {
      return try deliver(loaded.scopedActions.action(in: line, from: offset), in: loaded)
    } catch let error as ActionError {
      throw isForRoot(line, offset, loaded) ? error.hinting(at: loaded.feature.name) : error
    }
  }

  /// Sends an action of the prompt's scope.
  func deliver(_ action: Any, in loaded: RunningFeature) throws -> Output {
    guard let rootAction = loaded.scope.embed(action) else {
      throw ShellError(
        .notThere, "\(prompt) does not accept actions of type \(TypeName.of(type(of: action)))")
    }
    let (isIdle, texts) = change { loaded.store.send(rootAction) }
    return finish(texts, isIdle: isIdle)
  }

  /// Whether an action that is wrong in a child would be right at the root.
  private func isForRoot(_ line: String, _ offset: Int, _ loaded: RunningFeature) -> Bool {
    var root = loaded
    root.scope = ScopePath()
    return !loaded.scope.isRoot
      && (try? root.scopedActions.action(in: line, from: offset)) != nil
  }
}

extension ActionError {
  /// The same error, for an action that the root accepts.
  fileprivate func hinting(at root: String) -> ActionError {
    ActionError(
      code, summary, in: input, at: range, hint: "\(root) accepts it: `root` returns there")
  }
}
