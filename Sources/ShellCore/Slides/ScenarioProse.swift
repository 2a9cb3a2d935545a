/// The headings and the prose between the commands of a scenario.
package struct ScenarioProse {
  /// The Markdown before each command, by its index, and after the last one.
  private var texts: [Int: String] = [:]

  package init(_ scenario: Scenario) {
    var position = 0
    for part in scenario.parts {
      switch part {
      case .heading(let heading): texts[position, default: ""] += heading.written + "\n\n"
      case .prose(let range): texts[position, default: ""] += scenario.text(range)
      case .block(let block): position += block.steps.count
      }
    }
  }

  /// The prose before a command, between empty lines. Empty if there is none.
  package func text(before position: Int, columns: Int) -> Output {
    guard let text = texts[position] else { return Output() }
    let renderer = MarkdownRenderer.prose(width: min(columns, 80))
    let lines = renderer.lines(of: MarkdownParser.blocks(of: text))
    guard !lines.isEmpty else { return Output() }
    return Output(lines: [StyledLine()] + lines + [StyledLine()])
  }
}
