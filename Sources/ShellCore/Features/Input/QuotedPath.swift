/// A path in quotation marks. In it, `\"` is a quotation mark, and `\\` is a backslash.
package enum QuotedPath {
  /// Reads a path at the beginning of a text.
  ///
  /// - Returns: The path without quotation marks, and the number of characters that were read; `nil` if
  ///   there is no quotation mark at the beginning, or none at the end.
  static func read(_ text: Substring) -> (path: String, length: Int)? {
    var rest = text
    guard rest.popFirst() == "\"" else { return nil }
    var path = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return (path, text.count - rest.count)
      case "\\":
        if let next = rest.first, "\"\\".contains(next) {
          path.append(rest.removeFirst())
        } else {
          path.append(character)
        }
      default: path.append(character)
      }
    }
    return nil
  }

  /// The path in quotation marks.
  package static func written(_ path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
