import ComposableArchitecture
import Reflection

extension ValueBuilder {
  func build(_ node: SyntaxNode, as layout: EnumLayout) throws(ActionError) -> Any {
    if let obstacle = Typability.obstacle(to: layout.type) {
      throw error(Typability.code(of: layout.type), obstacle, at: node.range)
    }
    if let value = try literalValue(node, as: layout.type) { return value }
    guard case .chain(let chain) = node.kind, let call = CaseCall(chain, of: layout) else {
      throw wrongType(node, layout.type)
    }
    if let enumCase = enumCase(for: call, of: layout) {
      return try make(enumCase, call, of: layout)
    }
    if let value = try bindingShorthand(node, call, of: layout) { return value }
    if let value = try presentedShorthand(node, layout) { return value }
    throw unknownCase(call.link.name, of: layout)
  }

  /// `.editor.saved` for `.editor(.presented(.saved))`.
  private func presentedShorthand(
    _ node: SyntaxNode, _ layout: EnumLayout
  ) throws(ActionError) -> Any? {
    guard let presentation = layout.type as? any PresentationActionType.Type,
      let presented = layout.cases.first(where: { $0.name == "presented" })
    else { return nil }
    let action = try inside(presented, of: layout.type).build(node, as: presentation.childAction)
    return presentation.presenting(action)
  }

  /// The case with the name, and with the labels if several cases share the name.
  private func enumCase(for call: CaseCall, of layout: EnumLayout) -> EnumCase? {
    let named = layout.cases.filter { $0.name == call.link.name.text }
    if named.count < 2 { return named.first }
    let labels = call.arguments.map(\.label?.text)
    return named.first { CaseElement.all(of: $0).map(\.label) == labels } ?? named.first
  }

  /// `.set(\.$field, value)` for `.binding(.set(\.$field, value))`.
  private func bindingShorthand(
    _ node: SyntaxNode, _ call: CaseCall, of layout: EnumLayout
  ) throws(ActionError) -> Any? {
    guard call.link.name.text == "set", call.rest.isEmpty,
      let binding = layout.cases.first(where: { $0.payload is any BindingConstructible.Type }),
      let type = binding.payload
    else { return nil }
    return layout.make(binding, payload: try inside(binding, of: layout.type).build(node, as: type))
  }

  private func make(
    _ enumCase: EnumCase, _ call: CaseCall, of layout: EnumLayout
  ) throws(ActionError) -> Any {
    guard enumCase.isResolved else {
      let type = enumCase.payload.map { "of type \(TypeName.full($0))" } ?? "of an unknown type"
      throw error(
        .notTypable, "`\(enumCase.name)` has a payload \(type), which cannot be typed",
        at: call.link.name.range)
    }
    let payload = try inside(enumCase, of: layout.type).payload(of: enumCase, call)
    guard let value = layout.make(enumCase, payload: payload) else {
      throw error(
        .notTypable, "the payload of `\(enumCase.name)` cannot be created", at: call.link.range)
    }
    return value
  }

  private func unknownCase(_ name: NameSyntax, of layout: EnumLayout) -> ActionError {
    let names = Array(Set(layout.cases.map(\.name))).sorted()
    return error(
      .unknownCase, "\(TypeName.full(layout.type)) has no case `\(abbreviated(name.text))`",
      at: name.range, hint: "expected " + alternatives(names),
      suggestion: ActionTree(root ?? layout.type).nearest(to: name.text, among: names))
  }
}

/// A case with its payload: the part of a chain after the name of the type.
private struct CaseCall {
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

// Payloads

extension ValueBuilder {
  /// Makes the payload of a case, or returns `nil` if it has none. The builder is inside the case.
  fileprivate func payload(
    of enumCase: EnumCase, _ call: CaseCall
  ) throws(ActionError) -> Any? {
    guard let type = enumCase.payload else {
      try checkNoPayload(call)
      return nil
    }
    if let element = type as? any ElementAction.Type, !call.link.subscripts.isEmpty {
      return try payload(of: element, call)
    }
    let elements = CaseElement.all(of: enumCase)
    if call.isBare {
      if elements.isEmpty { return () }
      throw missingPayload(elements, call)
    }
    let arguments = spread(call.arguments, over: elements)
    guard arguments.count == elements.count else {
      if arguments.isEmpty { throw missingPayload(elements, call) }
      throw wrongCount(
        arguments, elements, of: "`\(enumCase.name)`", end: lastIndex(in: call.link.range))
    }
    let values = try values(arguments, for: elements, of: enumCase.name)
    guard enumCase.label == nil, let tuple = TupleLayout.of(type) else { return values[0] }
    return tuple.make(values)
  }

  /// The payload of `.rows[1].tapped`, if `rows` carries actions of elements.
  private func payload(
    of type: any ElementAction.Type, _ call: CaseCall
  ) throws(ActionError) -> Any? {
    let elements = [
      CaseElement(label: "id", type: type.idType),
      CaseElement(label: "action", type: type.actionType),
    ]
    guard call.arguments.count == elements.count else {
      if call.arguments.count < elements.count {
        throw missingPayload([CaseElement(label: nil, type: type.actionType)], call)
      }
      throw wrongCount(
        call.arguments, elements, of: "`\(call.link.name.text)`",
        end: lastIndex(in: call.link.range))
    }
    let values = try values(call.arguments, for: elements, of: call.link.name.text)
    return type.make(id: values[0], action: values[1])
  }

  private func checkNoPayload(_ call: CaseCall) throws(ActionError) {
    guard !call.isBare else { return }
    let name = call.link.name.range
    let range = call.arguments.first?.range ?? name.upperBound..<call.link.range.upperBound
    throw error(
      .superfluousPayload, "`\(call.link.name.text)` takes no value", at: range,
      hint: "expected nothing after \(call.link.name.text)")
  }

  private func missingPayload(_ elements: [CaseElement], _ call: CaseCall) -> ActionError {
    let only = elements.count == 1 && elements[0].label == nil ? elements[0].type : nil
    let what = only.map { TypeName.full($0) } ?? CaseElement.signature(elements)
    let hasParentheses = call.link.arguments != nil
    let end = hasParentheses ? lastIndex(in: call.link.range) : call.link.range.upperBound
    return error(
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
