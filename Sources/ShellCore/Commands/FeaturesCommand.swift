enum FeaturesCommand {
  static let command = Command(
    name: "features", summary: "List the features that can be loaded",
    details: """
      Each line shows the name to use with `load`. Features that exist in two
      spellings are listed with macros; `older` lists the others. `mistakes` lists
      features that are wrong on purpose, and `all` lists everything.
        features
        features older
      `map` shows whom the loaded feature embeds, presents, and pushes, and which
      actions of these children the features above them handle or send. With
      `mermaid`, it is the text of a diagram, and with `svg`, a picture. Both are
      printed, or written to a new file.
        features map
        features map mermaid
        features map svg map.svg
      """,
    meaning: .inspects(.shell, reads: []),
    isForBeginners: true,
    arguments: .text(
      "[LIST|map]", files: mapForms.map { .creates("features map \($0) FILE") },
      completion: .words(["older", "mistakes", "all", "map"])),
    needs: \.workspace, \.screen, \.features, \.exporter
  ) { text, workspace, screen, features, exporter in
    let catalog = workspace.catalog, width = screen.textWidth
    let words = text.input.words
    if words.first?.text == "map" {
      return try map(of: features.requireCode(), in: workspace, words.dropFirst(), exporter)
    }
    guard !words.isEmpty else { return catalog.listing(of: nil, width: width) }
    let word = try text.input.oneWord("a list")
    if word.text == "all" {
      return FeatureCatalog.listing(of: catalog.features, width: width)
    }
    guard catalog.lists.contains(word.text) else {
      let names = catalog.lists + ["all", "map"]
      throw word.error(
        .notThere, "unknown list `\(abbreviated(word.text))`",
        hint: "expected \(alternatives(names))",
        suggestion: NearestName.to(word.text, in: names))
    }
    return catalog.listing(of: word.text, width: width)
  }

  private static let mapForms = ["mermaid", "svg"]

  @MainActor
  private static func map(
    of loaded: RunningFeature, in workspace: Workspace, _ words: ArraySlice<CommandArgument>,
    _ exporter: Exporter
  ) throws -> Output {
    if let word = words.first, !mapForms.contains(word.text) {
      throw word.error(
        .superfluous, "`features map` does not take `\(abbreviated(word.text))`",
        hint: "expected `features map`, alone or with `mermaid` or `svg`")
    }
    let map = FeatureMapText(
      FeatureMap(of: loaded), texts: loaded.code(in: workspace).map(\.text),
      isComplete: loaded.file != nil,
      outline: Set(loaded.store.outline.flatMap(\.flattened).map(\.name)))
    guard let form = words.first?.text else {
      return Output(text: map.lines.joined(separator: "\n"))
    }
    let text = form == "svg" ? map.svg : map.mermaid
    guard let file = words.dropFirst().first,
      let path = try PathArgument(in: file.line, from: file.offset)
    else { return Output(text: text) }
    try exporter.write(text, to: path, in: file.line)
    return Output(text: "wrote a map of the features to \(path.text)")
  }
}

extension FeatureCatalog {
  /// The names of the lists besides the first one, in order.
  var lists: [String] { features.compactMap(\.list).withoutRepetitions }

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
