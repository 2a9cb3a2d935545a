/// An action that is entered over several lines: a line with an open bracket continues on the next one. An open quotation mark is a
/// mistake, as in Swift.
///
/// ```swift
/// var line = ContinuedLine(".set(")
/// line.append("  \\.$isOn, true")
/// line.append(")")
/// line.text    // ".set(\\.$isOn, true)"
/// line.isOpen  // false
/// ```
package struct ContinuedLine {
  /// The lines so far as one line.
  package private(set) var text: String

  package init(_ line: String) { text = line }

  /// Whether the line continues. Only actions do; a title after `note` may contain a single bracket.
  package var isOpen: Bool { Self.isAction(text) && !open.isEmpty }

  /// Adds the next line.
  package mutating func append(_ line: String) {
    let next = line.trimmingWhitespace
    let isAfterBracket = text.last.map { "([".contains($0) } ?? true
    let isBracket = next.first.map { ")],".contains($0) } ?? true
    text += (isAfterBracket || isBracket ? "" : " ") + next
  }

  /// What is missing at the end, the innermost first: `)` or `])`. Empty for a complete line.
  var missing: String { open.reversed().map { $0 == "(" ? ")" : "]" }.joined() }

  /// What to say before the next line is typed.
  package var invitation: String {
    "(`\(missing)` is missing: type the rest; an empty line or Ctrl-C ends the action)"
  }

  /// The brackets that are open at the end; none inside a string.
  private var open: [Unicode.Scalar] {
    var open: [Unicode.Scalar] = []
    var isString = false
    var isEscaped = false
    for character in text.unicodeScalars {
      if isString {
        if character == "\"", !isEscaped { isString = false }
        isEscaped = character == "\\" && !isEscaped
      } else {
        switch character {
        case "\"": isString = true
        case "(", "[": open.append(character)
        // One bracket too many is a mistake that no further line corrects.
        case ")", "]": if open.popLast() == nil { return [] }
        default: break
        }
      }
    }
    return isString ? [] : open
  }

  /// `.tapped`, `send tapped`, or `Feature.Action.tapped` as the shell prints it.
  private static func isAction(_ text: String) -> Bool {
    let line = text.trimmingWhitespace
    if line.hasPrefix(".") || line.hasPrefix("send ") { return true }
    let word = line.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    return word.first?.isUppercase == true && word.contains(".")
  }
}
