import ComposableArchitecture

extension Command {
  static let tree = Command(
    name: "tree", usage: "tree", summary: "show the feature's reducers, in their order",
    details: """
      Each operator stands with its place in the state and the case of its actions.
        tree
      """
  ) { session, input in
    try input.expectNothing()
    let loaded = try session.requireFeature(in: input.line)
    return Output(text: OutlineText.of(loaded.store.outline))
  }
}

/// An outline drawn as a tree.
enum OutlineText {
  static func of(_ outline: [ReducerOutline]) -> String {
    outline.map { lines($0).joined(separator: "\n") }.joined(separator: "\n")
  }

  private static func lines(_ reducer: ReducerOutline) -> [String] {
    TreeText.lines(title(reducer), parts: reducer.parts.map(lines))
  }

  private static func title(_ reducer: ReducerOutline) -> String {
    guard let link = reducer.link else {
      return reducer.isRecursive ? "\(reducer.name)  (as above)" : reducer.name
    }
    let action = link.action.map { "  .\($0)" } ?? ""
    return "\(reducer.name) \(link.place)\(action)"
  }
}
