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
    _ = try context.requireFeature()
    context.loaded?.scope = ScopePath()
    return Output()
  }
}
