import ComposableArchitecture
import Foundation

/// IDs as they are typed in brackets, so that an ID in a prompt or a hint can be typed back.
package enum IDText {
  package static func of(_ id: Any) -> String {
    switch id {
    case let text as String: literal(text)
    case let uuid as UUID: uuid.uuidString
    default: ChangeText.short(id)
    }
  }

  /// A string literal with escape sequences for all characters that need them.
  private static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      scalar.properties.generalCategory == .control
        ? "\\u{" + String(scalar.value, radix: 16) + "}" : String(scalar)
    }
  }
}
