/// Renders Markdown as lines of a terminal.
///
/// ```swift
/// MarkdownRenderer.page.text(of: "# Scope\n- one\n- two")
/// // Scope
/// // =====
/// //
/// // - one
/// // - two
/// ```
package struct MarkdownRenderer: Sendable {
  /// The width in columns to which text is wrapped.
  var width: Int
  /// Where text is wrapped.
  var rule: TextWrapping.Rule
  var bullet: String
  /// The characters that underline headings of the first and of other levels.
  var underlines: (first: Character, other: Character)
  var codeIndent: Int
  /// Whether lines of code that are too long are broken.
  var wrapsCode: Bool
  /// Whether code inside a line keeps its backticks.
  var keepsBackticks: Bool

  /// Plain text of 80 columns, for `explain`, whose pages scenarios can contain.
  static let page = MarkdownRenderer(
    width: 80, rule: .wholeWords, bullet: "-", underlines: ("=", "-"), codeIndent: 2,
    wrapsCode: false, keepsBackticks: true)

  /// A page of another width.
  static func page(width: Int) -> MarkdownRenderer {
    var renderer = page
    renderer.width = width
    return renderer
  }

  /// The prose of a scenario between its commands.
  package static func prose(width: Int) -> MarkdownRenderer {
    var renderer = page(width: width)
    renderer.keepsBackticks = false
    return renderer
  }

  /// A slide of a talk.
  package static func slide(width: Int) -> MarkdownRenderer {
    MarkdownRenderer(
      width: width, rule: .words, bullet: "•", underlines: ("━", "─"), codeIndent: 4,
      wrapsCode: true, keepsBackticks: false)
  }

  /// Code alone, without a margin and with its own line breaks.
  package static let listing = MarkdownRenderer(
    width: 80, rule: .wholeWords, bullet: "-", underlines: ("=", "-"), codeIndent: 0,
    wrapsCode: false, keepsBackticks: false)

  /// Returns a text without styles, and without a line break at its end.
  func text(of markdown: String) -> String {
    lines(of: MarkdownParser.blocks(of: markdown)).map(\.text).joined(separator: "\n")
  }

  package func lines(of blocks: [MarkdownBlock]) -> [StyledLine] {
    blocks.flatMap { block in
      (block.isSpaced ? [StyledLine()] : []) + lines(of: block.content)
    }
  }

  package func lines(of content: MarkdownBlock.Content) -> [StyledLine] {
    switch content {
    case .heading(let level, let spans): heading(spans, level)
    case .text(let spans, let marker, let depth): paragraph(spans, marker, depth)
    case .code(let lines, let language): code(lines, language)
    case .table(let rows): table(rows)
    case .rule:
      [StyledLine(String(repeating: underlines.other, count: max(width, 1)), .dimmed)]
    }
  }

  /// Returns the runs of a text, on top of a style.
  package func runs(_ spans: [MarkdownSpan], _ base: TextStyle = TextStyle()) -> [StyledText] {
    spans.map { span in
      switch span.style {
      case .plain: StyledText(span.text, base)
      case .strong: StyledText(span.text, TextStyle.bold.over(base))
      case .emphasis: StyledText(span.text, TextStyle.underlined.over(base))
      case .code:
        StyledText(keepsBackticks ? "`\(span.text)`" : span.text, TextStyle.code.over(base))
      }
    }
  }

  private func heading(_ spans: [MarkdownSpan], _ level: Int) -> [StyledLine] {
    let title = TextWrapping(width: width, rule: rule).lines(runs(spans, .bold))
    let length = title.map(\.columns).max() ?? 0
    guard length > 0 else { return title }
    let underline = level == 1 ? underlines.first : underlines.other
    return title + [StyledLine(String(repeating: underline, count: length), .dimmed)]
  }

  private func paragraph(
    _ spans: [MarkdownSpan], _ marker: MarkdownBlock.Marker, _ depth: Int
  ) -> [StyledLine] {
    let margin = String(repeating: "  ", count: depth)
    let mark =
      switch marker {
      case .none: ""
      case .bullet: bullet + " "
      case .number(let number): number + " "
      case .quote: "│ "
      }
    let space = marker == .quote ? mark : String(repeating: " ", count: ColumnWidth.of(mark))
    return TextWrapping(
      width: width, rule: rule, firstIndent: margin + mark, indent: margin + space
    ).lines(runs(spans))
  }

  private func code(_ lines: [String], _ language: String) -> [StyledLine] {
    let indent = String(repeating: " ", count: codeIndent)
    return styled(lines, language).flatMap { line -> [StyledLine] in
      guard !line.text.isEmpty else { return [StyledLine()] }
      let inner = String(line.text.prefix { $0 == " " })
      return TextWrapping(
        width: wrapsCode ? width : nil, rule: .words, firstIndent: indent,
        indent: indent + inner + "  "
      ).lines(line.runs)
    }
  }

  /// The lines of a block of code, with the colors of its language.
  private func styled(_ lines: [String], _ language: String) -> [StyledLine] {
    switch language.prefix(while: { !$0.isWhitespace }) {
    case "swift":
      var highlighter = SwiftHighlighter()
      return lines.map { StyledLine(highlighter.runs(of: $0)) }
    case "tca": return transcript(lines)
    case "diff":
      return lines.map { line in
        StyledLine(
          line, line.hasPrefix("+") ? .output(.came) : line.hasPrefix("-") ? .output(.went) : .code)
      }
    default: return lines.map { StyledLine($0, .code) }
    }
  }

  /// A transcript is shown as it was on the screen, without escapes.
  private func transcript(_ lines: [String]) -> [StyledLine] {
    let shown = lines.map { line in
      (line.hasPrefix("\\") ? String(line.dropFirst()) : line).replacing("[..]", with: "…")
    }
    let styled = StyledOutput.lines(of: shown.joined(separator: "\n"))
    return zip(lines, styled).map { source, line in
      guard let typed = PromptLine(Array(source.utf8)[...]) else { return line }
      return StyledLine([
        StyledText((typed.prompt ?? "") + "> ", .dimmed), StyledText(typed.command, .bold),
      ])
    }
  }

  private func table(_ rows: [[[MarkdownSpan]]]) -> [StyledLine] {
    if wrapsCode {
      let cells = rows.map { row in row.map { runs($0) } }
      return MarkdownTable(cells, width: width, rule: underlines.other).lines
    }
    let cells = rows.map { row in row.map { runs($0).map(\.text).joined() } }
    var blocks = TextTable(width: width).rows(cells)
    guard let header = blocks.first, !header.joined().allSatisfy({ $0 == " " }) else {
      return blocks.dropFirst().joined().map { StyledLine($0) }
    }
    blocks.removeFirst()
    let body = blocks.joined().map { StyledLine($0) }
    // On a page of plain text, the header is separated from the rows by its style alone.
    guard !keepsBackticks else { return header.map { StyledLine($0, .bold) } + body }
    let length = (header + blocks.joined()).map(ColumnWidth.of).max() ?? 0
    let rule = StyledLine(String(repeating: underlines.other, count: length), .dimmed)
    return header.map { StyledLine($0, .bold) } + [rule] + body
  }
}

extension TextStyle {
  /// Headings and strong text.
  package static let bold = TextStyle(isBold: true)
  static let underlined = TextStyle(isUnderlined: true)
  package static let code = TextStyle(color: .accentColor)
  /// Text that is not part of the document or session itself: rules, prompts, progress.
  package static let dimmed = TextStyle(color: .gray)
}
