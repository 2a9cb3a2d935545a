/// Texts that share their lines: a line that occurs in many texts is stored once.
///
/// The output of a session repeats itself, because most of a state stays the same from action to
/// action. A repeated line costs four bytes.
struct TextArchive {
  /// A text in an archive.
  struct Text: Equatable {
    fileprivate var first: UInt32 = 0
    fileprivate var count: UInt32 = 0

    var isEmpty: Bool { count == 0 }
  }

  private var lines: [Line] = []
  private var numbers: [Line: UInt32] = [:]
  /// The lines of all texts, one text after the other.
  private var references: [UInt32] = []

  /// Stores a text.
  mutating func add(_ text: String) -> Text {
    guard !text.isEmpty else { return Text() }
    let first = UInt32(references.count)
    for part in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      references.append(number(of: Line(text: String(Substring(part)))))
    }
    return Text(first: first, count: UInt32(references.count) - first)
  }

  /// Stores a text that continues the text that was stored last, on a new line.
  ///
  /// - Precondition: No other text was added since `text`.
  mutating func append(_ addition: String, to text: Text) -> Text {
    guard !text.isEmpty else { return add(addition) }
    guard !addition.isEmpty else { return text }
    precondition(Int(text.first + text.count) == references.count, "a text was added in between")
    let added = add(addition)
    return Text(first: text.first, count: text.count + added.count)
  }

  /// The text, byte for byte.
  subscript(text: Text) -> String {
    references[Int(text.first)..<Int(text.first + text.count)].map { lines[Int($0)].text }
      .joined(separator: "\n")
  }

  private mutating func number(of line: Line) -> UInt32 {
    if let known = numbers[line] { return known }
    let number = UInt32(lines.count)
    lines.append(line)
    numbers[line] = number
    return number
  }

  /// A line, compared by its bytes: strings that differ only in normalization are equal to Swift.
  private struct Line: Hashable {
    let text: String

    static func == (left: Self, right: Self) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    // Equal bytes make equal strings, and so equal hashes.
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
