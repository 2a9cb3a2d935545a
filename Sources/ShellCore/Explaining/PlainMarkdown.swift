/// Markdown as a terminal shows it: paragraphs filled to 80 columns, code indented, no marks.
///
/// It knows what the pages use: headings, paragraphs, lists, fenced code and tables.
enum PlainMarkdown {
  /// In display columns.
  static let width = 80

  /// - Returns: Lines without the last one's end.
  static func text(of markdown: String) -> String {
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var blocks: [String] = []
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) {
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        blocks.append(code(&lines))
      } else if line.hasPrefix("#") {
        blocks.append(heading(lines.removeFirst()))
      } else if line.hasPrefix("|") {
        blocks.append(table(&lines))
      } else {
        blocks.append(prose(&lines))
      }
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func heading(_ line: Substring) -> String {
    let level = line.prefix { $0 == "#" }.count
    let title = PageInline.plain(String(line.dropFirst(level)).trimmingWhitespace)
    let rule = String(repeating: level == 1 ? "=" : "-", count: FilledText.columns(of: title))
    return title + "\n" + rule
  }

  /// A fenced block, indented by two. A transcript is shown as it was on the screen.
  private static func code(_ lines: inout ArraySlice<Substring>) -> String {
    let isTranscript = lines.removeFirst() == "```tca"
    let content = lines.prefix { !$0.hasPrefix("```") }
    lines = lines.dropFirst(content.count + 1)
    return content.map { line in
      guard !line.isEmpty else { return "" }
      guard isTranscript else { return "  " + line }
      let shown = line.hasPrefix("\\") ? line.dropFirst() : line
      return "  " + shown.replacing("[..]", with: "…")
    }.joined(separator: "\n")
  }

  /// A paragraph, or the items of a list, up to an empty line.
  private static func prose(_ lines: inout ArraySlice<Substring>) -> String {
    let content = lines.prefix { line in
      !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("```") && !line.hasPrefix("#")
    }
    lines = lines.dropFirst(content.count)
    var items: [String] = []
    for line in content {
      let text = String(line).trimmingWhitespace
      if items.isEmpty || text.hasPrefix("- ") {
        items.append(text)
      } else {
        items[items.count - 1] += " " + text
      }
    }
    return items.map { item in
      FilledText.fill(
        PageInline.plain(item), width: width, indent: item.hasPrefix("- ") ? "  " : "")
    }.joined(separator: "\n")
  }

  /// The rows of a table in columns, its rule left out.
  private static func table(_ lines: inout ArraySlice<Substring>) -> String {
    let content = lines.prefix { $0.hasPrefix("|") }
    lines = lines.dropFirst(content.count)
    let rows = content.filter { $0.contains { !"|-: ".contains($0) } }.map { row in
      row.split(separator: "|").map { PageInline.plain(String($0).trimmingWhitespace) }
    }
    let first = rows.map { FilledText.columns(of: $0.first ?? "") }.max() ?? 0
    return rows.map { cells in
      let start = ColumnText.padded(cells.first ?? "", to: first + 2)
      return FilledText.fill(
        start + cells.dropFirst().joined(separator: "  "), width: width,
        indent: String(repeating: " ", count: first + 2))
    }.joined(separator: "\n")
  }
}
