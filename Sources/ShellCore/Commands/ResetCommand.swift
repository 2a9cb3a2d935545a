import ComposableArchitecture

extension Command {
  static let reset = Command(
    name: "reset", usage: "reset", summary: "Load the current feature again",
    details: """
      Uses the same initial state as `load` and returns to the root. `undo` restores
      the state from before.
        reset
      """
  ) { session, input in
    try input.expectNothing()
    let loaded = try session.requireFeature(in: input.line)
    let (store, notes) = try session.start(loaded.feature, loaded.replacedFields)
    let afresh = Session.Loaded(
      feature: loaded.feature, store: store, children: loaded.children,
      replacedFields: loaded.replacedFields, file: loaded.file)
    let head = session.history.present?.trail.head
    let ended = session.begin(afresh)
    session.history.beginTrail(Trail(head: head))
    return Output(
      text: (ended.dropFirst() + notes + [LongText.cut(ChangeText.dump(store.state))]).joined(
        separator: "\n"))
  }
}
