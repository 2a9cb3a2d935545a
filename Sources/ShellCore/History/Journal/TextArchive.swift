/// Texts that share their lines: a line that occurs in many texts is stored once.
///
/// The output of a session repeats itself, because most of a state stays the same from action to
/// action. A repeated line costs four bytes, even if the mark before it, which says whether a diff adds or removes it, is another
/// one. A new line costs its bytes and about 11 more.
struct TextArchive {
  struct Text: Equatable {
    fileprivate var first: UInt32 = 0
    fileprivate var count: UInt32 = 0

    var isEmpty: Bool { count == 0 }
    /// Whether the text was dropped to save memory.
    var isDropped: Bool { self == .dropped }

    /// In place of a text that is no longer stored.
    static let dropped = Text(first: .max, count: 0)
  }

  /// The lines of all texts, one text after the other: their numbers, with their marks in the last two bits.
  private var references = ChunkedArray<UInt32>()
  private var lines = UniqueLines()

  /// The memory that the archive takes, in bytes.
  var bytes: Int { references.count * MemoryLayout<UInt32>.size + lines.size }

  mutating func add(_ text: String) -> Text {
    guard !text.isEmpty else { return Text() }
    let first = UInt32(references.count), bytes = Array(text.utf8)
    var start = 0
    for (end, byte) in bytes.enumerated() where byte == Self.lineFeed {
      references.append(reference(to: bytes[start..<end]))
      start = end + 1
    }
    references.append(reference(to: bytes[start...]))
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

  subscript(text: Text) -> String {
    guard !text.isEmpty else { return "" }
    let lines = (text.first..<text.first + text.count).map { line(references[Int($0)]) }
    return String(decoding: Array(lines.joined(separator: [Self.lineFeed])), as: UTF8.self)
  }

  private mutating func reference(to line: ArraySlice<UInt8>) -> UInt32 {
    let mark = line.first.flatMap(Self.marks.firstIndex) ?? 0
    return lines.number(of: mark == 0 ? line : line.dropFirst()) << 2 | UInt32(mark)
  }

  private func line(_ reference: UInt32) -> ArraySlice<UInt8> {
    let mark = Int(reference & 3), rest = lines[reference >> 2]
    return mark == 0 ? rest : [Self.marks[mark]] + rest
  }

  /// What a line of a diff begins with. The first one, a line feed, is in no line, so its index is that of a line without a mark.
  private static let marks = Array("\n-+ ".utf8)

  /// The number of a string that is stored as one line, even if it contains line feeds.
  mutating func number(ofLine line: String) -> UInt32 {
    lines.number(of: Array(line.utf8)[...])
  }

  subscript(line number: UInt32) -> String { String(decoding: lines[number], as: UTF8.self) }

  private static let lineFeed = UInt8(ascii: "\n")
}

/// Lines with a number each. They are compared by their bytes, because Swift considers strings equal
/// that differ only in normalization.
private struct UniqueLines {
  /// All lines, one after the other.
  private var bytes: [UInt8] = []
  /// The end of each line in ``bytes``.
  private var ends: [UInt32] = []
  /// A hash table of the lines' numbers plus 1, with open addressing and linear probing. 0 is a free slot, and the number of slots
  /// is a power of two.
  private var slots = [UInt32](repeating: 0, count: 64)

  subscript(number: UInt32) -> ArraySlice<UInt8> {
    let index = Int(number)
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// In bytes.
  var size: Int {
    bytes.count + ends.count * MemoryLayout<UInt32>.size + slots.count * MemoryLayout<UInt32>.size
  }

  /// The number of a line, which is added if it is new.
  mutating func number(of line: ArraySlice<UInt8>) -> UInt32 {
    if (ends.count + 1) * 4 > slots.count * 3 { grow() }
    let slot = slot(of: line)
    if slots[slot] == 0 {
      bytes += line
      ends.append(UInt32(bytes.count))
      slots[slot] = UInt32(ends.count)
    }
    return slots[slot] - 1
  }

  /// The slot of a line, or the free slot where it belongs.
  private func slot(of line: ArraySlice<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: Self.hash(of: line)) & mask
    while slots[slot] != 0, self[slots[slot] - 1] != line { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 0..<UInt32(ends.count) { slots[slot(of: self[number])] = number + 1 }
  }

  /// The hash, with its upper half folded into the bits that select a slot.
  private static func hash(of line: ArraySlice<UInt8>) -> UInt64 {
    let hash = FNV1a(line).value
    return hash ^ (hash >> 32)
  }
}
