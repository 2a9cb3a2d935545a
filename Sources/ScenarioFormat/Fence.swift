/// The line that opens a fenced block.
package struct Fence: Sendable, Equatable {
  /// The language of the blocks that hold a transcript.
  package static let language = "tca"

  /// The byte that the fence is made of, a backtick or a tilde.
  package let character: UInt8
  /// How many of them there are, at least three.
  package let length: Int
  /// The columns before the fence, those of the list items around it included.
  package let indent: Int
  /// What stands behind the fence, without spaces around it.
  package let info: String
  /// The number of the fence's line.
  package let line: Int
  /// Where the run of backticks or tildes stands in the file.
  package let range: Range<Int>

  /// Whether the first word of the info string is exactly `tca`.
  package var isTranscript: Bool { words.first == Self.language[...] }
  /// The words of the info string behind the first.
  package var furtherWords: String { words.dropFirst().joined(separator: " ") }
  /// The run of backticks or tildes.
  package var marker: String {
    String(repeating: character == Byte.tilde ? "~" : "`", count: length)
  }

  private var words: [Substring] { info.split(whereSeparator: \.isWhitespace) }

  /// The fence at the cursor, which stands behind the indent; nil when there is none.
  init?(at cursor: LineCursor, line: Int) {
    let rest = cursor.rest
    guard let first = rest.first, first == Byte.backtick || first == Byte.tilde else { return nil }
    let run = rest.prefix { $0 == first }
    let info = rest[run.endIndex...]
    guard run.count >= 3, first == Byte.tilde || !info.contains(Byte.backtick) else { return nil }
    character = first
    length = run.count
    indent = cursor.column
    let words = Transcript.withoutTrailingBlanks(info.drop(while: Transcript.isBlank))
    self.info = String(decoding: words, as: UTF8.self)
    self.line = line
    range = run.startIndex..<run.endIndex
  }

  /// Where the run that closes this fence stands, if the cursor, which stands behind the indent, is
  /// at one.
  func closing(at cursor: LineCursor) -> Range<Int>? {
    let run = cursor.rest.prefix { $0 == character }
    guard run.count >= length, cursor.rest[run.endIndex...].allSatisfy(Transcript.isBlank)
    else { return nil }
    return run.startIndex..<run.endIndex
  }
}
