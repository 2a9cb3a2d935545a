extension Command {
  static let undo = Command(
    name: "undo", usage: "undo", summary: "take back the last command that did anything",
    details: """
      What its effects sent is undone with it. A `load` is undone as well: the feature
      before it is back as it was. The prompt goes back to where it was. Effects under
      way are cancelled; none runs again.
        undo
      """
  ) { session, input in
    try input.expectNothing()
    return try session.undo()
  }
}
