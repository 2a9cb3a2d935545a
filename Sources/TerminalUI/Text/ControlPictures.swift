/// Replaces characters that would act on a terminal with characters that it shows.
///
/// Control characters become their pictures (`␛` for escape), a tab becomes a space. C1 controls and the characters that
/// override the direction of text, which have no picture, become `U+FFFD`.
package enum ControlPictures {
  /// The text with every such character replaced.
  ///
  /// - Parameter keepsLineFeeds: Whether line feeds stay; a carriage return before a line feed is then removed.
  package static func of(_ text: String, keepsLineFeeds: Bool = false) -> String {
    guard !isPlainASCII(text), text.unicodeScalars.contains(where: { picture(of: $0) != nil })
    else { return text }
    let text = keepsLineFeeds ? text.replacing("\r\n", with: "\n") : text
    var pictures = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isKept = keepsLineFeeds && scalar == "\n"
      pictures.append(isKept ? scalar : picture(of: scalar) ?? scalar)
    }
    return String(pictures)
  }

  /// Whether a text consists of ASCII characters without control characters, as most texts do.
  private static func isPlainASCII(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count, 0x20..<0x7F ~= bytes[index] { index += 1 }
      return index == bytes.count
    }
    return isPlain == true
  }

  /// The replacement for a character; nil for a character that may reach a terminal.
  package static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
