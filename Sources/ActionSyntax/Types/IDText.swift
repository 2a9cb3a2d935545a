/// IDs as they are typed in brackets, so that an ID in a prompt or a hint can be typed back.
package enum IDText {
  package static func of(_ id: Any) -> String {
    switch id {
    case let text as String: StringLiteral.of(text)
    case let uuid as UUID: uuid.uuidString
    default: ChangeText.short(id)
    }
  }

  /// The texts that select rows in brackets. UUIDs are long to type, so the positions of their rows come first: `#0`, `#1`.
  static func typed(_ ids: [Any]) -> [String] {
    let positions = ids.first is UUID ? ids.indices.map { "#\($0)" } : []
    return positions + ids.map(of)
  }
}
