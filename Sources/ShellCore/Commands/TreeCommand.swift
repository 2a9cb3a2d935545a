extension Command {
  static let tree = Command(
    name: "tree", usage: "tree", summary: "show the feature's reducers, in their order",
    details: """
      Each operator stands with its place in the state and the case of its actions;
      behind it, whether its child is there now.
        tree
      """
  ) { session, input in
    try input.expectNothing()
    let loaded = try session.requireFeature(in: input.line)
    return Output(text: OutlineText.of(loaded.store.outline, state: loaded.store.state))
  }
}
