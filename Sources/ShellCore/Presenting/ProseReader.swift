import ScenarioFormat

/// Reads the prose between headings and transcripts: paragraphs, list items, quotes, code.
///
/// Comments are left out. A thematic break (`---` between empty lines) begins a new page.
package struct ProseReader {
  private var pages: [[ProseBlock]] = [[]]
  private var isAfterSpace = false
  private var isInComment = false
  /// Whether the next line of text goes on with the last block.
  private var isOpen = false
  private var margins: [Int] = []

  /// The blocks of a text, by pages; none that is empty.
  package static func pages(_ text: String) -> [[ProseBlock]] {
    var reader = ProseReader()
    var scanner = MarkdownScanner()
    for line in SourceText(Array(text.utf8)).lines {
      reader.read(scanner.read(line), String(decoding: line.bytes, as: UTF8.self))
    }
    return reader.pages.filter { !$0.isEmpty }
  }

  private mutating func read(_ kind: MarkdownLine, _ line: String) {
    switch kind {
    case .opening: begin(.code([]), hasSpace: true)
    case .content(let bytes): addCode(String(decoding: bytes, as: UTF8.self))
    case .closing: isAfterSpace = true
    case .heading, .prose: readText(line)
    }
  }

  private mutating func readText(_ line: String) {
    let text = line.trimmingWhitespace
    if isInComment || text.hasPrefix("<!--") {
      isInComment = !text.contains("-->")
    } else if text.isEmpty {
      isAfterSpace = true
      isOpen = false
    } else if !isOpen, Self.isThematicBreak(text) {
      pages.append([])
      isAfterSpace = false
    } else {
      readBlock(text, indent: line.prefix { $0 == " " }.count, line)
    }
  }

  private mutating func readBlock(_ text: String, indent: Int, _ line: String) {
    if let (mark, content) = Self.listMark(text) {
      margins.removeAll { $0 > indent }
      let margin = String(repeating: "  ", count: margins.count)
      margins.append(indent + 1)
      let rest = margin + String(repeating: " ", count: mark.count + 1)
      begin(.text(content, first: "\(margin)\(mark) ", rest: rest), hasSpace: isAfterSpace)
      isOpen = true
    } else if text.hasPrefix(">") {
      let content = String(text.dropFirst()).trimmingWhitespace
      if isOpen, isQuote { return append(content, line) }
      begin(.text(content, first: "│ ", rest: "│ "), hasSpace: isAfterSpace)
      isOpen = true
    } else if text.hasPrefix("|") {
      if !isOpen, case .code = pages.last?.last?.content, !isAfterSpace { return addCode(text) }
      begin(.code([text]), hasSpace: true)
    } else if isOpen {
      append(text, line)
    } else if indent >= 4, margins.isEmpty {
      readIndentedCode(String(line.dropFirst(4)))
    } else {
      beginParagraph(text, indent: indent, line)
    }
  }

  private mutating func beginParagraph(_ text: String, indent: Int, _ line: String) {
    margins.removeAll { $0 > indent }
    let margin = String(repeating: "  ", count: margins.count)
    begin(.text("", first: margin, rest: margin), hasSpace: isAfterSpace)
    isOpen = true
    append(text, line)
  }

  private mutating func readIndentedCode(_ text: String) {
    if case .code = pages.last?.last?.content, !isAfterSpace { return addCode(text) }
    begin(.code([text]), hasSpace: true)
  }

  private var isQuote: Bool {
    if case .text(_, first: "│ ", rest: _) = pages.last?.last?.content { true } else { false }
  }

  private mutating func begin(_ content: ProseBlock.Content, hasSpace: Bool) {
    let page = pages.count - 1
    let hasSpace = hasSpace && !pages[page].isEmpty
    pages[page].append(ProseBlock(content: content, hasSpaceBefore: hasSpace))
    isAfterSpace = false
    isOpen = false
  }

  private mutating func addCode(_ line: String) {
    let page = pages.count - 1
    guard let last = pages[page].indices.last, case .code(let lines) = pages[page][last].content
    else { return }
    pages[page][last].content = .code(lines + [line])
  }

  /// Goes on with the last block's text. Two spaces or a backslash at a line's end break it.
  private mutating func append(_ text: String, _ line: String) {
    let page = pages.count - 1
    guard let last = pages[page].indices.last,
      case .text(let before, let first, let rest) = pages[page][last].content
    else { return }
    let isBroken = line.hasSuffix("  ") || line.hasSuffix("\\")
    let added = text.hasSuffix("\\") ? String(text.dropLast()) : text
    let joint = before.isEmpty || before.hasSuffix("\n") ? "" : " "
    let content = before + joint + added + (isBroken ? "\n" : "")
    pages[page][last].content = .text(content, first: first, rest: rest)
  }

  private static func isThematicBreak(_ text: String) -> Bool {
    let marks = text.filter { $0 != " " }
    guard let first = marks.first, "-*_".contains(first), marks.count >= 3 else { return false }
    return marks.allSatisfy { $0 == first }
  }

  /// A list item's mark as it is shown, and its text.
  private static func listMark(_ text: String) -> (mark: String, content: String)? {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let mark = text[..<space]
    let content = String(text[space...]).trimmingWhitespace
    if ["-", "*", "+"].contains(mark) { return ("•", content) }
    let digits = mark.dropLast()
    guard let end = mark.last, ".)".contains(end), (1...9).contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return (String(mark), content)
  }
}
