/// Text out of an input, made fit to be shown: it moves no cursor and fills no screen.
package enum ScreenText {
  /// In characters; a name of one's own making is never as long.
  private static let longestLine = 240
  /// Marks that join a character, beyond which nobody can tell them apart.
  private static let mostScalars = 16

  /// The lines of a message, control characters shown by their pictures, each cut in its middle
  /// where it is too long.
  package static func of(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    let head = line.prefix(longestLine + 1)
    let isCut = head.endIndex < line.endIndex
    let shown = String(head.prefix(isCut ? longestLine * 2 / 3 : longestLine).map(visible))
    return isCut ? shown + "…" + String(line.suffix(longestLine / 3).map(visible)) : shown
  }

  /// A character as it is shown: control characters by their pictures (U+2400...).
  package static func visible(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first else { return character }
    switch scalar.value {
    case 0x09: return " "
    case ..<0x20: return Character(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
    case 0x7f: return "␡"
    case 0x80...0x9f: return "\u{fffd}"
    default:
      let isFlood = character.unicodeScalars.dropFirst(mostScalars).first != nil
      return isFlood ? Character(scalar) : character
    }
  }
}

/// A name, or its first characters.
package func abbreviated(_ name: String) -> String {
  name.count <= 64 ? name : name.prefix(60) + "…"
}
