import ActionSyntax

extension Command {
  static let up = Command(
    name: "up", usage: "up", summary: "Return from a child to its parent",
    details: """
      From ProductDetail.amountControl to ProductDetail.
        up
      """,
    meaning: .changesScope,
    argument: .none
  ) { context, input in
    try input.expectNothing()
    let loaded = try context.requireFeature()
    guard !loaded.scope.isRoot else {
      throw ShellError(.notThere, "\(context.prompt) is the root and has no parent")
    }
    context.loaded?.scope.steps.removeLast()
    return Output()
  }
}
