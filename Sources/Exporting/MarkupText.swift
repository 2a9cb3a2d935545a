import TerminalUI

/// Text in HTML and XML.
package enum MarkupText {
  /// Returns the text with entities for the characters that markup consists of. They are replaced one by one, because together
  /// with a mark after them (`<` and U+FE0F) they are another character to Swift, but not to a browser.
  package static func escaped(_ text: String, keepsLineFeeds: Bool = false) -> String {
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
}
