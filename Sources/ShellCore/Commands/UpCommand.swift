import ActionSyntax

extension Command {
  static let up = Command(
    name: "up", usage: "up", summary: "Return from a child to its parent",
    details: """
      From ProductDetail.amountControl to ProductDetail.
        up
      """
  ) { session, input in
    try input.expectNothing()
    let loaded = try session.requireFeature(in: input.line)
    guard !loaded.scope.isRoot else {
      throw ShellError(.notThere, "\(session.prompt) is the root: there is nothing above it")
    }
    session.loaded?.scope.steps.removeLast()
    return Output()
  }
}
