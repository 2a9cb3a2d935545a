/// What a line of a Markdown file is to a scenario.
package enum MarkdownLine: Equatable {
  case prose
  case heading(level: Int, title: String)
  case opening(Fence)
  /// A line of a fenced block, without the block's indent.
  case content(ArraySlice<UInt8>)
  /// The end of a fenced block, with the byte offsets of its run of backticks or tildes.
  case closing(Range<Int>)
}

/// Classifies the lines of a Markdown file as headings, fenced blocks and prose.
///
/// The scanner follows CommonMark as far as fences depend on it: list items, indented code,
/// thematic breaks and HTML comments. It recognizes headings written with `#` only.
package struct MarkdownScanner {
  /// A construct without an end.
  package enum Unclosed: Equatable {
    case fence(Fence)
    case comment(line: Int)
  }

  /// The blocks that ended because their list item ended.
  private var abandoned: [Unclosed] = []
  /// The columns at which the content of the enclosing list items starts.
  private var items: [Int] = []
  private var open: Unclosed?
  /// Whether the previous line was text that the next line can continue.
  private var isInParagraph = false

  package init() {}

  /// The constructs that were not closed, provided that no line follows.
  package var unclosed: [Unclosed] { abandoned + (open.map { [$0] } ?? []) }

  package mutating func read(_ line: SourceLine) -> MarkdownLine {
    switch open {
    case .fence(let fence):
      if let inside = readInside(fence, line) { return inside }
      abandoned.append(.fence(fence))
      open = nil
      return readOutside(line)
    case .comment:
      closeComment(line.bytes)
      return .prose
    case nil:
      return readOutside(line)
    }
  }

  /// Reads a line as part of a fenced block. Returns `nil` if the list item that contains the block
  /// has ended.
  private mutating func readInside(_ fence: Fence, _ line: SourceLine) -> MarkdownLine? {
    var cursor = LineCursor(line.bytes)
    let item = items.last ?? 0
    guard cursor.isBlank || cursor.indent >= item else { return nil }
    cursor.skipIndent(item)
    var content = cursor
    if cursor.indent <= 3 {
      cursor.skipIndent(cursor.indent)
      if let closing = fence.closing(at: cursor) {
        open = nil
        return .closing(closing)
      }
    }
    content.skipIndent(fence.indent - item)
    return .content(content.content)
  }

  private mutating func readOutside(_ line: SourceLine) -> MarkdownLine {
    let followsText = isInParagraph
    isInParagraph = false
    var cursor = LineCursor(line.bytes)
    guard !cursor.isBlank else { return .prose }
    let enclosing = items
    let indent = cursor.indent
    items.removeAll { $0 > indent }
    cursor.skipIndent(items.last ?? 0)
    let count = items.count
    if let found = readBlocks(at: &cursor, line) { return found }
    // Text after text continues the paragraph, and so its list item, whatever its indent.
    let isContinued = followsText && items.count == count
    if isContinued { items = enclosing }
    isInParagraph = isContinued || (cursor.indent <= 3 && !cursor.isBlank)
    return .prose
  }

  /// Reads the list items that start on a line and what follows them. Returns `nil` if that is
  /// text, code or nothing.
  private mutating func readBlocks(
    at cursor: inout LineCursor, _ line: SourceLine
  ) -> MarkdownLine? {
    // Computed once, so that a line of many markers is not searched for each of them.
    let marks = ThematicBreak.trailingMarks(cursor.rest)
    while cursor.indent <= 3, !cursor.isBlank {
      cursor.skipIndent(cursor.indent)
      if marks.contains(cursor.rest.startIndex), ThematicBreak.isLongEnough(cursor.rest) {
        return .prose
      }
      if let found = readBlock(at: cursor, line) { return found }
      guard let item = ListItem(at: cursor) else { return nil }
      items.append(item.column)
      cursor = item.content
    }
    return nil
  }

  private mutating func readBlock(at cursor: LineCursor, _ line: SourceLine) -> MarkdownLine? {
    if let fence = Fence(at: cursor, line: line.number) {
      open = .fence(fence)
      return .opening(fence)
    }
    if let heading = Self.heading(cursor.rest) { return heading }
    if cursor.rest.starts(with: "<!--".utf8) {
      open = .comment(line: line.number)
      closeComment(cursor.rest.dropFirst(4))
      return .prose
    }
    return nil
  }

  private mutating func closeComment(_ bytes: ArraySlice<UInt8>) {
    if Byte.firstRange(of: Array("-->".utf8), in: bytes) != nil { open = nil }
  }

  private static func heading(_ rest: ArraySlice<UInt8>) -> MarkdownLine? {
    let marks = rest.prefix { $0 == Byte.hash }
    let text = rest[marks.endIndex...]
    guard (1...6).contains(marks.count), text.first.map(Byte.isBlank) ?? true
    else { return nil }
    return .heading(level: marks.count, title: title(text))
  }

  /// Returns a heading's text without the closing marks, which need a space before them.
  private static func title(_ bytes: ArraySlice<UInt8>) -> String {
    var text = Byte.trimmingEnd(bytes)
    var unmarked = text
    while unmarked.last == Byte.hash { unmarked.removeLast() }
    if unmarked.last.map(Byte.isBlank) ?? true { text = Byte.trimmingEnd(unmarked) }
    return String(decoding: text.drop(while: Byte.isBlank), as: UTF8.self)
  }
}

/// The start of a list item: its marker and the start of its content.
private struct ListItem {
  /// The column at which the item's content starts. The lines of the item are indented this far.
  let column: Int
  /// The position after the marker and its space.
  let content: LineCursor

  /// Reads the list item whose marker is at the cursor. Returns `nil` if there is none.
  init?(at cursor: LineCursor) {
    guard let length = Self.markerLength(cursor.rest) else { return nil }
    var content = cursor
    content.skip(length)
    guard content.indent > 0 || content.rest.isEmpty else { return nil }
    // Five columns or more are one space followed by indented code.
    let gap = content.isBlank || content.indent > 4 ? 1 : content.indent
    column = content.column + gap
    content.skipIndent(gap)
    self.content = content
  }

  private static func markerLength(_ rest: ArraySlice<UInt8>) -> Int? {
    guard let first = rest.first else { return nil }
    if "-+*".utf8.contains(first) { return 1 }
    let digits = rest.prefix(while: Byte.isDigit)
    guard (1...9).contains(digits.count), let mark = rest[digits.endIndex...].first,
      ".)".utf8.contains(mark)
    else { return nil }
    return digits.count + 1
  }
}

/// A line of at least three `*`, `-` or `_`, with any number of spaces between them.
private enum ThematicBreak {
  /// Returns the part at the end of a line that consists of spaces and one of the marks.
  static func trailingMarks(_ rest: ArraySlice<UInt8>) -> Range<Int> {
    let line = Byte.trimmingEnd(rest)
    guard let last = line.last, "*-_".utf8.contains(last) else {
      return rest.endIndex..<rest.endIndex
    }
    let other = line.lastIndex { $0 != last && !Byte.isBlank($0) }
    return (other.map { $0 + 1 } ?? line.startIndex)..<line.endIndex
  }

  /// Whether trailing marks are enough for a thematic break.
  static func isLongEnough(_ marks: ArraySlice<UInt8>) -> Bool {
    marks.lazy.filter { !Byte.isBlank($0) }.prefix(3).count == 3
  }
}
