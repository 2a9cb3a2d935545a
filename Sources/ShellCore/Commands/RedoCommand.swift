import ActionSyntax

extension Command {
  static let redo = Command(
    name: "redo", usage: "redo", summary: "Repeat the command that was undone last",
    details: """
      The states are restored, and no effect runs again. A new action after `undo`
      replaces the commands that were undone.
        redo
      """,
    meaning: .travels,
    argument: .none
  ) { context, input in
    try input.expectNothing(advice: "`goto 1` goes to the state after action 1")
    let nothing = ShellError(.notThere, "nothing to redo")
    guard let loaded = context.loaded else { throw nothing }
    if let destination = context.journal.redoDestination() {
      return context.travel(
        to: destination, in: loaded, "redid \(context.name(of: destination, in: loaded))")
    }
    guard let next = context.features.next else { throw nothing }
    let cancelled = context.travel(toFeature: 1, leaving: loaded)
    let command = abbreviated(context.journal.runs[next.run].command)
    return Output(text: (["redid \(command)"] + cancelled).joined(separator: "\n"))
  }
}
