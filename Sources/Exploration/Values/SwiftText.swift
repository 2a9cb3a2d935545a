/// Writes values as Swift, for statements that can be pasted into a test.
///
/// A value that has no literal, such as a function, is written as its dump.
package enum SwiftText {
  static func of(_ value: Any) -> String {
    if let text = literal(value) { return text }
    if let binding = value as? any BindingActionType { return Self.binding(binding) }
    if let optional = value as? any OptionalType { return optional.presentValue.map(of) ?? "nil" }
    if let argument = argument(for: value) { return argument }
    // An alert has a random ID, which its dump leaves out.
    if value is any CustomDumpReflectable { return ChangeText.short(value) }
    if let layout = EnumLayout.of(type(of: value)),
      let (enumCase, payload) = layout.content(of: value)
    {
      return "." + enumCase.name + (payload.map { arguments($0, of: enumCase) } ?? "")
    }
    if let layout = TupleLayout.of(type(of: value)), let values = layout.values(of: value) {
      return "(" + list(layout.elements.map(\.label), values) + ")"
    }
    guard let layout = StructLayout.of(type(of: value)), layout.isMemberwise,
      let values = layout.concreteValues(in: value)
    else { return ChangeText.short(value) }
    let written = zip(layout.fields, values).filter { !($1 is any UnwrittenValue) }
    return TypeName.full(type(of: value)) + "("
      + list(written.map(\.0.name), written.map(\.1)) + ")"
  }

  /// A state without the name of its type: `amount: 0`.
  package static func fields(of state: Any) -> String {
    let text = of(state)
    let name = TypeName.full(type(of: state)) + "("
    return text.hasPrefix(name) ? String(text.dropFirst(name.count).dropLast()) : text
  }

  /// An action, whose binding names its field.
  ///
  /// - Parameter state: The state that the action is sent in, which has the field.
  package static func of(_ action: Any, in state: Any) -> String {
    ChangeText.naming(fieldsOf: [state]) { of(action) }
  }

  /// What an initializer takes for the field of a property wrapper, which is more than the wrapped value if the value is shared.
  private static func argument(for field: Any) -> String? {
    if let presentation = field as? any PresentationStateType {
      return of(presentation.optionalChild)
    }
    guard let wrapper = field as? any WrappedFieldType else { return nil }
    let value = of(wrapper.anyValue)
    return wrapper is any SharedFieldType ? "Shared(value: \(value))" : value
  }

  private static func arguments(_ payload: Any, of enumCase: EnumCase) -> String {
    if let label = enumCase.label { return "(\(label): \(of(payload)))" }
    guard !enumCase.isTypeParameter, let layout = TupleLayout.of(type(of: payload)),
      !layout.elements.isEmpty, let values = layout.values(of: payload)
    else { return "(\(of(payload)))" }
    return "(" + list(layout.elements.map(\.label), values) + ")"
  }

  private static func list(_ labels: [String?], _ values: [Any]) -> String {
    zip(labels, values).map { label, value in
      (label.map { ($0.hasPrefix("_") ? String($0.dropFirst()) : $0) + ": " } ?? "") + of(value)
    }.joined(separator: ", ")
  }

  private static func literal(_ value: Any) -> String? {
    switch value {
    case let value as String: return value.debugDescription
    case let value as any BinaryInteger: return "\(value)"
    case let value as Bool: return "\(value)"
    case let value as any BinaryFloatingPoint: return "\(value)"
    case let value as UUID: return uuid(value)
    case let value as StackElementID: return "\(value.number)"
    case let value as Date: return "Date(timeIntervalSince1970: \(value.timeIntervalSince1970))"
    case let value as Duration: return duration(value)
    case let value as [Any]: return "[" + value.map(of).joined(separator: ", ") + "]"
    case is Void: return "()"
    default: return nil
    }
  }

  private static func uuid(_ uuid: UUID) -> String {
    let (high, low) = (uuid.identifier.high, uuid.identifier.low)
    guard high == 0, low < 1 << 48 else { return "UUID(uuidString: \"\(uuid.uuidString)\")!" }
    return "UUID(\(low))"
  }

  /// `.milliseconds(300)`.
  static func duration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds != 0 else { return ".seconds(\(seconds))" }
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    guard nanoseconds % 1_000_000 != 0 else { return ".milliseconds(\(nanoseconds / 1_000_000))" }
    return ".nanoseconds(\(nanoseconds))"
  }

  /// `.set(\.$name, "Blob")`: the description names the type of the state and shortens the value.
  private static func binding(_ binding: any BindingActionType) -> String {
    let text = (binding as? any CustomDumpStringConvertible)?.customDumpDescription ?? "\(binding)"
    guard let start = text.firstIndex(of: "\\"), let dot = text[start...].firstIndex(of: "."),
      let comma = text[dot...].firstIndex(of: ",")
    else { return text }
    return ".set(\\\(text[dot..<comma]), \(of(binding.value)))"
  }
}

/// A value that is not a part of what a state is, such as the ID of tasks.
package protocol UnwrittenValue {}
