import ComposableArchitecture

extension Command {
  static let reset = Command(
    name: "reset", usage: "reset", summary: "load the present feature afresh"
  ) { session, input in
    try input.expectNothing()
    let loaded = try session.requireFeature(in: input.line)
    let store = try session.start(loaded.feature, loaded.replacedFields)
    session.loaded?.store = store
    session.loaded?.scope = ScopePath()
    return Output(text: ChangeText.dump(store.state))
  }
}
