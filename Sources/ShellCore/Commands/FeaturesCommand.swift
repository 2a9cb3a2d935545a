extension Command {
  static let features = Command(
    name: "features", usage: "features", summary: "List the features that can be loaded",
    details: """
      The first word of each line is the name to use with `load`.
        features
      """,
    meaning: .inspects(.shell, reads: []),
    isForBeginners: true, argument: .none
  ) { context, input in
    try input.expectNothing()
    return Output(text: context.workspace.catalog.listing)
  }
}

extension FeatureCatalog {
  /// One line per feature: its name and summary.
  var listing: String {
    let width = names.map(\.count).max() ?? 0
    return features.map { feature in
      feature.name.padded(to: width) + "  " + feature.summary
    }.joined(separator: "\n")
  }
}
