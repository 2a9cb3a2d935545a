import ActionSyntax

extension Command {
  static let root = Command(
    name: "root", usage: "root", summary: "Leave all child scopes",
    details: """
      From ProductDetail.amountControl to ProductDetail, from any depth.
        root
      """
  ) { session, input in
    try input.expectNothing()
    _ = try session.requireFeature(in: input.line)
    session.loaded?.scope = ScopePath()
    return Output()
  }
}
