extension JSONNode {
  /// The JSON of a value, by its stored fields.
  ///
  /// An optional without a value is `null`, a case without a payload is its name, and a case with one is an object with the name as
  /// its only field. Dates are in ISO 8601. What has no fields is a string.
  init(_ value: Any) {
    self = Self.simple(value) ?? Self.reflected(value)
  }

  private static func simple(_ value: Any) -> JSONNode? {
    switch value {
    case let value as Bool: .bool(value)
    case let value as any BinaryInteger: .number("\(value)")
    case let value as Double: value.isFinite ? .number("\(value)") : .string("\(value)")
    case let value as Float: value.isFinite ? .number("\(value)") : .string("\(value)")
    case let value as Decimal: .number("\(value)")
    case let value as any StringProtocol: .string(String(value))
    case let value as Character: .string(String(value))
    case let value as Date: .string(value.formatted(dateStyle))
    case let value as UUID: .string(value.uuidString)
    case let value as URL: .string(value.absoluteString)
    case let value as Duration where isExact(value): .string(DurationText.of(value))
    case let value as Data: .string(value.base64EncodedString())
    case let value as any CustomDumpStringConvertible: .string(value.customDumpDescription)
    case let value as any CustomDumpRepresentable: JSONNode(value.customDumpValue)
    default: nil
    }
  }

  /// Whether the text of a duration, as it is typed, is the duration itself.
  private static func isExact(_ duration: Duration) -> Bool {
    duration >= .zero && duration.components.attoseconds.isMultiple(of: 1_000_000_000)
  }

  private static let dateStyle = Date.ISO8601FormatStyle(
    includingFractionalSeconds: true, timeZone: .gmt)

  private static func reflected(_ value: Any) -> JSONNode {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { JSONNode($0.value) } ?? .null
    case .collection: return .array(mirror.children.map { JSONNode($0.value) })
    case .set: return .set(sorted(mirror.children.map { JSONNode($0.value) }))
    case .dictionary: return dictionary(mirror)
    case .enum: return enumCase(value, mirror)
    case .tuple where !mirror.children.allSatisfy({ $0.label?.first != "." }):
      return .array(mirror.children.map { JSONNode($0.value) })
    case .struct, .class, .tuple: return .object(fields(of: mirror))
    default: return .string("\(value)")
    }
  }

  /// A set has no order, so its elements are sorted by their text.
  private static func sorted(_ nodes: [JSONNode]) -> [JSONNode] {
    nodes.map { ($0.text(), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// An object if the keys are strings, or else a list of pairs of a key and a value; both are sorted.
  private static func dictionary(_ mirror: Mirror) -> JSONNode {
    let pairs = mirror.children.compactMap { child in
      (child.value as? (key: AnyHashable, value: Any)).map {
        (JSONNode($0.key.base), JSONNode($0.value))
      }
    }
    let fields = pairs.compactMap { key, value -> Field? in
      if case .string(let name) = key { Field(name: name, value: value) } else { nil }
    }
    guard fields.count == pairs.count else {
      return .set(sorted(pairs.map { .array([$0.0, $0.1]) }))
    }
    return .object(fields.sorted { $0.name < $1.name })
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> JSONNode {
    guard let child = mirror.children.first else { return .string("\(value)") }
    return .object([Field(name: child.label ?? "", value: JSONNode(child.value))])
  }

  /// The stored fields, those of superclasses first. What macros and property wrappers add to a name is left out.
  private static func fields(of mirror: Mirror) -> [Field] {
    let inherited = mirror.superclassMirror.map(fields) ?? []
    let names = Set(mirror.children.compactMap(\.label))
    return inherited
      + mirror.children.compactMap { child in
        guard let label = child.label, let name = JSONName.of(label, among: names) else {
          return nil
        }
        return Field(name: name, value: JSONNode(child.value))
      }
  }
}
