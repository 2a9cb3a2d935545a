/// Writes characters that would act on a terminal as escapes, so that neither a feature nor the name of
/// a file can control it.
///
/// `\u{1B}` stands for an escape character, as in a Swift literal. What is compared with a scenario, or
/// written to a file, contains the same escapes as the screen.
package enum ControlEscapes {
  /// Returns the text with an escape for each control character (C0, DEL, C1) and each character that
  /// overrides the direction of text. Line feeds and tabs stay; a carriage return before a line feed is
  /// removed.
  package static func escaped(_ text: String) -> String {
    guard mayContainControl(text), text.unicodeScalars.contains(where: { escape(for: $0) != nil })
    else { return text }
    var escaped = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r", rest.first == "\n" { continue }
      if let escape = escape(for: scalar) {
        escaped += escape
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09, 0x0A: nil
    case 0x00: "\\0"
    case 0x0D: "\\r"
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
      "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: nil
    }
  }

  /// Whether a byte of the text can belong to such a character. Most texts contain none, and comparing
  /// bytes is much faster than decoding them.
  private static func mayContainControl(_ text: String) -> Bool {
    func isPart(_ byte: UInt8) -> Bool {
      byte < 0x20 ? byte != 0x0A && byte != 0x09 : byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
    return text.utf8.withContiguousStorageIfAvailable { $0.contains(where: isPart) }
      ?? text.utf8.contains(where: isPart)
  }
}

extension Output {
  /// The output without characters that would act on a terminal.
  package var withoutControls: Output {
    var output = self
    output.text = ControlEscapes.escaped(text)
    output.fileText = fileText.map(ControlEscapes.escaped)
    output.list = list.map { $0.mapped(ControlEscapes.escaped) }
    for index in output.styledText.indices {
      output.styledText[index].text = ControlEscapes.escaped(styledText[index].text)
    }
    return output
  }
}
