/// Explains characters that cannot start a token.
enum UnexpectedCharacter {
  /// The error for a character that cannot start a token.
  static func error(_ scalar: Unicode.Scalar, at cursor: ScalarCursor) -> InputError {
    switch scalar {
    case "\0": return cursor.error(.nul, "the line contains a NUL character", cursor.here)
    case "-", "+":
      return cursor.error(
        .strayCharacter, "`\(scalar)` is not followed by a number", cursor.here,
        hint: "expected digits")
    case "'":
      return cursor.error(
        .strayCharacter, "a string is written in double quotes", cursor.here, hint: "type \"")
    case "*", "/", "%":
      return cursor.error(
        .strayCharacter, "`\(scalar)` calculates, and a line only names values", cursor.here,
        hint: "an action is typed once for each time that it is sent")
    // Keyboards and fonts of Korea and Japan have them in the place of a backslash.
    case "₩", "￦", "¥", "￥":
      return cursor.error(
        .strayCharacter, "`\(scalar)` is a currency sign", cursor.here, hint: "type \\")
    default: break
    }
    if let plain = curlyQuotes[scalar] {
      return cursor.error(
        .curlyQuote, "`\(scalar)` is a curly quote", cursor.here, hint: "type \(plain)")
    }
    if let (kind, plain) = fullWidth(scalar) {
      return cursor.error(
        .fullWidth, "`\(scalar)` is a full-width \(kind)", cursor.here, hint: "type \(plain)")
    }
    return cursor.error(.strayCharacter, "unexpected character \(named(scalar))", cursor.here)
  }

  private static let curlyQuotes: [Unicode.Scalar: String] = [
    "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "«": "\"", "»": "\"", "＂": "\"",
    "‘": "\"", "’": "\"", "‚": "\"", "‛": "\"", "「": "\"", "」": "\"",
  ]

  /// The full-width forms of the ASCII characters begin at U+FF01, in the same order.
  private static func fullWidth(_ scalar: Unicode.Scalar) -> (kind: String, plain: String)? {
    switch scalar {
    case "、": return ("comma", ",")
    case "。": return ("dot", ".")
    case "【": return ("bracket", "[")
    case "】": return ("bracket", "]")
    default: break
    }
    guard (0xff01...0xff5e).contains(scalar.value),
      let plain = Unicode.Scalar(scalar.value - 0xfee0)
    else { return nil }
    switch plain {
    case "(", ")", "[", "]", "{", "}": return ("bracket", String(plain))
    case ",": return ("comma", ",")
    case ".": return ("dot", ".")
    case ":": return ("colon", ":")
    default: return ("character", String(plain))
    }
  }

  private static func named(_ scalar: Unicode.Scalar) -> String {
    let isVisible =
      scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
    if isVisible { return "`\(scalar)`" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
