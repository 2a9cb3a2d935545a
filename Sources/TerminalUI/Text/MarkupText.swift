/// Text in HTML and XML.
package enum MarkupText {
  /// Returns the text with entities for the characters that markup consists of. They are replaced one by one, because together
  /// with a mark after them (`<` and U+FE0F) they are another character to Swift, but not to a browser.
  package static func escaped(_ text: String, keepsLineFeeds: Bool = true) -> String {
    guard needsEscapes(text) else { return text }
    var escaped = ""
    for scalar in ControlPictures.of(text, keepsLineFeeds: keepsLineFeeds).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // XML cannot contain these, not even as numbers.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a text may contain characters that are replaced. Most texts consist of other ASCII characters.
  private static func needsEscapes(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""):
          return false
        case 0x20..<0x7F: index += 1
        default: return false
        }
      }
      return true
    }
    return isPlain != true
  }
}
