/// The line that opens a fenced block.
package struct Fence: Sendable, Equatable {
  /// The info string of the blocks that contain a transcript.
  package static let language = "tca"

  /// The byte that the fence consists of: a backtick or a tilde.
  package let character: UInt8
  /// The number of backticks or tildes, at least three.
  package let length: Int
  /// The number of columns before the fence, including the indent of enclosing list items.
  package let indent: Int
  /// The text after the fence, without spaces around it.
  package let info: String
  /// The number of the fence's line.
  package let line: Int
  /// The byte offsets of the run of backticks or tildes in the file.
  package let range: Range<Int>

  /// Whether the first word of the info string is exactly `tca`.
  package var isTranscript: Bool { words.first == Self.language[...] }
  /// The words after the first word of the info string.
  package var extraWords: String { words.dropFirst().joined(separator: " ") }
  /// The run of backticks or tildes.
  package var marker: String {
    String(repeating: character == Byte.tilde ? "~" : "`", count: length)
  }

  private var words: [Substring] { info.split(whereSeparator: \.isWhitespace) }

  /// Reads the fence at a cursor, which must be after the line's indent. Returns `nil` if there is
  /// no fence at the cursor.
  init?(at cursor: LineCursor, line: Int) {
    let rest = cursor.rest
    guard let first = rest.first, first == Byte.backtick || first == Byte.tilde else { return nil }
    let run = rest.prefix { $0 == first }
    let info = rest[run.endIndex...]
    guard run.count >= 3, first == Byte.tilde || !info.contains(Byte.backtick) else { return nil }
    character = first
    length = run.count
    indent = cursor.column
    let words = Byte.trimmingEnd(info.drop(while: Byte.isBlank))
    self.info = String(decoding: words, as: UTF8.self)
    self.line = line
    range = run.startIndex..<run.endIndex
  }

  /// Returns the byte offsets of the closing run if the line at a cursor closes this fence. The
  /// cursor must be after the line's indent.
  func closing(at cursor: LineCursor) -> Range<Int>? {
    let run = cursor.rest.prefix { $0 == character }
    guard run.count >= length, cursor.rest[run.endIndex...].allSatisfy(Byte.isBlank)
    else { return nil }
    return run.startIndex..<run.endIndex
  }
}
