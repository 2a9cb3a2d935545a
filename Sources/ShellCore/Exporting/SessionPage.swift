/// A session as an HTML page that needs no network: the lines with their output, and a slider through time with the state and
/// the screen after each line. Without scripts, the page shows everything below each other.
struct SessionPage {
  /// A line of the session and what it led to.
  struct PlayedLine {
    let prompt: String
    let line: String
    let output: String
    /// The time on the feature's clock.
    let time: String
    /// The screen as HTML; empty if the feature has no view.
    let screen: String
    let state: [StateRow]
  }

  let title: String
  let steps: [PlayedLine]
  /// The prose between the lines; `nil` if they are not from a scenario.
  var prose: PageProse?

  /// The text of the file.
  var html: String {
    let page = SteppedPage(
      title: title, style: ScreenStyle.text, lastStep: steps.count - 1, stepName: "Line",
      script: Self.script)
    return page.html(
      main: """
        \(steps.indices.map(section).joined(separator: "\n"))
        \(prose?.after ?? "")
        """)
  }

  private func section(_ index: Int) -> String {
    let step = steps[index]
    let output =
      step.output.isEmpty ? "" : "\n<pre class=\"output\">\(Self.colored(step.output))</pre>"
    return """
      \(prose?.before[index] ?? "")<section class="step" id="step\(index)">
      <div class="line">
      <pre class="input"><b>\(MarkupText.escaped(step.prompt))&gt;</b> \(Self.highlighted(step.line))</pre>\(output)
      </div>
      <aside>
      \(Self.panel("Screen", step.screen))
      \(Self.panel("State at \(step.time)", Self.preformatted(stateText(index))))
      </aside>
      </section>
      """
  }

  private static func panel(_ title: String, _ content: String) -> String {
    content.isEmpty
      ? "" : "<div class=\"panel\"><h2>\(title)</h2>\(content)</div>"
  }

  private static func preformatted(_ text: String) -> String {
    text.isEmpty ? "" : "<pre>\(text)</pre>"
  }

  /// The fields of a state, with those that the line has changed highlighted. Where the prompt has moved to another part of the state,
  /// none has changed.
  private func stateText(_ index: Int) -> String {
    let hasMoved = index + 1 < steps.count && steps[index + 1].prompt != steps[index].prompt
    let before = index > 0 && !hasMoved ? steps[index - 1].state : steps[index].state
    let old = Dictionary(before.map { ($0.path, $0.value) }) { first, _ in first }
    let rows = steps[index].state
    let width = rows.map { $0.depth * 2 + ColumnWidth.of($0.name) }.max() ?? 0
    return rows.map { row -> String in
      let indent = String(repeating: " ", count: row.depth * 2)
      let padding = max(0, width - row.depth * 2 - ColumnWidth.of(row.name))
      let value = MarkupText.escaped(row.value)
      let isNew = old[row.path] != row.value
      return indent + "<i>\(MarkupText.escaped(row.name))</i>"
        + String(repeating: " ", count: padding + 2) + (isNew ? "<ins>\(value)</ins>" : value)
    }.joined(separator: "\n")
  }

  /// A typed line. The Swift of an action is highlighted.
  private static func highlighted(_ line: String) -> String {
    guard line.hasPrefix(".") else { return MarkupText.escaped(line) }
    var highlighter = SwiftHighlighter()
    return spans(highlighter.runs(of: line))
  }

  /// Text in the colors of the page.
  static func spans(_ runs: [StyledText]) -> String {
    runs.map { run in
      let text = MarkupText.escaped(run.text)
      return switch run.style {
      case SwiftHighlighter.keyword: "<span class=\"keyword\">\(text)</span>"
      case SwiftHighlighter.type: "<span class=\"type\">\(text)</span>"
      case SwiftHighlighter.string: "<span class=\"string\">\(text)</span>"
      case SwiftHighlighter.number: "<span class=\"number\">\(text)</span>"
      case .dimmed: "<small>\(text)</small>"
      default: text
      }
    }.joined()
  }

  private static func colored(_ output: String) -> String {
    zip(OutputLineKind.of(output), StyledOutput.lines(of: output)).map { part, styled -> String in
      let (line, kind) = part
      let text = MarkupText.escaped(String(line))
      let shown =
        switch kind {
        case .plain: spans(styled.runs)
        case .came: "<ins>\(text)</ins>"
        case .went: "<del>\(text)</del>"
        case .error: "<em class=\"error\">\(text)</em>"
        case .warning: "<em class=\"warning\">\(text)</em>"
        case .aside: "<small>\(text)</small>"
        }
      return beginsWithLongWord(line) ? "<span class=\"long\">\(shown)</span>" : shown
    }.joined(separator: "\n")
  }

  /// Whether a browser may break the line between its indentation and its first word, which would leave an empty line.
  private static func beginsWithLongWord(_ line: Substring) -> Bool {
    let indent = line.prefix { $0 == " " }
    return !indent.isEmpty && line.dropFirst(indent.count).prefix { $0 != " " }.count > 30
  }

  private static let script = EmbeddedTexts.text("steps.js")
}
