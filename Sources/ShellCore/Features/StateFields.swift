import ComposableArchitecture

/// Fields of a first state that stand behind a feature's name: `load ProductDetail productAmount: 3`.
struct StateFields {
  private let values: [(field: StructLayout.Field, value: Any)]

  /// Reads the fields that stand in a line from a place on.
  init(line: String, from offset: Int, of state: Any.Type) throws {
    let text = line[line.index(line.startIndex, offsetBy: offset)...]
    let arguments = try Parser.arguments(text)
    values = try arguments.map { try Self.value($0, of: state, in: line) }
  }

  /// The state with the fields replaced.
  func replacing(_ state: Any) throws -> Any {
    values.reduce(state) { state, entry in
      replacingStored(entry.field, in: state, with: entry.value) ?? state
    }
  }

  private static func value(
    _ argument: Argument, of state: Any.Type, in line: String
  ) throws -> (StructLayout.Field, Any) {
    guard let layout = StructLayout.of(state) else {
      throw ShellError(
        .unknownField, "\(TypeName.of(state)) is no struct: it has no fields to give", in: line,
        at: argument.range)
    }
    guard let label = argument.label else {
      throw ShellError(
        .wrongLabel, "a field is given by its name", in: line, at: argument.range,
        hint: "expected \(alternatives(Stored.names(in: state).map { "\($0):" }))")
    }
    guard let field = layout.fields.first(where: { declaredName($0) == label.text }) else {
      throw ShellError(
        .unknownField, "\(TypeName.of(state)) has no field `\(label.text)`", in: line,
        at: label.range, hint: "expected \(alternatives(Stored.names(in: state)))",
        suggestion: NearestName.to(label.text, in: Stored.names(in: state)))
    }
    let builder = ValueBuilder(source: line, subject: .named(label.text))
    let wrapper = field.type as? any BindingStateType.Type
    let value = try builder.build(argument.value, as: wrapper?.valueType ?? field.type)
    return (field, wrapper?.wrapping(value) ?? value)
  }

  private static func declaredName(_ field: StructLayout.Field) -> String {
    field.type is any BindingStateType.Type ? String(field.name.dropFirst()) : field.name
  }
}
