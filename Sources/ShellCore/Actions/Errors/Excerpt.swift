/// The part of a line that is shown above a caret, and the caret's column below it.
///
/// Lines that do not fit are cut around the caret; control characters are shown by their pictures
/// (U+2400...), so that an input never moves the terminal's cursor.
struct Excerpt: Equatable {
  /// In display columns; an indent of two stands before it on a screen of 80.
  static let width = 76

  let text: String
  /// In display columns from the start of `text`.
  let column: Int

  init(of line: String, around place: String.Index) {
    let before = line[..<place].map(Self.visible)
    let after = line[place...].prefix(Self.width).map(Self.visible)
    let isWhole = line[place...].dropFirst(Self.width).isEmpty
    let left = Self.columns(before)
    if isWhole, left + Self.columns(after) <= Self.width {
      self.init(text: String(before) + String(after), column: left)
    } else {
      self.init(cutting: before, after, isWhole: isWhole)
    }
  }

  private init(text: String, column: Int) {
    self.text = text
    self.column = column
  }

  /// Half of the room goes to what stands before the caret, the rest to what follows.
  private init(cutting before: [Character], _ after: [Character], isWhole: Bool) {
    let head = Self.fitting(before.reversed(), in: Self.width / 2)
    var text = head.count < before.count ? "…" : ""
    text += String(head.reversed())
    let column = Self.columns(Array(text))
    let tail = Self.fitting(after, in: Self.width - column - 1)
    text += String(tail)
    if !isWhole || tail.count < after.count { text += "…" }
    self.init(text: text, column: column)
  }

  private static func fitting(_ characters: some Sequence<Character>, in room: Int) -> [Character] {
    var columns = 0
    return Array(
      characters.prefix {
        columns += displayColumns(of: $0)
        return columns <= room
      })
  }

  private static func columns(_ characters: [Character]) -> Int {
    characters.reduce(0) { $0 + displayColumns(of: $1) }
  }

  private static func visible(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first else { return character }
    switch scalar.value {
    case 0x09: return " "
    case ..<0x20: return Character(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
    case 0x7f: return "␡"
    case 0x80...0x9f: return "\u{fffd}"
    default: return character
    }
  }
}
