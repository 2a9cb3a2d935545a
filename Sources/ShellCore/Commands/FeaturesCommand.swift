import ActionSyntax
import TerminalUI

enum FeaturesCommand {
  static let command = Command(
    name: "features", summary: "List the features that can be loaded",
    details: """
      Each line shows the name to use with `load`. Features that exist in two
      spellings are listed with macros; `older` lists the others. `mistakes` lists
      features that are wrong on purpose, and `all` lists everything.
        features
        features older
      """,
    meaning: .inspects(.shell, reads: []),
    isForBeginners: true,
    arguments: .word(
      "[LIST]", orNothing: "a list", completion: .words(["older", "mistakes", "all"])),
    needs: \.workspace, \.screen
  ) { word, workspace, screen in
    let catalog = workspace.catalog, width = screen.textWidth
    guard let word else {
      return catalog.listing(of: nil, width: width)
    }
    if word.text == "all" {
      return FeatureCatalog.listing(of: catalog.features, width: width)
    }
    guard catalog.lists.contains(word.text) else {
      let names = catalog.lists + ["all"]
      throw word.error(
        .notThere, "unknown list `\(abbreviated(word.text))`",
        hint: "expected \(alternatives(names))", suggestion: NearestName.to(word.text, in: names))
    }
    return catalog.listing(of: word.text, width: width)
  }
}

extension FeatureCatalog {
  /// The names of the lists besides the first one, in order.
  var lists: [String] {
    features.compactMap(\.list).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The features of a list; `nil` for the first list, below which the others are named.
  func listing(of list: String?, width: Int) -> Output {
    Self.listing(
      of: features.filter { $0.list == list }, width: width,
      note: list == nil ? noteOnLists(width: width) : [])
  }

  /// Says how to see the other lists.
  private func noteOnLists(width: Int) -> [StyledLine] {
    guard !lists.isEmpty else { return [] }
    let parts = lists.map { list in
      "`features \(list)` (\(features.count { $0.list == list }))"
    }
    let text = "More: " + parts.joined(separator: ", ") + ", `features all`"
    return [StyledLine()]
      + TextWrapping(width: width, rule: .wholeWords, firstIndent: "", indent: "")
      .lines([StyledText(text)])
  }

  /// One line per feature: its name and summary, below the headings of their sections.
  static func listing(of features: [Feature], width: Int, note: [StyledLine] = []) -> Output {
    let hasSections = features.contains { $0.section != nil }
    let names = features.map { (hasSections ? "  " : "") + $0.name }
    let wrapped = TextTable(width: width).rows(zip(names, features).map { [$0, $1.summary] })
    let start = (names.map(ColumnWidth.of).max() ?? 0) + 2
    var lines: [StyledLine] = [], rows: [OutputRow] = []
    func add(_ note: StyledLine) {
      lines.append(note)
      rows.append(.note(note))
    }
    var section: String?
    for (index, feature) in features.enumerated() {
      if hasSections, feature.section != section {
        if !lines.isEmpty { add(StyledLine()) }
        add(StyledLine(feature.section ?? "Others", .bold))
        section = feature.section
      }
      lines += wrapped[index].map { StyledLine($0) }
      rows.append(.line(names[index].padded(toColumns: start) + feature.summary))
    }
    note.forEach(add)
    var output = Output(lines: lines)
    output.list = OutputList(lines: lines.map(\.text), rows: rows)
    return output
  }
}
