/// The headings and the prose of a scenario as HTML, in front of the lines of a page that the
/// scenario contains.
struct PageProse {
  /// The HTML in front of each line; empty if there is none.
  private(set) var before: [String]
  /// The HTML after the last line.
  private(set) var after = ""

  /// A page without prose.
  init(lines count: Int) { before = Array(repeating: "", count: count) }

  /// - Parameters:
  ///   - scenario: The scenario that was replayed last.
  ///   - lines: The lines of the page. They begin with the `load` of the running feature, so the
  ///     prose about features that the scenario loads earlier is left out.
  init(_ scenario: Scenario, lines: [String]) {
    self.init(lines: lines.count)
    let (steps, end) = Self.steps(of: scenario)
    guard let load = lines.first,
      var position = steps.lastIndex(where: { $0.command == load })
    else { return }
    before[0] = Self.html(steps[position].prose)
    for index in lines.indices.dropFirst() {
      let rest = steps[(position + 1)...]
      guard let next = rest.firstIndex(where: { $0.command == lines[index] }) else { continue }
      // The prose of commands that left no line on the page belongs to the next one.
      before[index] = Self.html(steps[position + 1...next].map(\.prose).joined(separator: "\n"))
      position = next
    }
    after = Self.html((steps[(position + 1)...].map(\.prose) + [end]).joined(separator: "\n"))
  }

  /// The commands of a scenario, each with the Markdown in front of it, and the Markdown at the end.
  private static func steps(
    of scenario: Scenario
  ) -> (steps: [(command: String, prose: String)], end: String) {
    var steps: [(command: String, prose: String)] = [], prose = ""
    for part in scenario.parts {
      switch part {
      case .heading(let heading): prose += heading.written + "\n\n"
      case .prose(let range): prose += scenario.text(range)
      case .block(let block):
        for step in block.steps {
          steps.append((step.command, prose))
          prose = ""
        }
      }
    }
    return (steps, prose)
  }

  /// The title of the page is the only heading of the first level.
  private static func html(_ markdown: String) -> String {
    let blocks = MarkdownParser.blocks(of: markdown)
    guard !blocks.isEmpty else { return "" }
    let html = HTMLText.blocks(blocks, headingsFrom: 2).joined(separator: "\n")
    return "<div class=\"prose\">\n\(html)\n</div>\n"
  }
}
