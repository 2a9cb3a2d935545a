/// The initial state after a feature's name: fields of a struct, as in
/// `load ProductDetail productAmount: 3`, or a case of an enum, as in
/// `load Account .member(name: "Blob")`.
package struct StateFields {
  private let values: [(field: StructLayout.Field, value: Any)]
  /// The values by the declared names of their fields.
  package let typed: [String: Any]
  /// The whole state, if it is an enum.
  package let whole: Any?
  /// A file with the whole state.
  package var document: StateDocument?

  /// Reads the rest of `line` after `offset` characters.
  package init(line: String, from offset: Int, of state: Any.Type) throws {
    let text = line[line.index(line.startIndex, offsetBy: offset)...]
    let isCase = EnumLayout.of(state) != nil && !text.trimmingWhitespace.isEmpty
    whole = isCase ? try ActionReader().value(text, as: state) : nil
    let arguments = isCase ? [] : try Self.arguments(text, of: state)
    try Self.checkRepetition(arguments, in: line)
    let fields = try arguments.map { try Self.value($0, of: state, in: line) }
    values = fields
    typed = Dictionary(
      fields.map { (Self.declaredName($0.field), $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  package func replacing(_ state: Any) throws -> Any {
    let typed = values.reduce(whole ?? state) { state, entry in
      if let layout = StructLayout.of(type(of: state)),
        let shared = layout.value(of: entry.field, in: state) as? any SharedFieldType,
        shared.write(entry.value)
      {
        return state
      }
      let value = Self.stored(entry.value, in: entry.field)
      return replacingStored(entry.field, in: state, with: value) ?? state
    }
    return try document?.replacing(typed) ?? typed
  }

  /// Reads fields. The error for a field without its colon says how it is written.
  private static func arguments(
    _ text: Substring, of state: Any.Type
  ) throws(InputError) -> [Argument] {
    do throws(InputError) { return try Parser.arguments(text) } catch {
      let typed = text.trimmingWhitespace
      let name = typed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let value = typed[name.endIndex...].drop { $0 == " " || $0 == "=" }
      guard let range = error.range, range.lowerBound <= value.startIndex, !value.isEmpty,
        value.first != ":", Stored.names(in: state).contains(String(name))
      else { throw error }
      throw InputError(
        error.code, error.summary, in: error.input, at: range,
        hint: "expected `\(name): \(abbreviated(String(value)))`")
    }
  }

  private static func checkRepetition(_ arguments: [Argument], in line: String) throws {
    var given: Set<String> = []
    for label in arguments.compactMap(\.label) where !given.insert(label.text).inserted {
      throw InputError(
        .duplicateKey, "`\(label.text)` appears twice", in: line, at: label.range,
        hint: "expected each field once")
    }
  }

  private static func value(
    _ argument: Argument, of state: Any.Type, in line: String
  ) throws -> (field: StructLayout.Field, value: Any) {
    guard let layout = StructLayout.of(state) else {
      throw InputError(
        .unknownField, "\(TypeName.of(state)) is not a struct, so it has no fields to set",
        in: line,
        at: argument.range)
    }
    guard let label = argument.label else {
      throw InputError(
        .wrongLabel, "a field needs its name", in: line, at: argument.range,
        hint: "expected \(alternatives(Stored.names(in: state).map { "\($0):" }))")
    }
    guard let field = layout.fields.first(where: { declaredName($0) == label.text }) else {
      throw InputError(
        .unknownField, "\(TypeName.of(state)) has no field `\(label.text)`", in: line,
        at: label.range, hint: "expected \(alternatives(Stored.names(in: state)))",
        suggestion: NearestName.to(label.text, in: Stored.names(in: state)))
    }
    let builder = ValueBuilder(source: line, subject: .named(label.text))
    let wrapper = field.type as? any WrappedFieldType.Type
    return (field, try builder.build(argument.value, as: wrapper?.valueType ?? field.type))
  }

  private static func stored(_ value: Any, in field: StructLayout.Field) -> Any {
    (field.type as? any WrappedFieldType.Type)?.wrapping(value) ?? value
  }

  package static func declaredName(_ field: StructLayout.Field) -> String {
    Stored.declaredName(field)
  }
}
