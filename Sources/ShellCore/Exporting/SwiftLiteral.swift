/// Writes values as Swift.
///
/// A struct is written as a call of the initializer that takes its stored properties in order: the
/// memberwise one, or one like it.
struct SwiftLiteral {
  /// The qualified names of the types in the code.
  private(set) var types: Set<String> = []
  /// Expressions for values that cannot be written as literals.
  var expressions: [AnyHashable: String] = [:]
  /// The initializers of the program's types.
  private let initializers: Initializers
  private let constants: DeclaredConstants
  /// Whether a number may be NaN, which is not equal to itself.
  var acceptsNaN = true

  init(initializers: Initializers, constants: DeclaredConstants = DeclaredConstants(in: [])) {
    self.initializers = initializers
    self.constants = constants
  }

  /// An expression for a value.
  ///
  /// - Parameters:
  ///   - type: The type that the context expects; `nil` if it does not say, as for `Any`.
  ///   - path: The path to the value, for errors.
  mutating func code(
    _ value: Any, as type: Any.Type? = nil, at path: String
  ) throws(Unwritable) -> SwiftCode {
    let own = Swift.type(of: value)
    let isTyped = type.map { $0 == own || $0 == optionalType(of: own) } ?? false
    if let shared = value as? any WrappedFieldType, !(value is any BindingStateType) {
      let name = shared is any SharedFieldType ? "Shared" : "SharedReader"
      return .list("\(name)(value: ", [try content(of: shared, at: path)], ")")
    }
    if let presentation = value as? any PresentationStateType {
      let child = presentation.optionalChild
      return try code(child, as: Swift.type(of: child), at: path)
    }
    if let wrapper = value as? any BindingStateType {
      return try code(wrapper.anyValue, as: Swift.type(of: wrapper).valueType, at: path)
    }
    if !expressions.isEmpty, let key = value as? AnyHashable, let expression = expressions[key] {
      return .text(expression)
    }
    if !acceptsNaN, (value as? any FloatingPoint)?.isNaN == true {
      throw Unwritable(path: path, reason: "it is NaN, which is not equal to itself")
    }
    if let literal = (value as? any LiteralWritable)?.literal(isTyped: isTyped) {
      note(own)
      return .text(literal)
    }
    if let call = (value as? any RebuiltWritable)?.rebuilt {
      note(own)
      return .text(call)
    }
    if let text = value as? TextState { return try self.text(text, at: path) }
    if let stack = value as? any StackWritable { return try self.stack(stack, at: path) }
    if let call = value as? any ClosureWritable { return try closures(of: call, isTyped, at: path) }
    if let rows = value as? any SequenceWritable { return try list(rows, isTyped, at: path) }
    return try composed(value, own, isTyped, at: path)
  }

  /// The type's name in the code.
  mutating func name(of type: Any.Type, at path: String) throws(Unwritable) -> String {
    let full = _typeName(type, qualified: true)
    guard !full.contains("(unknown context") else {
      throw Unwritable(path: path, reason: "\(TypeName.full(type)) is private")
    }
    note(type)
    return TypeName.full(type)
  }

  private mutating func note(_ type: Any.Type) {
    types.insert(_typeName(type, qualified: true))
  }

  private mutating func composed(
    _ value: Any, _ type: Any.Type, _ isTyped: Bool, at path: String
  ) throws(Unwritable) -> SwiftCode {
    if let some = value as? any OptionalWritable {
      return try optional(some, isTyped, at: path)
    }
    if let binding = value as? any BindingActionType { return try set(binding, at: path) }
    if let button = value as? any ButtonActionWritable {
      return try self.button(button, isTyped, at: path)
    }
    if let identified = value as? any IdentifiedWritable {
      return try self.identified(identified, isTyped, at: path)
    }
    if let entries = value as? any EntriesWritable {
      return try self.entries(entries, isTyped, at: path)
    }
    if let range = value as? any RangeWritable { return try self.range(range, at: path) }
    if let layout = EnumLayout.of(type) { return try enumCase(value, layout, isTyped, at: path) }
    if let layout = TupleLayout.of(type), let values = layout.values(of: value) {
      return .list("(", try elements(layout, values, at: path), ")")
    }
    if let layout = StructLayout.of(type) { return try memberwise(value, layout, at: path) }
    throw Unwritable(path: path, reason: obstacle(of: type))
  }

  private mutating func optional(
    _ value: any OptionalWritable, _ isTyped: Bool, at path: String
  ) throws(Unwritable) -> SwiftCode {
    guard let (wrapped, type) = value.content else {
      return .text(isTyped ? "nil" : "\(try name(of: Swift.type(of: value), at: path)).none")
    }
    let inner = try code(wrapped, as: type, at: path)
    return wrapped is any OptionalWritable ? .list(".some(", [inner], ")") : inner
  }

  private mutating func list(
    _ rows: any SequenceWritable, _ isTyped: Bool, at path: String
  ) throws(Unwritable) -> SwiftCode {
    var parts: [SwiftCode] = []
    let (type, values) = rows.elements
    for (index, value) in values.enumerated() {
      parts.append(try code(value, as: type, at: "\(path)[\(index)]"))
    }
    if !rows.isOrdered { parts.sort { $0.flat < $1.flat } }
    let open = isTyped ? "[" : "\(try name(of: Swift.type(of: rows), at: path))(["
    return .list(open, parts, isTyped ? "]" : "])")
  }

  private mutating func entries(
    _ dictionary: any EntriesWritable, _ isTyped: Bool, at path: String
  ) throws(Unwritable) -> SwiftCode {
    let types = dictionary.types
    var parts: [(key: String, code: SwiftCode)] = []
    for (key, value) in dictionary.entries {
      let key = try code(key.base, as: types.key, at: path).flat
      parts.append(
        (key, .prefixed("\(key): ", try code(value, as: types.value, at: "\(path)[\(key)]"))))
    }
    var end = ""
    if dictionary.isOrdered {
      end = isTyped ? "" : " as \(try name(of: Swift.type(of: dictionary), at: path))"
    } else {
      parts.sort { $0.key < $1.key }
    }
    guard !parts.isEmpty else { return .text("[:]" + end) }
    return .list("[", parts.map(\.code), "]" + end)
  }

  private mutating func range(
    _ range: any RangeWritable, at path: String
  ) throws(Unwritable) -> SwiftCode {
    let (type, lower, upper) = range.bounds
    return .prefixed(
      try code(lower, as: type, at: path).flat + range.sign, try code(upper, as: type, at: path))
  }

  /// `Identified("a", id: 1)`.
  private mutating func identified(
    _ identified: any IdentifiedWritable, _ isTyped: Bool, at path: String
  ) throws(Unwritable) -> SwiftCode {
    let full = try name(of: Swift.type(of: identified), at: path)
    let parts = identified.parts
    let value = try code(parts.value, as: parts.valueType, at: joined(path, "value"))
    let id = try code(parts.id, as: parts.idType, at: joined(path, "id"))
    let head = isTyped ? String(full.prefix { $0 != "<" }) : full
    return .list(head + "(", [value, .prefixed("id: ", id)], ")")
  }

  /// `.set(\.$isOn, true)`. The caller supplies the names of the fields.
  private mutating func set(
    _ action: any BindingActionType, at path: String
  ) throws(Unwritable) -> SwiftCode {
    let field = ActionLine.keyPath(of: action)
    return .list(".set(", [.text(field), try code(action.value, at: joined(path, "set"))], ")")
  }

  private mutating func enumCase(
    _ value: Any, _ layout: EnumLayout, _ isTyped: Bool, at path: String
  ) throws(Unwritable) -> SwiftCode {
    guard let found = layout.caseOf(value) else {
      throw Unwritable(path: path, reason: "\(TypeName.full(layout.type)) cannot be inspected")
    }
    let isShort = isTyped && !["none", "some"].contains(found.name)
    let head = (isShort ? "" : try name(of: layout.type, at: path)) + "." + found.name
    guard let type = found.payload else { return .text(head) }
    guard let payload = layout.payload(of: value) else {
      throw Unwritable(path: joined(path, found.name), reason: "it cannot be read")
    }
    let parts = try payloadParts(
      payload, type, found.label, isOne: found.isTypeParameter, at: joined(path, found.name))
    return .list(head + "(", parts, ")")
  }

  private mutating func payloadParts(
    _ payload: Any, _ type: Any.Type, _ label: String?, isOne: Bool, at path: String
  ) throws(Unwritable) -> [SwiftCode] {
    let layout = isOne || label != nil ? nil : TupleLayout.of(type)
    if let layout, !layout.elements.isEmpty, let values = layout.values(of: payload) {
      return try elements(layout, values, at: path)
    }
    let value = try code(payload, as: type, at: path)
    return [label.map { .prefixed("\($0): ", value) } ?? value]
  }

  private mutating func elements(
    _ layout: TupleLayout, _ values: [Any], at path: String
  ) throws(Unwritable) -> [SwiftCode] {
    var parts: [SwiftCode] = []
    for (index, (element, value)) in zip(layout.elements, values).enumerated() {
      let code = try code(value, as: element.type, at: joined(path, element.label ?? "\(index)"))
      parts.append(element.label.map { .prefixed("\($0): ", code) } ?? code)
    }
    return parts
  }

  private mutating func memberwise(
    _ value: Any, _ layout: StructLayout, at path: String
  ) throws(Unwritable) -> SwiftCode {
    let name = try name(of: layout.type, at: path)
    guard layout.isMemberwise || !layout.fields.isEmpty, !isClosed(layout) else {
      throw Unwritable(path: path, reason: "\(name) cannot be inspected")
    }
    let fields = layout.fields.filter { !($0.type is any ConnectedWrapper.Type) }
    var labels = try labels(of: fields, in: layout.type, at: path)
    var written = fields
    // The initializer also takes connected properties, for which it has defaults.
    let all = layout.fields.map(\.name).filter { !$0.hasPrefix("_$") }
      .map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    let isMemberwise = initializers.exist(withLabels: all, of: layout.type)
    if !isMemberwise, !initializers.exist(withLabels: labels, of: layout.type) {
      written = []
      for field in fields where !Self.isAbsentChild(field, in: value, layout) {
        if try !isDeclared(field, in: value, layout, at: path) { written.append(field) }
      }
      labels = try self.labels(of: written, in: layout.type, at: path)
    }
    let types = initializers.argumentTypes(withLabels: labels, of: layout.type)
    var parts: [SwiftCode] = []
    for (index, (field, label)) in zip(written, labels).enumerated() {
      guard let part = layout.value(of: field, in: value) else {
        throw Unwritable(path: joined(path, label), reason: obstacle(of: field.type))
      }
      let code = try argument(part, of: field, types?[index], at: joined(path, label))
      parts.append(.prefixed("\(label): ", code))
    }
    guard isMemberwise || initializers.exist(withLabels: labels, of: layout.type) else {
      let labels = try self.labels(of: fields, in: layout.type, at: path)
      let call = labels.map { "\($0):" }.joined()
      throw Unwritable(path: path, reason: "\(name) has no init(\(call))")
    }
    return .list("\(name)(", parts, ")")
  }

  /// Whether a field is a constant, and has the value that its declaration gives it.
  private mutating func isDeclared(
    _ field: StructLayout.Field, in value: Any, _ layout: StructLayout, at path: String
  ) throws(Unwritable) -> Bool {
    guard let declared = constants.value(of: field.name, in: layout.type) else { return false }
    if let value = layout.value(of: field, in: value) {
      let full = try code(value, at: path).flat
      if try [full, code(value, as: field.type, at: path).flat].contains(declared) { return true }
      // A type is named without the types around it there.
      if declared.first?.isUppercase == true, full.hasSuffix(".\(declared)") { return true }
    }
    throw Unwritable(
      path: joined(path, field.name),
      reason: "no initializer takes it, and each new value begins with `\(declared)`")
  }

  /// The argument for a field. For a shared value, an initializer takes a reference or the value.
  ///
  /// - Parameter type: The name of the argument's type, if it is known.
  private mutating func argument(
    _ value: Any, of field: StructLayout.Field, _ type: String?, at path: String
  ) throws(Unwritable) -> SwiftCode {
    guard let type, let shared = value as? any WrappedFieldType, !(value is any BindingStateType)
    else { return try code(value, as: field.type, at: path) }
    let content = try content(of: shared, at: path)
    let wrapper = ["Shared", "SharedReader"].first {
      type.contains("ComposableArchitecture.\($0)<")
    }
    return wrapper.map { .list("\($0)(value: ", [content], ")") } ?? content
  }

  private mutating func content(
    of wrapper: any WrappedFieldType, at path: String
  ) throws(Unwritable) -> SwiftCode {
    try code(wrapper.anyValue, as: Swift.type(of: wrapper).valueType, at: path)
  }

  private func labels(
    of fields: [StructLayout.Field], in type: Any.Type, at path: String
  ) throws(Unwritable) -> [String] {
    var labels: [String] = []
    for field in fields { labels.append(try label(of: field, in: type, at: path)) }
    return labels
  }

  /// Whether a field is a presentation without a child. An initializer may leave it out.
  private static func isAbsentChild(
    _ field: StructLayout.Field, in value: Any, _ layout: StructLayout
  ) -> Bool {
    let presentation = layout.value(of: field, in: value) as? any PresentationStateType
    return presentation.map { ($0.optionalChild as? any OptionalWritable)?.content == nil } ?? false
  }

  /// Throws if a test, which is another file, cannot assign a field.
  func expectAssignable(
    _ label: String, of type: Any.Type, at path: String
  ) throws(Unwritable) {
    guard initializers.canAssign(label, of: type) == false else { return }
    throw Unwritable(
      path: joined(path, label), reason: "a test cannot set it, because it is private")
  }

  /// The label of a field in a memberwise initializer.
  func label(
    of field: StructLayout.Field, in type: Any.Type, at path: String
  ) throws(Unwritable) -> String {
    if field.type is any WrappedFieldType.Type || field.type is any PresentationStateType.Type {
      return String(field.name.dropFirst())
    }
    guard field.name.first == "_" || field.name.first == "$" else { return field.name }
    // The storage of a property wrapper is private; the name of any other field may begin with `_`.
    if initializers.canAssign(field.name, of: type) == true { return field.name }
    throw Unwritable(
      path: joined(path, field.name),
      reason: "a test cannot set it, because it is private or belongs to a property wrapper")
  }
}

/// Whether the type's library has no public memberwise initializers.
private func isClosed(_ layout: StructLayout) -> Bool {
  ["Swift", "__C"].contains(layout.moduleName) || layout.moduleName.hasPrefix("Foundation")
}

/// Why a value of a type is not a literal.
private func obstacle(of type: Any.Type) -> String {
  if type is AnyClass { return "\(TypeName.full(type)) is a class" }
  let name = TypeName.full(type)
  return name.contains("->") ? "it is a function" : "\(name) cannot be written as a literal"
}

/// `state.todos`, or one of the parts if the other is empty.
func joined(_ path: String, _ name: String) -> String {
  path.isEmpty ? name : name.isEmpty ? path : "\(path).\(name)"
}

private func optionalType(of type: Any.Type) -> Any.Type {
  func open<T>(_: T.Type) -> Any.Type { T?.self }
  return _openExistential(type, do: open)
}
