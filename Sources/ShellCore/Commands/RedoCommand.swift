extension Command {
  static let redo = Command(
    name: "redo", usage: "redo", summary: "do again what was undone last",
    details: """
      The states come back as they were; no effect runs again. An action after `undo`
      takes the place of what was undone.
        redo
      """
  ) { session, input in
    try input.expectNothing()
    return try session.redo()
  }
}
