/// The names of stored fields in JSON.
package enum JSONName {
  /// The name without the underscore that macros and property wrappers add.
  ///
  /// - Parameter names: The names of all fields.
  /// - Returns: `nil` if JSON leaves the field out.
  package static func of(_ field: String, among names: Set<String>) -> String? {
    guard !field.hasPrefix("_$") else { return nil }
    let short = String(field.drop { $0 == "_" })
    return short.isEmpty || names.contains(short) ? field : short
  }
}

/// Makes values of types from JSON, in the form in which `state --json` writes them.
///
/// Where a value exists already, its parts are replaced one by one: shared values stay shared, and what cannot be written in
/// JSON, such as a function, stays as it is.
struct JSONReader {
  /// Its source is the text of the document.
  let builder: ValueBuilder

  /// - Parameters:
  ///   - name: What the value is for, for errors.
  ///   - old: The value that is replaced.
  func value(
    _ json: JSONSyntax, as type: Any.Type, for name: String? = nil, replacing old: Any? = nil
  ) throws(InputError) -> Any {
    if let wrapper = type as? any WrappedFieldType.Type {
      return try wrapped(json, wrapper, name, old)
    }
    if let optional = type as? any OptionalType.Type {
      return try self.optional(json, optional, name, old)
    }
    if let presentation = type as? any PresentationStateType.Type {
      return try presented(json, presentation, name, old)
    }
    if let list = type as? any JSONList.Type { return try self.list(json, list, name) }
    if let map = type as? any JSONMap.Type { return try self.map(json, map, name) }
    if let tuple = TupleLayout.of(type) { return try self.tuple(json, tuple, name) }
    if constructor(of: type) == nil {
      if let layout = EnumLayout.of(type), layout.isReadable, !layout.cases.isEmpty {
        return try enumValue(json, layout, name)
      }
      if let layout = StructLayout.of(type), layout.canBeWritten || json.hasFields && old != nil {
        guard case .object(let members) = json.kind else {
          throw error(json, name, type, expected: fieldsHint(of: layout))
        }
        return try structure(json, members, layout, old)
      }
    }
    return try leaf(json, as: type, name)
  }

  private func error(
    _ json: JSONSyntax, _ name: String?, _ type: Any.Type, expected: String
  ) -> InputError {
    let subject = name.map(Subject.named) ?? .none
    return builder.error(
      .wrongType, "\(subject.takes(TypeName.full(type))), not \(json.description)", at: json.range,
      hint: "expected \(expected)")
  }
}

// Wrappers
extension JSONReader {
  private func wrapped(
    _ json: JSONSyntax, _ type: any WrappedFieldType.Type, _ name: String?, _ old: Any?
  ) throws(InputError) -> Any {
    let current = (old as? any WrappedFieldType)?.anyValue
    if let shared = old as? any SharedFieldType {
      let new = try value(json, as: type.valueType, for: name, replacing: current)
      guard shared.write(new) else { throw error(json, name, type.valueType, expected: "a value") }
      return shared
    }
    if let old, !(type is any BindingStateType.Type) { return old }
    guard type is any BindingStateType.Type else {
      throw builder.error(
        .notTypable,
        "\(name.map { "`\($0)`" } ?? "the value") is shared, and the initial state has no such value",
        at: json.range, hint: "expected a shared value that exists in the initial state")
    }
    let new = try value(json, as: type.valueType, for: name, replacing: current)
    guard let result = type.wrapping(new) else {
      throw error(json, name, type.valueType, expected: Expectation.of(type.valueType))
    }
    return result
  }

  private func optional(
    _ json: JSONSyntax, _ type: any OptionalType.Type, _ name: String?, _ old: Any?
  ) throws(InputError) -> Any {
    if case .null = json.kind { return type.absent }
    // An `Any?` is an optional itself, so it is unwrapped before it is asked for what is inside.
    let current = old.flatMap { $0 as? any OptionalType }?.presentValue
    if let old, current != nil, isInexpressible(type.wrapped, in: json) { return old }
    let wrapped = try value(json, as: type.wrapped, for: name, replacing: current)
    guard let result = type.present(wrapped) else {
      throw error(json, name, type.wrapped, expected: Expectation.of(type.wrapped))
    }
    return result
  }

  private func presented(
    _ json: JSONSyntax, _ type: any PresentationStateType.Type, _ name: String?, _ old: Any?
  ) throws(InputError) -> Any {
    if case .null = json.kind { return type.absent }
    let child = (old as? any PresentationStateType)?.optionalChild
    let current = child.flatMap { $0 as? any OptionalType }?.presentValue
    let new = try value(json, as: type.childState, for: name, replacing: current)
    guard let result = type.presenting(new) else {
      throw error(json, name, type.childState, expected: Expectation.of(type.childState))
    }
    return result
  }
}

// Collections
extension JSONReader {
  private func list(
    _ json: JSONSyntax, _ type: any JSONList.Type, _ name: String?
  ) throws(InputError) -> Any {
    guard case .array(let elements) = json.kind else {
      throw error(json, name, type, expected: "an array")
    }
    var values: [Any] = []
    for element in elements { values.append(try value(element, as: type.jsonElement)) }
    guard let result = type.list(values) else {
      throw builder.error(
        .duplicateKey, "two elements of \(name.map { "`\($0)`" } ?? "the array") are the same",
        at: json.range, hint: "expected each element, or its ID, once")
    }
    return result
  }

  private func map(
    _ json: JSONSyntax, _ type: any JSONMap.Type, _ name: String?
  ) throws(InputError) -> Any {
    var pairs: [(Any, Any)] = []
    switch json.kind {
    case .object(let members):
      for member in members {
        let key = JSONSyntax(.string(member.name), member.nameRange)
        pairs.append(
          (
            try value(key, as: type.jsonKey),
            try value(member.value, as: type.jsonValue, for: member.name)
          ))
      }
    case .array(let elements):
      for element in elements {
        guard case .array(let pair) = element.kind, pair.count == 2 else {
          throw error(element, name, type, expected: "an array of a key and a value")
        }
        pairs.append(
          (try value(pair[0], as: type.jsonKey), try value(pair[1], as: type.jsonValue)))
      }
    default: throw error(json, name, type, expected: "an object, or an array of pairs")
    }
    guard let result = type.map(pairs) else {
      throw builder.error(
        .duplicateKey, "two keys of \(name.map { "`\($0)`" } ?? "the object") are the same",
        at: json.range, hint: "expected each key once")
    }
    return result
  }

  private func tuple(
    _ json: JSONSyntax, _ layout: TupleLayout, _ name: String?
  ) throws(InputError) -> Any {
    let parts: [JSONSyntax]
    switch json.kind {
    case .array(let elements): parts = elements
    case .object: parts = layout.elements.compactMap { $0.label.flatMap { json[$0] } }
    default: parts = []
    }
    guard parts.count == layout.elements.count else {
      throw error(
        json, name, layout.type,
        expected: "an array or an object with \(layout.elements.count) values")
    }
    var values: [Any] = []
    for (part, element) in zip(parts, layout.elements) {
      values.append(try value(part, as: element.type, for: element.label ?? name))
    }
    guard let result = layout.make(values) else {
      throw error(json, name, layout.type, expected: Expectation.of(layout.type))
    }
    return result
  }
}

// Types with fields and cases
extension JSONReader {
  /// `an object with amount and isOn`.
  private func fieldsHint(of layout: StructLayout) -> String {
    let all = Set(layout.fields.map(\.name))
    let names = layout.fields.compactMap { JSONName.of($0.name, among: all) }
    guard let last = names.last else { return "{}" }
    let first = names.dropLast().joined(separator: ", ")
    return "an object with \(first.isEmpty ? last : "\(first) and \(last)")"
  }

  private func structure(
    _ json: JSONSyntax, _ members: [JSONSyntax.Member], _ layout: StructLayout, _ old: Any?
  ) throws(InputError) -> Any {
    let all = Set(layout.fields.map(\.name))
    let fields = layout.fields.compactMap { field in
      JSONName.of(field.name, among: all).map { (field: field, name: $0) }
    }
    try check(members, fields.map(\.name), of: layout.type, json)
    var values: [Any] = []
    var result = old
    for (field, name) in fields {
      let current = old.flatMap { layout.value(of: field, in: $0) }
      let isKept = old != nil && !field.isReadable
      guard !isKept, let member = json[name],
        let new = try part(member, of: field, name, current)
      else { continue }
      values.append(new)
      result = result.map { replacingStored(field, in: $0, with: new) ?? $0 }
    }
    if let result { return result }
    guard layout.canBeWritten, let made = layout.make(values) else {
      throw builder.error(
        .notTypable,
        Typability.obstacle(to: layout.type)
          ?? "\(TypeName.full(layout.type)) cannot be created from its fields", at: json.range,
        hint: "expected a value that exists in the initial state")
    }
    return made
  }

  /// The new value of a field; `nil` if the old one stays, because JSON cannot express it.
  private func part(
    _ json: JSONSyntax, of field: StructLayout.Field, _ name: String, _ old: Any?
  ) throws(InputError) -> Any? {
    if old != nil, !(field.type is any WrappedFieldType.Type),
      !(field.type is any PresentationStateType.Type), !(field.type is any JSONMap.Type),
      !(field.type is any OptionalType.Type),
      isInexpressible(field.type, in: json)
    {
      return nil
    }
    return try value(json, as: field.type, for: name, replacing: old)
  }

  /// Whether JSON cannot express values of a type, such as functions.
  private func isInexpressible(_ type: Any.Type, in json: JSONSyntax) -> Bool {
    !(json.hasFields && StructLayout.of(type) != nil) && Typability.obstacle(to: type) != nil
  }

  private func check(
    _ members: [JSONSyntax.Member], _ names: [String], of type: Any.Type, _ json: JSONSyntax
  ) throws(InputError) {
    if let unknown = members.first(where: { !names.contains($0.name) }) {
      throw builder.error(
        .unknownField, "\(TypeName.full(type)) has no field `\(abbreviated(unknown.name))`",
        at: unknown.nameRange,
        hint: names.isEmpty ? "expected {}" : "expected \(alternatives(names))",
        suggestion: NearestName.to(unknown.name, in: names))
    }
    let given = Set(members.map(\.name))
    let missing = names.filter { !given.contains($0) }.map { "`\($0)`" }
    guard missing.isEmpty else {
      throw builder.error(
        .missingField, "\(TypeName.full(type)) also needs \(missing.joined(separator: ", "))",
        at: builder.lastIndex(in: json.range)..<json.range.upperBound,
        hint: "expected all fields")
    }
  }

  private func enumValue(
    _ json: JSONSyntax, _ layout: EnumLayout, _ name: String?
  ) throws(InputError) -> Any {
    let (caseName, range, payload): (String, Range<String.Index>, JSONSyntax?)
    switch json.kind {
    case .string(let text): (caseName, range, payload) = (text, json.range, nil)
    case .object(let members) where members.count == 1:
      (caseName, range, payload) = (members[0].name, members[0].nameRange, members[0].value)
    default:
      throw error(
        json, name, layout.type, expected: "the name of a case, or an object with it as its field")
    }
    let names = layout.cases.map(\.name)
    guard let enumCase = layout.cases.first(where: { $0.name == caseName }) else {
      throw builder.error(
        .unknownCase, "\(TypeName.full(layout.type)) has no case `\(abbreviated(caseName))`",
        at: range, hint: "expected \(alternatives(names))",
        suggestion: NearestName.to(caseName, in: names))
    }
    let value = try payload.map { (json) throws(InputError) in
      try self.payload(json, of: enumCase, range)
    }
    guard (value != nil) == (enumCase.payload != nil),
      let result = layout.make(enumCase, payload: value)
    else {
      throw builder.error(
        .missingPayload,
        enumCase.payload == nil
          ? "`\(caseName)` has no payload" : "`\(caseName)` has a payload",
        at: range,
        hint: enumCase.payload == nil
          ? "expected \"\(caseName)\"" : "expected {\"\(caseName)\": …}")
    }
    return result
  }

  private func payload(
    _ json: JSONSyntax, of enumCase: EnumCase, _ range: Range<String.Index>
  ) throws(InputError) -> Any {
    guard let type = enumCase.payload else {
      throw builder.error(
        .superfluousPayload, "`\(enumCase.name)` has no payload", at: json.range,
        hint: "expected \"\(enumCase.name)\"")
    }
    // A single value with a label is written as an object.
    if let label = enumCase.label, case .object(let members) = json.kind, members.count == 1,
      members[0].name == label
    {
      return try value(members[0].value, as: type, for: label)
    }
    return try value(json, as: type, for: enumCase.name)
  }
}

// Values without parts
extension JSONReader {
  private func leaf(
    _ json: JSONSyntax, as type: Any.Type, _ name: String?
  ) throws(InputError) -> Any {
    if type == Data.self, case .string(let text) = json.kind {
      guard let data = Data(base64Encoded: text) else {
        throw error(json, name, type, expected: "data in base64")
      }
      return data
    }
    let builder = builder.for(name.map(Subject.named) ?? .none)
    guard let node = node(json, as: type) else {
      throw error(json, name, type, expected: Expectation.of(type))
    }
    return try builder.build(node, as: type)
  }

  /// The value as it is typed at the prompt.
  private func node(_ json: JSONSyntax, as type: Any.Type) -> SyntaxNode? {
    switch json.kind {
    case .null: return SyntaxNode(kind: .null, range: json.range)
    case .bool(let value): return SyntaxNode(kind: .boolean(value), range: json.range)
    case .number(let text):
      return (try? Parser.value(Substring(text))).map {
        SyntaxNode(kind: $0.kind, range: json.range)
      }
    case .string(let text):
      if Self.isText(type) { return SyntaxNode(kind: .string(text), range: json.range) }
      let text = text == "inf" ? ".infinity" : text == "nan" ? ".nan" : text
      let typed = try? Parser.value(Substring(text))
      return SyntaxNode(kind: typed?.kind ?? .string(text), range: json.range)
    case .array(let elements):
      let nodes = elements.compactMap { node($0, as: Any.self) }
      return nodes.count == elements.count ? SyntaxNode(kind: .list(nodes), range: json.range) : nil
    case .object(let members): return call(members, json)
    }
  }

  /// `(x: 1, y: 2)` for `{"x": 1, "y": 2}`.
  private func call(_ members: [JSONSyntax.Member], _ json: JSONSyntax) -> SyntaxNode? {
    let arguments = members.compactMap { member in
      node(member.value, as: Any.self).map {
        Argument(label: NameSyntax(text: member.name, range: member.nameRange), value: $0)
      }
    }
    guard arguments.count == members.count else { return nil }
    let link = Chain.Link(
      name: NameSyntax(text: "init", range: json.range), subscripts: [], arguments: arguments,
      range: json.range, isOpen: false)
    return SyntaxNode(kind: .chain(Chain(isImplicit: true, links: [link])), range: json.range)
  }

  /// Whether values of a type are typed in double quotes.
  private static func isText(_ type: Any.Type) -> Bool {
    if type is any TextConstructible.Type || type is any StringProtocol.Type { return true }
    if let raw = type as? any RawRepresentable.Type {
      return rawType(raw) is any StringProtocol.Type
    }
    return [Character.self, Date.self, UUID.self, URL.self, Any.self].contains { $0 == type }
      || constructor(of: type) == nil
  }

  private static func rawType<R: RawRepresentable>(_: R.Type) -> Any.Type { R.RawValue.self }
}
