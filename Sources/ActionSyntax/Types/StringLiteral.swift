/// Strings as Swift writes them.
package enum StringLiteral {
  /// A literal in which every character is visible: control characters, and those that change the direction of text, are escaped.
  package static func of(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    // It joins emoji.
    case "\u{200D}": String(scalar)
    default:
      switch scalar.properties.generalCategory {
      case .control, .format: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: String(scalar)
      }
    }
  }
}
