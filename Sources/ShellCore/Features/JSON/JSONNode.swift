/// A value as JSON. The fields of an object keep their order.
indirect enum JSONNode: Equatable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case array([JSONNode])
  /// An array whose order has no meaning.
  case set([JSONNode])
  case object([Field])

  struct Field: Equatable {
    let name: String
    let value: JSONNode
  }

  static func object(_ fields: KeyValuePairs<String, JSONNode>) -> JSONNode {
    .object(fields.map { Field(name: $0.key, value: $0.value) })
  }

  /// The text, indented by two for each level.
  func text(indent: String = "") -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .string(let text): return JSONText.quoted(text)
    case .array(let elements), .set(let elements):
      return Self.list("[", elements.map { $0.text(indent: indent + "  ") }, "]", indent)
    case .object(let fields):
      let lines = fields.map {
        "\(JSONText.quoted($0.name)): \($0.value.text(indent: indent + "  "))"
      }
      return Self.list("{", lines, "}", indent)
    }
  }

  private static func list(
    _ open: String, _ lines: [String], _ close: String, _ indent: String
  ) -> String {
    guard !lines.isEmpty else { return open + close }
    return "\(open)\n" + lines.map { "\(indent)  \($0)" }.joined(separator: ",\n")
      + "\n\(indent)\(close)"
  }
}
