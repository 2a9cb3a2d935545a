import TerminalUI

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
  package var width: Int
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

  /// Plain text of 80 columns, for `explain`.
  package static let page = MarkdownRenderer(
    width: 80, rule: .wholeWords, bullet: "-", underlines: ("=", "-"), codeIndent: 2,
    wrapsCode: false, keepsBackticks: true)

  /// A slide of a talk.
  package static func slide(width: Int) -> MarkdownRenderer {
    MarkdownRenderer(
      width: width, rule: .words, bullet: "•", underlines: ("━", "─"), codeIndent: 4,
      wrapsCode: true, keepsBackticks: false)
  }

  /// Returns a text without styles, and without a line break at its end.
  package func text(of markdown: String) -> String {
    lines(of: MarkdownParser.blocks(of: markdown)).map(\.text).joined(separator: "\n")
  }

  /// Returns the lines of some blocks.
  package func lines(of blocks: [MarkdownBlock]) -> [StyledLine] {
    blocks.flatMap { block in
      (block.isSpaced ? [StyledLine()] : []) + lines(of: block.content)
    }
  }

  /// Returns the lines of one block.
  package func lines(of content: MarkdownBlock.Content) -> [StyledLine] {
    switch content {
    case .heading(let level, let spans): heading(spans, level)
    case .text(let spans, let marker, let depth): paragraph(spans, marker, depth)
    case .code(let lines, let language): lines.flatMap { code($0, language) }
    case .table(let rows): table(rows)
    case .rule:
      [StyledLine(String(repeating: underlines.other, count: max(width, 1)), .dimmed)]
    }
  }

  /// Returns the runs of a text, on top of a style.
  func runs(_ spans: [MarkdownSpan], _ base: TextStyle = TextStyle()) -> [StyledText] {
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

  /// A transcript is shown as it was on the screen, without escapes.
  private func code(_ line: String, _ language: String) -> [StyledLine] {
    guard !line.isEmpty else { return [StyledLine()] }
    var line = line
    if language == "tca" {
      line = (line.hasPrefix("\\") ? String(line.dropFirst()) : line).replacing("[..]", with: "…")
    }
    let indent = String(repeating: " ", count: codeIndent)
    return TextWrapping(
      width: wrapsCode ? width : nil, rule: .characters, firstIndent: indent, indent: indent
    ).lines([StyledText(line, .code)])
  }

  private func table(_ rows: [[[MarkdownSpan]]]) -> [StyledLine] {
    let cells = rows.map { row in row.map { runs($0).map(\.text).joined() } }
    return TextTable(width: width).lines(cells).map { StyledLine($0) }
  }
}

extension TextStyle {
  /// Headings and strong text.
  static let bold = TextStyle(isBold: true)
  /// Emphasis.
  static let underlined = TextStyle(isUnderlined: true)
  /// Code.
  static let code = TextStyle(color: .accentColor)
  /// Text that is not part of the document or session itself: rules, prompts, progress.
  package static let dimmed = TextStyle(color: .gray)
}
