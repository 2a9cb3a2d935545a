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
    return try context.leaveScope()
  }
}

extension CommandContext {
  /// Returns from the child of the prompt to its parent.
  func leaveScope() throws -> Output {
    let loaded = try requireFeature()
    guard !loaded.scope.isRoot else {
      throw ShellError(.notThere, "\(prompt) is the root and has no parent")
    }
    self.loaded?.scope.steps.removeLast()
    return Output()
  }
}
