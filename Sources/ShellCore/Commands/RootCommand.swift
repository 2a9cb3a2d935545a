enum RootCommand {
  static let command = Command(
    name: "root", summary: "Leave all child scopes",
    details: """
      From ProductDetail.amountControl to ProductDetail, from any depth.
        root
      """,
    meaning: .changesScope,
    arguments: .nothing,
    needs: \.loaded, \.features
  ) { _, _, feature in
    feature.move(to: ScopePath())
    return Output()
  }
}
