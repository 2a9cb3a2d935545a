/// Makes a value of a type from a node: by the type's own form if it has one, otherwise by
/// reflection.
///
/// A builder is a value. `for(_:)` returns one that knows what the value is for, which its errors
/// mention.
package struct ValueBuilder {
  /// The whole line, for errors.
  package let source: String
  package let hooks: ActionHooks

  /// The type of the whole action, which is searched for unknown names as well.
  let root: Any.Type?
  package private(set) var subject = Subject.none
  /// The cases that contain the value.
  package private(set) var steps: [ActionStep] = []

  package init(
    source: String, hooks: ActionHooks = ActionHooks(), root: Any.Type? = nil,
    subject: Subject = .none
  ) {
    self.source = source
    self.hooks = hooks
    self.root = root
    self.subject = subject
  }

  package func `for`(_ subject: Subject) -> ValueBuilder {
    var builder = self
    builder.subject = subject
    return builder
  }

  func inside(_ enumCase: EnumCase, of type: Any.Type) -> ValueBuilder {
    var builder = self.for(.named(enumCase.name))
    // `presented` and `element` lead to the child that the case around them names.
    if !(type is any PresentationActionType.Type), !(type is any ElementAction.Type) {
      builder.steps.append(ActionStep(name: enumCase.name))
    }
    return builder
  }

  /// The builder for the action of an element, whose ID has been read.
  func selecting(_ id: Any) -> ValueBuilder {
    guard !steps.isEmpty else { return self }
    var builder = self
    builder.steps[steps.count - 1].id = id
    return builder
  }

  /// Makes a value of exactly this type.
  package func build(_ node: SyntaxNode, as type: Any.Type) throws(InputError) -> Any {
    if let reason = Typability.absence(of: type) {
      throw error(.notTypable, reason, at: node.range)
    }
    if case .position(let position) = node.kind {
      return try PositionBuilder(builder: self, type: type).id(at: position, node)
    }
    if let constructor = constructor(of: type) {
      let label = constructor.initializerLabel
      let argument = argument(of: node, callTo: type, label: label)
      return try constructor.make(from: argument ?? node, by: self)
    }
    if let member = StaticMembers.value(node, as: type) { return member }
    if let tuple = TupleLayout.of(type) {
      return try TupleBuilder(builder: self).tuple(node, tuple)
    }
    if case .tuple(let only) = node.kind, only.count == 1, only[0].label == nil {
      return try build(only[0].value, as: type)
    }
    if let layout = EnumLayout.of(type) {
      return try EnumBuilder(builder: self, layout: layout).value(node)
    }
    if let value = try LiteralBuilder(builder: self).value(node, as: type) { return value }
    if case .list(let options) = node.kind, let set = type as? any OptionSet.Type {
      return try union(of: options, as: set)
    }
    if let layout = StructLayout.of(type),
      let value = try StructBuilder(builder: self, layout: layout).value(node)
    {
      return value
    }
    if let decodable = type as? any Decodable.Type {
      return try LiteralBuilder(builder: self).decode(node, as: decodable)
    }
    if let reason = Typability.obstacle(to: type) {
      throw error(.notTypable, reason, at: node.range)
    }
    throw wrongType(node, type)
  }

  /// Makes `[.cheese, .olives]`.
  private func union<S: OptionSet>(
    of options: [SyntaxNode], as type: S.Type
  ) throws(InputError) -> S {
    var set = S()
    for option in options { set.formUnion(try value(option, as: type)) }
    return set
  }

  package func value<T>(_ node: SyntaxNode, as type: T.Type) throws(InputError) -> T {
    let value = try build(node, as: type as Any.Type)
    guard let value = exactly(value, as: type) else { throw wrongType(node, type) }
    return value
  }

  /// The argument of `Int(3)`, `.init(3)`, `URL(string: "…")` or `(3)`.
  private func argument(
    of node: SyntaxNode, callTo type: Any.Type, label: String?
  ) -> SyntaxNode? {
    if case .tuple(let only) = node.kind, only.count == 1, only[0].label == nil {
      return only[0].value
    }
    guard case .chain(let chain) = node.kind, chain.links.count == 1, let link = chain.links.first,
      link.name.text == "init" || (!chain.isImplicit && link.name.text == TypePath.of(type).last),
      let arguments = link.arguments, arguments.count == 1, let argument = arguments.first,
      argument.label == nil || argument.label?.text == label
    else { return nil }
    return argument.value
  }
}

/// What a value is for: the subject of messages such as `` `isToggled` takes a Bool``.
package indirect enum Subject: Sendable {
  /// Nothing with a name.
  case none
  /// A case, label or field.
  case named(String)
  /// An element, key or value of something else.
  case part(String, of: Subject)

  /// `` `isToggled` takes a Bool``.
  func takes(_ typeName: String) -> String {
    switch self {
    case .none: "\(withArticle(typeName)) is expected here"
    case .named(let name): "`\(name)` takes \(withArticle(typeName))"
    case .part(let part, let whole):
      "each \(part)\(whole.genitive) must be \(withArticle(typeName))"
    }
  }

  private var genitive: String {
    switch self {
    case .none: ""
    case .named(let name): " of `\(name)`"
    case .part(_, let whole): whole.genitive
    }
  }
}

extension ValueBuilder {
  package func error(
    _ code: InputErrorCode, _ summary: String, at range: Range<String.Index>,
    hint: String? = nil, suggestion: String? = nil
  ) -> InputError {
    InputError(code, summary, in: source, at: range, hint: hint, suggestion: suggestion)
  }

  /// The error for a node that is not a value of the type.
  package func wrongType(_ node: SyntaxNode, _ type: Any.Type) -> InputError {
    error(
      .wrongType, subject.takes(TypeName.full(type)), at: node.range,
      hint: "expected " + Expectation.of(type), suggestion: nearestMember(to: node, in: type))
  }

  /// The error for a node that has the right form, but is not a value of the type.
  package func invalid(_ summary: String, _ node: SyntaxNode, _ type: Any.Type) -> InputError {
    error(.invalidValue, summary, at: node.range, hint: "expected " + Expectation.of(type))
  }

  /// The text of a node as it was typed.
  func text(of node: SyntaxNode) -> String { String(source[node.range]) }

  /// The first characters of a node as it was typed.
  package func shown(_ node: SyntaxNode) -> String {
    let text = source[node.range]
    let head = text.prefix(24)
    return head.endIndex == text.endIndex ? String(head) : head + "…"
  }

  /// The position of a node's last character, which is its closing bracket.
  func lastIndex(in range: Range<String.Index>) -> String.Index {
    range.isEmpty ? range.upperBound : source.index(before: range.upperBound)
  }

  /// `.all` for the text `"all"`.
  private func nearestMember(to node: SyntaxNode, in type: Any.Type) -> String? {
    if case .chain(let chain) = node.kind, let link = chain.links.last, link.arguments == nil {
      return NearestName.to(link.name.text, in: StaticMembers.names(of: type)).map { "." + $0 }
    }
    guard case .string(let text) = node.kind, let layout = EnumLayout.of(type) else { return nil }
    return NearestName.to(text, in: layout.cases.map(\.name)).map { "." + $0 }
  }
}

/// Makes the IDs of elements that are typed as positions: `#0`.
struct PositionBuilder {
  let builder: ValueBuilder
  /// The type of the ID.
  let type: Any.Type

  /// The ID of the element that is at `position` in the current state.
  func id(at position: Int, _ node: SyntaxNode) throws(InputError) -> Any {
    // A stack's own IDs look like positions: #0.
    if type == StackElementID.self { return StackElementID(number: position) }
    switch builder.hooks.id(position, builder.steps) {
    case .id(let id) where isExactly(id): return id
    case .beyond(let count):
      throw builder.error(
        .unknownPosition,
        "element #\(position) does not exist; the collection has "
          + (count == 1 ? "1 element" : "\(count) elements"),
        at: node.range,
        hint: count == 0
          ? "the collection is empty" : "expected #0" + (count > 1 ? " to #\(count - 1)" : ""))
    case .id, .noCollection:
      throw builder.error(
        .unknownPosition, "a position cannot be used here", at: node.range,
        hint: "expected " + Expectation.of(type))
    }
  }

  private func isExactly(_ value: Any) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { exactly(value, as: type) != nil }
    return _openExistential(type, do: open)
  }
}

/// Makes values from literals: by their raw value, their description, or the type's own decoder.
struct LiteralBuilder {
  let builder: ValueBuilder

  /// Makes a value from its raw value or its description. Returns `nil` if the node is not a
  /// literal, or if the type has neither.
  func value(_ node: SyntaxNode, as type: Any.Type) throws(InputError) -> Any? {
    guard node.isLiteral || node.rawValueArgument != nil else { return nil }
    if let raw = type as? any RawRepresentable.Type {
      return try rawValue(node.rawValueArgument ?? node, as: raw)
    }
    guard case .string(let text) = node.kind,
      let described = type as? any LosslessStringConvertible.Type
    else { return nil }
    return try value(described: text, node, as: described)
  }

  private func rawValue<R: RawRepresentable>(
    _ node: SyntaxNode, as type: R.Type
  ) throws(InputError) -> Any {
    let raw = try builder.value(node, as: R.RawValue.self)
    guard let value = R(rawValue: raw) else {
      throw builder.invalid(
        "no \(TypeName.full(type)) has the raw value \(builder.shown(node))", node, type)
    }
    return value
  }

  private func value<L: LosslessStringConvertible>(
    described text: String, _ node: SyntaxNode, as type: L.Type
  ) throws(InputError) -> Any {
    guard let value = L(text) else {
      throw builder.invalid(
        "\(builder.shown(node)) does not describe \(withArticle(TypeName.full(type)))", node, type)
    }
    return value
  }

  /// Makes a value that reflection cannot make, with the type's own decoder.
  func decode<D: Decodable>(_ node: SyntaxNode, as type: D.Type) throws(InputError) -> Any {
    guard let json = NodeJSON.of(node),
      let value = try? JSONDecoder().decode(type, from: Data(json.utf8))
    else { throw builder.wrongType(node, type) }
    return value
  }
}

extension SyntaxNode {
  /// Whether the node is a scalar, without names and brackets.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .number, .quantity, .string, .bare, .boolean: true
    default: false
    }
  }

  /// The argument of `Type(rawValue: 3)`.
  fileprivate var rawValueArgument: SyntaxNode? {
    guard case .chain(let chain) = kind, let arguments = chain.links.last?.arguments,
      arguments.count == 1, arguments[0].label?.text == "rawValue"
    else { return nil }
    return arguments[0].value
  }
}

/// Writes nodes as JSON, for types that decode themselves.
private enum NodeJSON {
  /// The JSON text, or `nil` if JSON cannot express the node.
  static func of(_ node: SyntaxNode) -> String? {
    switch node.kind {
    case .number(let literal): number(literal)
    case .string(let text), .bare(let text): JSONText.quoted(text)
    case .boolean(let flag): String(flag)
    case .null: "null"
    case .list(let elements): list(elements)
    case .dictionary(let entries): object(entries.map { (text($0.key), $0.value) })
    case .tuple(let arguments): object(arguments.map { ($0.label?.text, $0.value) })
    case .chain(let chain): object(chain)
    default: nil
    }
  }

  private static func number(_ literal: NumberLiteral) -> String? {
    literal.radix == 10 ? literal.text : literal.floating(Double.self).map { "\($0)" }
  }

  private static func list(_ elements: [SyntaxNode]) -> String? {
    let texts = elements.compactMap(of)
    return texts.count == elements.count ? "[" + texts.joined(separator: ",") + "]" : nil
  }

  /// `Type(a: 1)` is `{"a":1}`; `.name` is `"name"`.
  private static func object(_ chain: Chain) -> String? {
    guard let last = chain.links.last else { return nil }
    guard let arguments = last.arguments else { return JSONText.quoted(last.name.text) }
    return object(arguments.map { ($0.label?.text, $0.value) })
  }

  private static func object(_ members: [(String?, SyntaxNode)]) -> String? {
    let texts = members.compactMap { name, value in
      name.flatMap { name in of(value).map { JSONText.quoted(name) + ":" + $0 } }
    }
    return texts.count == members.count ? "{" + texts.joined(separator: ",") + "}" : nil
  }

  private static func text(_ node: SyntaxNode) -> String? {
    if case .string(let text) = node.kind { return text }
    return nil
  }
}
