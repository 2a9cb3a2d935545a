struct EnumBuilder {
  let builder: ValueBuilder
  let layout: EnumLayout

  func value(_ node: SyntaxNode) throws(InputError) -> Any {
    if let obstacle = Typability.obstacle(to: layout.type) {
      throw builder.error(Typability.code(of: layout.type), obstacle, at: node.range)
    }
    if let value = try LiteralBuilder(builder: builder).value(node, as: layout.type) {
      return value
    }
    guard case .chain(let chain) = node.kind, let call = CaseCall(chain, of: layout) else {
      throw builder.wrongType(node, layout.type)
    }
    if let enumCase = enumCase(for: call) {
      return try make(enumCase, call)
    }
    if let value = try bindingShorthand(node, call) { return value }
    if let value = try presentedShorthand(node) { return value }
    throw unknownCase(call.link.name)
  }

  /// `.editor.saved` for `.editor(.presented(.saved))`.
  private func presentedShorthand(
    _ node: SyntaxNode
  ) throws(InputError) -> Any? {
    guard let presentation = layout.type as? any PresentationActionType.Type,
      let presented = layout.cases.first(where: { $0.name == "presented" })
    else { return nil }
    let action = try builder.inside(presented, of: layout.type).build(
      node, as: presentation.childAction)
    return presentation.presenting(action)
  }

  /// The case with the name, and with the labels if several cases share the name.
  private func enumCase(for call: CaseCall) -> EnumCase? {
    let named = layout.cases.filter { $0.name == call.link.name.text }
    if named.count < 2 { return named.first }
    let labels = call.arguments.map(\.label?.text)
    return named.first { CaseElement.all(of: $0).map(\.label) == labels } ?? named.first
  }

  /// `.set(\.$field, value)` for `.binding(.set(\.$field, value))`.
  private func bindingShorthand(
    _ node: SyntaxNode, _ call: CaseCall
  ) throws(InputError) -> Any? {
    guard call.link.name.text == "set", call.rest.isEmpty,
      let binding = layout.cases.first(where: { $0.payload is any BindingConstructible.Type }),
      let type = binding.payload
    else { return nil }
    return layout.make(
      binding, payload: try builder.inside(binding, of: layout.type).build(node, as: type))
  }

  private func make(
    _ enumCase: EnumCase, _ call: CaseCall
  ) throws(InputError) -> Any {
    guard enumCase.isResolved else {
      let type = enumCase.payload.map { "of type \(TypeName.full($0))" } ?? "of an unknown type"
      throw builder.error(
        .notTypable, "`\(enumCase.name)` has a payload \(type), which cannot be typed",
        at: call.link.name.range)
    }
    let inside = builder.inside(enumCase, of: layout.type)
    let payload = try PayloadBuilder(builder: inside, call: call).payload(of: enumCase)
    guard let value = layout.make(enumCase, payload: payload) else {
      throw builder.error(
        .notTypable, "the payload of `\(enumCase.name)` cannot be created", at: call.link.range)
    }
    return value
  }

  private func unknownCase(_ name: NameSyntax) -> InputError {
    let names = Set(layout.cases.map(\.name) + StaticMembers.names(of: layout.type)).sorted()
    return builder.error(
      .unknownCase, "\(TypeName.full(layout.type)) has no case `\(abbreviated(name.text))`",
      at: name.range, hint: "expected " + alternatives(names),
      suggestion: ActionTree(builder.root ?? layout.type).nearest(to: name.text, among: names))
  }
}

/// Makes the payload of a case.
struct PayloadBuilder {
  /// The builder inside the case.
  let builder: ValueBuilder
  let call: CaseCall

  /// Makes the payload, or returns `nil` if the case has none.
  func payload(of enumCase: EnumCase) throws(InputError) -> Any? {
    guard let type = enumCase.payload else {
      try checkNoPayload()
      return nil
    }
    if let element = type as? any ElementAction.Type, !call.link.subscripts.isEmpty {
      return try payload(of: element)
    }
    let elements = CaseElement.all(of: enumCase)
    if call.isBare {
      if elements.isEmpty { return () }
      throw missingPayload(elements)
    }
    let arguments = spread(call.arguments, over: elements)
    guard arguments.count == elements.count else {
      if arguments.isEmpty { throw missingPayload(elements) }
      if let error = rowError(elements, arguments) { throw error }
      throw TupleBuilder(builder: builder).wrongCount(
        arguments, elements, of: "`\(enumCase.name)`", end: builder.lastIndex(in: call.link.range))
    }
    let values = try TupleBuilder(builder: builder).values(
      arguments, for: elements, of: enumCase.name)
    guard enumCase.label == nil, let tuple = TupleLayout.of(type) else { return values[0] }
    return tuple.make(values)
  }

  /// The error for `.rows(1, .tapped)`, as version 2.0 spells it, if `rows` carries actions of elements.
  private func rowError(_ elements: [CaseElement], _ arguments: [Argument]) -> InputError? {
    guard elements.count == 1, elements[0].type is any ElementAction.Type, arguments.count == 2,
      case .chain(let chain) = arguments[1].value.kind, chain.isImplicit
    else { return nil }
    let name = call.link.name.text
    let (id, action) = (builder.text(of: arguments[0].value), builder.text(of: arguments[1].value))
    return builder.error(
      .wrongCount, "`\(name)` takes 1 value, not 2", at: arguments[1].range,
      hint: "expected .\(name)[ID].ACTION or .\(name)(.element(id: ID, action: ACTION))",
      suggestion: ".\(name)[\(id)]\(action)")
  }

  /// The payload of `.rows[1].tapped`, if `rows` carries actions of elements.
  private func payload(
    of type: any ElementAction.Type
  ) throws(InputError) -> Any? {
    let elements = [
      CaseElement(label: "id", type: type.idType),
      CaseElement(label: "action", type: type.childAction),
    ]
    guard call.arguments.count == elements.count else {
      if call.arguments.count < elements.count {
        throw missingPayload([CaseElement(label: nil, type: type.childAction)])
      }
      throw TupleBuilder(builder: builder).wrongCount(
        call.arguments, elements, of: "`\(call.link.name.text)`",
        end: builder.lastIndex(in: call.link.range))
    }
    let values = try TupleBuilder(builder: builder).values(
      call.arguments, for: elements, of: call.link.name.text)
    return type.make(id: values[0], action: values[1])
  }

  private func checkNoPayload() throws(InputError) {
    guard !call.isBare else { return }
    let name = call.link.name.range
    let range = call.arguments.first?.range ?? name.upperBound..<call.link.range.upperBound
    throw builder.error(
      .superfluousPayload, "`\(call.link.name.text)` takes no value", at: range,
      hint: "expected nothing after \(call.link.name.text)")
  }

  private func missingPayload(_ elements: [CaseElement]) -> InputError {
    let only = elements.count == 1 && elements[0].label == nil ? elements[0].type : nil
    let what = only.map { TypeName.full($0) } ?? CaseElement.signature(elements)
    let hasParentheses = call.link.arguments != nil
    let end = hasParentheses ? builder.lastIndex(in: call.link.range) : call.link.range.upperBound
    return builder.error(
      .missingPayload, Subject.named(call.link.name.text).takes(what), at: end..<end,
      hint: "expected " + (only.map { Expectation.of($0) } ?? what))
  }

  /// `.pair((1, 2))` is `.pair(1, 2)`; `.void(())` is `.void`.
  private func spread(_ arguments: [Argument], over elements: [CaseElement]) -> [Argument] {
    guard arguments.count == 1, elements.count != 1, arguments[0].label == nil,
      case .tuple(let inner) = arguments[0].value.kind
    else { return arguments }
    return inner.map { Argument(label: $0.label, value: $0.value, isShorthand: $0.label == nil) }
  }
}

/// A case with its payload: the part of a chain after the name of the type.
struct CaseCall {
  let link: Chain.Link
  /// The links after the case, which belong to the payload.
  let rest: ArraySlice<Chain.Link>

  /// Fails if the chain consists of the type's name alone.
  init?(_ chain: Chain, of layout: EnumLayout) {
    var links = chain.links[...]
    if !chain.isImplicit, !layout.cases.contains(where: { $0.name == links.first?.name.text }) {
      links = links.dropFirst(Self.typePrefix(of: links, layout.type))
    }
    guard let link = links.first else { return nil }
    self.link = link
    rest = links.dropFirst()
  }

  /// All values for the case: those in `[…]`, those in parentheses, and the rest of the chain.
  var arguments: [Argument] {
    let row = link.subscripts.map { Argument(value: $0, isShorthand: true) }
    let tail = restNode.map { [Argument(value: $0, isShorthand: true)] } ?? []
    return row + (link.arguments ?? []) + tail
  }

  /// Whether there are neither brackets nor further links.
  var isBare: Bool { link.arguments == nil && link.subscripts.isEmpty && rest.isEmpty }

  private var restNode: SyntaxNode? {
    guard let first = rest.first, let last = rest.last else { return nil }
    return SyntaxNode(
      kind: .chain(Chain(isImplicit: true, links: Array(rest))),
      range: first.range.lowerBound..<last.range.upperBound)
  }

  /// The number of links that name the type, beginning with its module or any of its outer types.
  private static func typePrefix(of links: ArraySlice<Chain.Link>, _ type: Any.Type) -> Int {
    let path = TypePath.of(type)
    let names = links.prefix { $0.arguments == nil && $0.subscripts.isEmpty }.map(\.name.text)
    return (1...max(1, path.count)).reversed().first { count in
      count < links.count && names.starts(with: path.suffix(count))
    } ?? 0
  }
}
