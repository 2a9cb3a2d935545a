extension Command {
  static let undo = Command(
    name: "undo", usage: "undo", summary: "Undo the last command that changed anything",
    details: """
      Actions sent by its effects are undone with it, and so is a `load`: the previous
      feature is restored. The prompt returns to the earlier scope. Effects in flight
      are cancelled, and none runs again.
        undo
      """
  ) { session, input in
    try input.expectNothing()
    return try session.undo()
  }
}
