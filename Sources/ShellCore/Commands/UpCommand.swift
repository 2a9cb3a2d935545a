enum UpCommand {
  static let command = Command(
    name: "up", summary: "Return from a child to its parent",
    details: """
      From ProductDetail.amountControl to ProductDetail.
        up
      """,
    meaning: .changesScope,
    arguments: .nothing,
    needs: \.features
  ) { _, feature in
    try feature.leaveScope()
    return Output()
  }
}

extension SessionFeatures {
  /// Returns from the child of the prompt to its parent.
  func leaveScope() throws {
    var scope = try require().scope
    guard !scope.isRoot else {
      throw InputError(.notThere, "\(prompt) is the root and has no parent")
    }
    scope.steps.removeLast()
    move(to: scope)
  }
}
