import LoadedFeatures
import ActionSyntax

/// A line that is neither an action nor a command.
@MainActor
struct UnknownLine {
  let loaded: RunningFeature?

  /// The error for a line that is neither an action nor a command.
  func error(for input: CommandInput) -> ShellError {
    if let code = SwiftLine(input.line) {
      return code.error(in: input.line) { text in
        loaded.map { (try? $0.scopedActions.action(in: text, from: 0)) != nil } ?? false
      }
    }
    if let latin = HangulKeys.latin(of: input.name), CommandTable.command(named: latin) != nil {
      return ShellError(
        .unknownCommand,
        "unknown command `\(abbreviated(input.name))`: the Korean keyboard is on; did you mean \(latin)?"
      )
    }
    return unknownCommand(input)
  }

  /// Commands of other shells, with what to use here.
  private static let foreignWords = [
    "history": "`log` lists the actions; the up arrow key repeats an earlier line",
    "ls":
      "`features` lists what can be loaded, `actions` what can be sent, `state` shows the state",
    "dir":
      "`features` lists what can be loaded, `actions` what can be sent, `state` shows the state",
    "pwd": "the prompt names the feature and the child; `tree` shows all of them",
    "version": "`tca --version` prints it",
    "cat": "`state` shows the state; `show N` shows an action",
    "save": "`record FILE` writes the session to a file; `export` writes it in other forms",
    "run": "`load NAME` starts a feature",
    "open": "`load NAME` starts a feature",
    "click": "`tap NAME` operates a control of the screen",
    "press": "`tap NAME` operates a control of the screen",
    "print": "`state PATH` shows a part of the state",
    "next": "`learn` opens the next exercise",
    "sleep": "`advance 3s` moves the clock of the feature",
    "edit": "use your editor in another window; `watch on` loads a file each time it is saved",
    "vi": "use your editor in another window; `watch on` loads a file each time it is saved",
    "vim": "use your editor in another window; `watch on` loads a file each time it is saved",
    "nano": "use your editor in another window; `watch on` loads a file each time it is saved",
    "po": "`state PATH` shows a part of the state",
  ]

  /// Whether a line is an action with its payload, of the prompt's scope or of the root.
  private func isAction(_ line: String, in loaded: RunningFeature) -> Bool {
    var root = loaded
    root.scope = ScopePath()
    return [loaded, root].contains { (try? $0.scopedActions.action(in: line, from: 0)) != nil }
  }

  /// The error for a word that is not a command but may be the name of an action.
  private func unknownCommand(_ input: CommandInput) -> ShellError {
    let summary = "unknown command `\(abbreviated(input.name))`"
    if let loaded, isAction("." + input.line, in: loaded) {
      let action = "." + abbreviated(input.line)
      return ShellError(.unknownCommand, "\(summary); did you mean the action \(action)?")
    }
    if let loaded,
      let (path, distance) = ActionTree(loaded.scopedTypes.action)
        .nearestPath(to: input.name), distance == 0
    {
      return ShellError(.unknownCommand, "\(summary); did you mean the action \(path)?")
    }
    if let advice = Self.foreignWords[input.name] {
      return ShellError(.unknownCommand, "\(summary): \(advice)")
    }
    let tree = loaded.map { ActionTree($0.scopedTypes.action) }
    if let path = tree?.onlyPath(toNameBeginningWith: input.name) {
      return ShellError(.unknownCommand, "\(summary); did you mean the action \(path)?")
    }
    let nearest = NearestName.to(input.name, in: CommandTable.names)
    return ShellError(
      .unknownCommand,
      summary + (nearest.map { "; did you mean \($0)?" } ?? "; `help` lists what can be typed"))
  }
}
