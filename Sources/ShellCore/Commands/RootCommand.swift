import ActionSyntax

extension Command {
  static let root = Command(
    name: "root", usage: "root", summary: "Leave all child scopes",
    details: """
      From ProductDetail.amountControl to ProductDetail, from any depth.
        root
      """,
    meaning: .changesScope,
    argument: .none
  ) { context, input in
    try input.expectNothing()
    return try context.leaveAllScopes()
  }
}

extension CommandContext {
  /// Returns from the child of the prompt to the root.
  func leaveAllScopes() throws -> Output {
    _ = try requireFeature()
    loaded?.scope = ScopePath()
    return Output()
  }
}
