/// A report of a terminal about the mouse: `ESC [ < button ; column ; row M`, with `m` for a release.
struct MouseReport {
  /// The number of bytes.
  let length: Int
  /// The cell that was pressed with the left button, counted from 0; `nil` for other reports.
  let click: (column: Int, row: Int)?

  private static let begin = Array("\u{1B}[<".utf8)
  private static let longest = 24

  /// Reads the report at the beginning of some bytes; `nil` if there is none, or it is incomplete.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: Self.begin), let end = Self.end(of: bytes) else { return nil }
    length = end - bytes.startIndex + 1
    let numbers = bytes[(bytes.startIndex + Self.begin.count)..<end]
      .split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    let isPress = bytes[end] == UInt8(ascii: "M")
    click =
      isPress && numbers.count == 3 && numbers[0] == 0 ? (numbers[1] - 1, numbers[2] - 1) : nil
  }

  /// Whether bytes begin a report whose end has not arrived.
  static func isIncomplete(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: begin) && end(of: bytes) == nil && bytes.count < longest
      && bytes.dropFirst(begin.count).allSatisfy(isParameter)
  }

  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let end = bytes.dropFirst(begin.count).firstIndex(where: { !isParameter($0) }) else {
      return nil
    }
    return bytes[end] == UInt8(ascii: "M") || bytes[end] == UInt8(ascii: "m") ? end : nil
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
