/// What the text of a line must fulfill before it is read.
enum LineText {
  /// The longest line that is evaluated, in bytes.
  static let longestLine = 4_000_000

  /// The error for a line that is too long; `nil` if it is not. It does not show the line.
  static func lengthError(_ line: String) -> String? {
    let count = line.utf8.count
    guard count > longestLine else { return nil }
    return
      "error: the line is too long\n  it has \(count) bytes, and at most \(longestLine) are allowed"
  }

  /// Throws if the line contains a NUL character.
  static func checkCharacters(of line: String) throws {
    guard let nul = line.unicodeScalars.firstIndex(of: "\0") else { return }
    throw InputError(
      .nul, "the line contains a NUL character", in: line, at: nul..<nul, hint: "expected text")
  }
}

extension InputError {
  /// The error for a line that is not valid UTF-8.
  init(invalidUTF8 bytes: [UInt8]) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue = decoder.decode(&iterator) { valid += 1 }
    let line = String(decoding: bytes, as: UTF8.self)
    let scalars = line.unicodeScalars
    let place = scalars.index(scalars.startIndex, offsetBy: valid, limitedBy: scalars.endIndex)
    self.init(
      .strayCharacter, "the line is not valid UTF-8", in: line,
      at: (place ?? line.endIndex)..<line.endIndex, hint: "expected text in UTF-8")
  }
}
