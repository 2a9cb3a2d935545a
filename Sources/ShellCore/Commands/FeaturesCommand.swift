import TerminalUI

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
    TextTable().lines(features.map { [$0.name, $0.summary] }).joined(separator: "\n")
  }
}
