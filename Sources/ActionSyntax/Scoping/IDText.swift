import ComposableArchitecture
import Foundation

/// An id as one types it in brackets, so that what a prompt or a hint shows can be typed again.
package enum IDText {
  package static func of(_ id: Any) -> String {
    switch id {
    case let text as String: literal(text)
    case let uuid as UUID: uuid.uuidString
    default: ChangeText.short(id)
    }
  }

  /// A string with its quotation marks, what cannot stand between them escaped.
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
