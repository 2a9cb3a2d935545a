/// Divides texts into words.
enum Words {
  /// The words of a text in lowercase.
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      if isPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !"'\u{2019}".unicodeScalars.contains(scalar) || word.isEmpty {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    // The properties of Unicode take longer.
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0xAC00...0xD7A3: return true
    case 0...0x7F: return scalar == "_" || scalar == "$"
    default: return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
