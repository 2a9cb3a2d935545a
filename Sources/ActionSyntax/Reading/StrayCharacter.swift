extension Lexer {
  /// The error for a character that no token starts with.
  package func stray(_ scalar: Unicode.Scalar) -> ActionError {
    switch scalar {
    case "\0": return error(.nul, "the line holds a NUL character", here)
    case "-", "+":
      return error(
        .strayCharacter, "`\(scalar)` needs a number behind it", here, hint: "expected digits")
    case "'":
      return error(.strayCharacter, "`'` starts no string", here, hint: "type \"")
    default: break
    }
    if let plain = Self.curlyQuotes[scalar] {
      return error(.curlyQuote, "`\(scalar)` is a curly quote", here, hint: "type \(plain)")
    }
    if let (kind, plain) = Self.fullWidth(scalar) {
      return error(.fullWidth, "`\(scalar)` is a full-width \(kind)", here, hint: "type \(plain)")
    }
    return error(.strayCharacter, "\(Self.named(scalar)) has no meaning here", here)
  }

  private static let curlyQuotes: [Unicode.Scalar: String] = [
    "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "«": "\"", "»": "\"", "＂": "\"",
    "‘": "\"", "’": "\"", "‚": "\"", "‛": "\"", "「": "\"", "」": "\"",
  ]

  /// The full-width forms are the ASCII characters, 0xFEE0 further on.
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
    return "the character U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
