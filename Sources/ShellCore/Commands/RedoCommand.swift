extension Command {
  static let redo = Command(
    name: "redo", usage: "redo", summary: "Repeat the command that was undone last",
    details: """
      The states are restored, and no effect runs again. A new action after `undo`
      replaces the commands that were undone.
        redo
      """
  ) { session, input in
    try input.expectNothing()
    return try session.redo()
  }
}
