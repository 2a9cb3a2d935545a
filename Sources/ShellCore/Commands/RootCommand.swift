import ActionSyntax

extension Command {
  static let root = Command(
    name: "root", usage: "root", summary: "step out of all children",
    details: """
      From ProductDetail.amountControl to ProductDetail, however deep:
        root
      """
  ) { session, input in
    try input.expectNothing()
    _ = try session.requireFeature(in: input.line)
    session.loaded?.scope = ScopePath()
    return Output()
  }
}
