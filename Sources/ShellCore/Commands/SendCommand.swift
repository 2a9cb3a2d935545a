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
    argument: .action
  ) { session, input in
    guard !input.rest.isEmpty else {
      throw ShellError(
        .missingInput, "`send` needs an action", in: input.line, at: input.line.count,
        hint: "expected an action; `actions` lists them")
    }
    return try await session.send(input.line, at: input.restOffset)
  }
}

extension Session {
  /// Sends the action that stands in a line from a place on.
  func send(_ line: String, at offset: Int) async throws -> Output {
    let loaded = try requireFeature(in: line)
    do {
      return try deliver(scopedActions(loaded).action(in: line, from: offset), in: loaded)
    } catch let error as ActionError {
      throw isForRoot(line, offset, loaded) ? error.hinting(at: loaded.feature.name) : error
    }
  }

  /// Whether what is wrong in a child would be right at the root.
  private func isForRoot(_ line: String, _ offset: Int, _ loaded: Loaded) -> Bool {
    var root = loaded
    root.scope = ScopePath()
    return !loaded.scope.isRoot
      && (try? scopedActions(root).action(in: line, from: offset)) != nil
  }

  /// Sends an action of the present scope and tells what came of it.
  func deliver(_ action: Any, in loaded: Loaded) throws -> Output {
    guard let rootAction = loaded.scope.embed(action) else {
      throw ShellError(.notThere, "\(prompt) takes no \(TypeName.of(type(of: action)))")
    }
    let (isQuiet, texts) = writingDown { loaded.store.send(rootAction) }
    return finish(texts, isQuiet: isQuiet)
  }

  /// The answer of a command that let the feature run.
  func finish(_ lines: [String], isQuiet: Bool) -> Output {
    let notes = [isQuiet ? nil : interruptedNote, popVanishedScope()].compactMap { $0 }
    return Output(text: (lines + notes).joined(separator: "\n"), isError: !isQuiet)
  }

  private var interruptedNote: String {
    interruption.wasRequested
      ? "error: stopped; what was still waiting is dropped"
      : """
      error: stopped after \(Self.longestRun) steps: actions and effects follow each other without end; \
      what was still waiting is dropped
      """
  }

  /// Goes up to where there still is a state, and says so.
  private func popVanishedScope() -> String? {
    guard let loaded else { return nil }
    let living = loaded.scope.living(in: loaded.store.state)
    guard living.steps.count < loaded.scope.steps.count else { return nil }
    let gone = loaded.scope.steps[living.steps.count].text
    self.loaded?.scope = living
    return "\(gone) is gone: back to \(prompt)"
  }
}

extension ActionError {
  /// The same error for an action that the root would take.
  fileprivate func hinting(at root: String) -> ActionError {
    ActionError(
      code, summary, in: input, at: range, hint: "\(root) takes it: `root` steps out to there")
  }
}
