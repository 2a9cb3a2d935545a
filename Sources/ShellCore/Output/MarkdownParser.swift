/// Parses Markdown into blocks: headings, paragraphs, list items, quotes, code and tables.
///
/// Comments are left out.
package struct MarkdownParser {
  /// A block whose text is not parsed into spans yet.
  private enum Draft {
    case heading(level: Int, String)
    case text(String, MarkdownBlock.Marker, depth: Int)
    case code([String], language: String)
    case table([String])
    case rule
  }

  private var drafts: [(content: Draft, isSpaced: Bool)] = []
  private var followsBlankLine = false
  private var isInComment = false
  /// Whether the next line of text continues the last block.
  private var isOpen = false
  /// The indents of the enclosing list items' content.
  private var itemIndents: [Int] = []

  package static func blocks(of text: String) -> [MarkdownBlock] {
    var parser = MarkdownParser()
    var scanner = MarkdownScanner()
    for line in ScenarioText(Array(text.utf8)).lines {
      parser.read(scanner.read(line), String(decoding: line.bytes, as: UTF8.self))
    }
    return parser.drafts.map { draft in
      MarkdownBlock(content: content(of: draft.content), isSpaced: draft.isSpaced)
    }
  }

  private static func content(of draft: Draft) -> MarkdownBlock.Content {
    switch draft {
    case .heading(let level, let text): .heading(level: level, MarkdownSpanParser.spans(of: text))
    case .text(let text, let marker, let depth):
      .text(MarkdownSpanParser.spans(of: text), marker, depth: depth)
    case .code(let lines, let language): .code(lines, language: language)
    case .table(let lines): .table(lines.filter { !isTableRule($0) }.map(cells))
    case .rule: .rule
    }
  }

  private mutating func read(_ kind: MarkdownLine, _ line: String) {
    switch kind {
    case .opening(let fence): begin(.code([], language: fence.info), isSpaced: true)
    case .content(let bytes): continueCode(String(decoding: bytes, as: UTF8.self))
    case .closing: followsBlankLine = true
    case .heading(let level, let title):
      itemIndents = []
      begin(.heading(level: level, title), isSpaced: true)
      followsBlankLine = true
    case .prose: readProse(line)
    }
  }

  private mutating func readProse(_ line: String) {
    let text = line.trimmingWhitespace
    if isInComment || text.hasPrefix("<!--") {
      isInComment = !text.contains("-->")
    } else if text.isEmpty {
      followsBlankLine = true
      isOpen = false
    } else if !isOpen, Self.isThematicBreak(text) {
      begin(.rule, isSpaced: true)
      followsBlankLine = true
    } else {
      readBlock(text, indent: line.prefix { $0 == " " }.count, line)
    }
  }

  private mutating func readBlock(_ text: String, indent: Int, _ line: String) {
    if let (marker, content) = Self.listItem(text) {
      itemIndents.removeAll { $0 > indent }
      begin(.text(content, marker, depth: itemIndents.count), isSpaced: followsBlankLine)
      itemIndents.append(indent + 1)
      isOpen = true
    } else if text.hasPrefix(">") {
      let content = String(text.dropFirst()).trimmingWhitespace
      if isOpen, case .text(_, .quote, _) = drafts.last?.content {
        return continueText(content, line)
      }
      begin(.text(content, .quote, depth: 0), isSpaced: followsBlankLine)
      isOpen = true
    } else if text.hasPrefix("|"), !isOpen {
      readTableRow(text)
    } else if isOpen {
      continueText(text, line)
    } else if indent >= 4, itemIndents.isEmpty {
      readIndentedCode(String(line.dropFirst(4)))
    } else {
      beginParagraph(text, indent: indent, line)
    }
  }

  private mutating func beginParagraph(_ text: String, indent: Int, _ line: String) {
    itemIndents.removeAll { $0 > indent }
    begin(.text("", .none, depth: itemIndents.count), isSpaced: followsBlankLine)
    isOpen = true
    continueText(text, line)
  }

  private mutating func readTableRow(_ text: String) {
    if !followsBlankLine, case .table(let rows) = drafts.last?.content {
      drafts[drafts.count - 1].content = .table(rows + [text])
    } else {
      begin(.table([text]), isSpaced: true)
    }
  }

  private mutating func readIndentedCode(_ text: String) {
    if !followsBlankLine, case .code = drafts.last?.content { return continueCode(text) }
    begin(.code([text], language: ""), isSpaced: true)
  }

  private mutating func begin(_ content: Draft, isSpaced: Bool) {
    drafts.append((content, isSpaced && !drafts.isEmpty))
    followsBlankLine = false
    isOpen = false
  }

  private mutating func continueCode(_ line: String) {
    guard case .code(let lines, let language) = drafts.last?.content else { return }
    drafts[drafts.count - 1].content = .code(lines + [line], language: language)
  }

  /// Appends a line to the last block. Two spaces or a backslash at the end of a line break it.
  private mutating func continueText(_ text: String, _ line: String) {
    guard case .text(let before, let marker, let depth) = drafts.last?.content else { return }
    let isBroken = line.hasSuffix("  ") || line.hasSuffix("\\")
    let added = text.hasSuffix("\\") ? String(text.dropLast()) : text
    let joint = before.isEmpty || before.hasSuffix("\n") ? "" : " "
    let content = before + joint + added + (isBroken ? "\n" : "")
    drafts[drafts.count - 1].content = .text(content, marker, depth: depth)
  }

  private static func isThematicBreak(_ text: String) -> Bool {
    let marks = text.filter { $0 != " " }
    guard let first = marks.first, "-*_".contains(first), marks.count >= 3 else { return false }
    return marks.allSatisfy { $0 == first }
  }

  private static func listItem(
    _ text: String
  ) -> (marker: MarkdownBlock.Marker, content: String)? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let mark = text[..<space]
    let content = String(text[space...]).trimmingWhitespace
    if ["-", "*", "+"].contains(mark) { return (.bullet, content) }
    let digits = mark.dropLast()
    guard let end = mark.last, ".)".contains(end), (1...9).contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return (.number(String(mark)), content)
  }

  /// Whether a row of a table is the line below its header.
  private static func isTableRule(_ row: String) -> Bool {
    row.contains("-") && row.allSatisfy { "|-: ".contains($0) }
  }

  /// Returns the cells of a row. A `|` with a backslash before it belongs to a cell.
  private static func cells(of row: String) -> [[MarkdownSpan]] {
    var cells = [""]
    var isEscaped = false
    for character in row.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if isEscaped, character != "|" { cells[cells.count - 1].append("\\") }
        if character != "\\" || isEscaped { cells[cells.count - 1].append(character) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.last?.allSatisfy(\.isWhitespace) ?? false { cells.removeLast() }
    return cells.map { MarkdownSpanParser.spans(of: $0.trimmingWhitespace) }
  }
}
