import OutputText
import TerminalUI

extension Command {
  static let features = Command(
    name: "features", summary: "List the features that can be loaded",
    details: """
      Each line shows the name to use with `load`.
        features
      """,
    meaning: .inspects(.shell, reads: []),
    isForBeginners: true, arguments: .nothing,
    needs: \.workspace, \.screen
  ) { _, workspace, screen in
    return Output(lines: workspace.catalog.listing(width: screen.textWidth))
  }
}

extension FeatureCatalog {
  /// One line per feature: its name and summary, below the headings of their sections.
  func listing(width: Int) -> [StyledLine] {
    guard features.contains(where: { $0.section != nil }) else {
      return TextTable(width: width).lines(features.map { [$0.name, $0.summary] })
        .map { StyledLine($0) }
    }
    let rows = TextTable(width: width)
      .rows(features.map { ["  " + $0.name, $0.summary] })
    var lines: [StyledLine] = []
    var section: String?
    for (feature, row) in zip(features, rows) {
      if feature.section != section {
        if !lines.isEmpty { lines.append(StyledLine()) }
        lines.append(StyledLine(feature.section ?? "Others", .bold))
        section = feature.section
      }
      lines += row.map { StyledLine($0) }
    }
    return lines
  }
}
