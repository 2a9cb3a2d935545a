extension JSONNode {
  /// The JSON of a value, by its stored fields.
  ///
  /// An optional without a value is `null`, a case without a payload is its name, and a case with one is an object with the name as
  /// its only field. Dates are in ISO 8601. What has no fields is a string.
  ///
  /// - Parameter instances: The instances of classes that contain the value. One that contains itself is `"↩︎"` there.
  init(_ value: Any, inside instances: Set<ObjectIdentifier> = []) {
    self = Self.simple(value, instances) ?? Self.reflected(value, instances)
  }

  private static func simple(_ value: Any, _ instances: Set<ObjectIdentifier>) -> JSONNode? {
    switch value {
    case let value as Bool: .bool(value)
    case let value as any BinaryInteger: .number("\(value)")
    case let value as Double: value.isFinite ? .number("\(value)") : .string("\(value)")
    case let value as Float: value.isFinite ? .number("\(value)") : .string("\(value)")
    case let value as Decimal: .number("\(value)")
    case let value as any StringProtocol: .string(String(value))
    case let value as Character: .string(String(value))
    case let value as Date: .string(text(of: value))
    case let value as UUID: .string(value.uuidString)
    case let value as URL: .string(value.absoluteString)
    case let value as Duration where isExact(value): .string(DurationText.of(value))
    case let value as Data: .string(value.base64EncodedString())
    case let value as any CustomDumpStringConvertible: .string(value.customDumpDescription)
    case let value as any CustomDumpRepresentable:
      JSONNode(value.customDumpValue, inside: instances)
    default: nil
    }
  }

  /// Whether the text of a duration, as it is typed, is the duration itself.
  private static func isExact(_ duration: Duration) -> Bool {
    duration >= .zero && duration.components.attoseconds.isMultiple(of: 1_000_000_000)
  }

  /// With milliseconds, or with nanoseconds if it needs them.
  private static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    let isExact = (seconds * 1_000).rounded() / 1_000 == seconds
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: isExact, timeZone: .gmt)
    guard !isExact else { return date.formatted(style) }
    let whole = seconds.rounded(.down)
    let nanoseconds = min(Int(((seconds - whole) * 1e9).rounded()), 999_999_999)
    let digits = String(String(nanoseconds + 1_000_000_000).dropFirst())
    return Date(timeIntervalSince1970: whole).formatted(style).dropLast() + ".\(digits)Z"
  }

  private static func reflected(_ value: Any, _ outer: Set<ObjectIdentifier>) -> JSONNode {
    let mirror = Mirror(reflecting: value)
    var instances = outer
    if mirror.displayStyle == .class,
      !instances.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      return .string("↩︎")
    }
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { JSONNode($0.value, inside: instances) } ?? .null
    case .collection: return .array(mirror.children.map { JSONNode($0.value, inside: instances) })
    case .set: return .set(sorted(mirror.children.map { JSONNode($0.value, inside: instances) }))
    case .dictionary: return dictionary(mirror, instances)
    case .enum: return enumCase(value, mirror, instances)
    case .tuple where !mirror.children.allSatisfy({ $0.label?.first != "." }):
      return .array(mirror.children.map { JSONNode($0.value, inside: instances) })
    case .struct, .class, .tuple: return .object(fields(of: mirror, instances))
    default: return .string("\(value)")
    }
  }

  /// A set has no order, so its elements are sorted by their text.
  private static func sorted(_ nodes: [JSONNode]) -> [JSONNode] {
    nodes.map { ($0.text(), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// An object if the keys are strings, or else a list of pairs of a key and a value; both are sorted.
  private static func dictionary(
    _ mirror: Mirror, _ instances: Set<ObjectIdentifier>
  ) -> JSONNode {
    let pairs = mirror.children.compactMap { child in
      (child.value as? (key: AnyHashable, value: Any)).map {
        (JSONNode($0.key.base, inside: instances), JSONNode($0.value, inside: instances))
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

  private static func enumCase(
    _ value: Any, _ mirror: Mirror, _ instances: Set<ObjectIdentifier>
  ) -> JSONNode {
    guard let child = mirror.children.first else { return .string("\(value)") }
    return .object([Field(name: child.label ?? "", value: JSONNode(child.value, inside: instances))]
    )
  }

  /// The stored fields, those of superclasses first. What macros and property wrappers add to a name is left out.
  private static func fields(
    of mirror: Mirror, _ instances: Set<ObjectIdentifier>
  ) -> [Field] {
    let inherited = mirror.superclassMirror.map { fields(of: $0, instances) } ?? []
    let names = Set(mirror.children.compactMap(\.label))
    return inherited
      + mirror.children.compactMap { child in
        guard let label = child.label, let name = JSONName.of(label, among: names) else {
          return nil
        }
        return Field(name: name, value: JSONNode(child.value, inside: instances))
      }
  }
}
