/// Tells, line by line, which parts of a Markdown file are headings, fenced blocks and prose.
///
/// It follows CommonMark as far as a fence depends on it: list items, indented code, thematic
/// breaks and HTML comments. Headings are those with `#`.
package struct MarkdownScanner {
  /// A construct that was begun and not ended.
  package enum Unclosed: Equatable {
    case fence(Fence)
    case comment(line: Int)
  }

  /// What ended with its list item before its own end came.
  package private(set) var abandoned: [Unclosed] = []
  private var items: [Int] = []
  private var open: Unclosed?
  /// Whether the line before was text, with which the next line may go on.
  private var isInParagraph = false

  package init() {}

  /// Everything that was never closed, given that no line follows.
  var unclosed: [Unclosed] { abandoned + (open.map { [$0] } ?? []) }

  /// What the next line is.
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

  /// The line as a part of the fenced block; nil when the list item around the block has ended.
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
    let around = items
    let indent = cursor.indent
    items.removeAll { $0 > indent }
    cursor.skipIndent(items.last ?? 0)
    let kept = items.count
    if let found = readBlocks(at: &cursor, line) { return found }
    // Text behind text belongs to the same paragraph, and so to its item, however it is indented.
    let isContinued = followsText && items.count == kept
    if isContinued { items = around }
    isInParagraph = isContinued || (cursor.indent <= 3 && !cursor.isBlank)
    return .prose
  }

  /// What the line is behind the list items that it begins; nil when that is text, code or nothing.
  private mutating func readBlocks(
    at cursor: inout LineCursor, _ line: SourceLine
  ) -> MarkdownLine? {
    // Found once, so that a line of many markers is not searched for each.
    let marks = Self.trailingMarks(cursor.rest)
    while cursor.indent <= 3, !cursor.isBlank {
      cursor.skipIndent(cursor.indent)
      if marks.contains(cursor.rest.startIndex), Self.isThematicBreak(cursor.rest) { return .prose }
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
    let behind = rest[marks.endIndex...]
    guard (1...6).contains(marks.count), behind.first.map(Transcript.isBlank) ?? true
    else { return nil }
    return .heading(level: marks.count, title: title(behind))
  }

  /// A heading's text without the marks that may close it, which need a space before them.
  private static func title(_ bytes: ArraySlice<UInt8>) -> String {
    var text = Transcript.withoutTrailingBlanks(bytes)
    var open = text
    while open.last == Byte.hash { open.removeLast() }
    if open.last.map(Transcript.isBlank) ?? true { text = Transcript.withoutTrailingBlanks(open) }
    return String(decoding: text.drop(while: Transcript.isBlank), as: UTF8.self)
  }

  /// Where the line ends in nothing but spaces and one of the marks of a thematic break.
  private static func trailingMarks(_ rest: ArraySlice<UInt8>) -> Range<Int> {
    let line = Transcript.withoutTrailingBlanks(rest)
    guard let last = line.last, "*-_".utf8.contains(last) else {
      return rest.endIndex..<rest.endIndex
    }
    let other = line.lastIndex { $0 != last && !Transcript.isBlank($0) }
    return (other.map { $0 + 1 } ?? line.startIndex)..<line.endIndex
  }

  /// Whether these trailing marks are enough for a thematic break.
  private static func isThematicBreak(_ marks: ArraySlice<UInt8>) -> Bool {
    marks.lazy.filter { !Transcript.isBlank($0) }.prefix(3).count == 3
  }
}
