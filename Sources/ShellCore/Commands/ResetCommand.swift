import ComposableArchitecture

extension Command {
  static let reset = Command(
    name: "reset", usage: "reset", summary: "load the present feature afresh",
    details: """
      What was given to `load` is given again, and the prompt is back at the root.
        reset
      """
  ) { session, input in
    try input.expectNothing()
    let loaded = try session.requireFeature(in: input.line)
    let (store, notes) = try session.start(loaded.feature, loaded.replacedFields)
    session.loaded?.store = store
    session.loaded?.scope = ScopePath()
    return Output(text: (notes + [ChangeText.dump(store.state)]).joined(separator: "\n"))
  }
}
