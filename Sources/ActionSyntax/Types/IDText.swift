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

  /// The texts that select rows in brackets. UUIDs are long to type, so the positions of their rows come first: `#0`, `#1`.
  static func typed(_ ids: [Any]) -> [String] {
    let positions = ids.first is UUID ? ids.indices.map { "#\($0)" } : []
    return positions + ids.map(of)
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
