enum CursorContext {
  /// The name of a case. `cases` are the names of the cases that contain its enum.
  case member(EnumLayout, cases: [String])
  /// The name of a static member.
  case staticMember(Any.Type)
  case value(Any.Type)
  /// A label and its value.
  case label(String)
  /// The end of the brackets around a complete value.
  case end
  /// `set`, after the dot of a binding action.
  case setter
  /// `\.$field`, of which `typed` is there already.
  case keyPath([BindableField], typed: String)
  /// The ID of a row.
  case id(Any.Type, cases: [String])
  /// The name of one of a state's fields.
  case fieldName(Any.Type)

  static func isEnum(_ type: Any.Type) -> Bool { EnumLayout.of(type) != nil }
}

/// A bracket that is open at the cursor.
struct OpenBracket {
  let closing: String
  /// Whether the current value is the last one, or `nil` if there can be any number of values.
  var isLast: Bool?
}

/// Finds the context of the cursor in a tree from the partial parser, by following its last nodes
/// through the types.
///
/// Each method returns `nil` if nothing can be offered: because the value is complete, or because
/// the text does not fit the type.
struct CursorFinder {
  /// The brackets that are open at the cursor, outermost first.
  private(set) var brackets: [OpenBracket] = []
  private var cases: [String] = []

  /// An action, with or without the leading dot.
  mutating func action(_ node: SyntaxNode, _ type: Any.Type) -> CursorContext? {
    switch node.kind {
    case .missing: ActionTree.cases(of: type).map { .member($0, cases: []) }
    case .chain(let chain): member(chain.links[...], of: type)
    default: nil
    }
  }

  /// The last of a state's fields, as arguments without parentheses.
  mutating func field(_ arguments: [Argument], of state: Any.Type) -> CursorContext? {
    guard let last = arguments.last else { return nil }
    guard let label = last.label else {
      if case .missing = last.value.kind { return .fieldName(state) }
      return nil
    }
    let field = StructLayout.of(state)?.fields.first { $0.shownName == label.text }
    return field.flatMap { value(last.value, $0.typedType) }
  }

  mutating func value(_ node: SyntaxNode, _ type: Any.Type) -> CursorContext? {
    guard node.containsCursor else { return nil }
    switch node.kind {
    case .missing: return .value(type)
    case .chain(let chain): return self.chain(chain, type)
    case .tuple(let arguments): return tuple(arguments, type)
    case .list(let nodes): return list(nodes, type)
    default: return nil
    }
  }

  /// A value inside brackets, after which the brackets can end.
  private mutating func enclosed(_ node: SyntaxNode, _ type: Any.Type) -> CursorContext? {
    node.containsCursor ? value(node, type) : .end
  }

  private mutating func chain(_ chain: Chain, _ type: Any.Type) -> CursorContext? {
    let links = chain.links[...]
    if chain.isImplicit {
      if type is any BindingConstructible.Type { return binding(links, type) }
      return initializer(links, names: ["init"], type) ?? member(links, of: type)
    }
    let path = TypePath.of(type)
    let rest = links.drop { path.contains($0.name.text) && $0.arguments == nil && !$0.isOpen }
    if let context = initializer(rest, names: path, type) { return context }
    return rest.count < links.count ? member(rest, of: type) : nil
  }

  /// `Type(…` or `.init(…`.
  private mutating func initializer(
    _ links: ArraySlice<Chain.Link>, names: [String], _ type: Any.Type
  ) -> CursorContext? {
    guard links.count == 1, let link = links.first, link.isOpen, names.contains(link.name.text),
      let given = link.arguments, let fields = Self.fields(of: type)
    else { return nil }
    return arguments(given, fields[...])
  }

  /// A case, and the links after it.
  private mutating func member(
    _ links: ArraySlice<Chain.Link>, of type: Any.Type
  ) -> CursorContext? {
    guard let link = links.first else { return nil }
    guard let layout = ActionTree.cases(of: type) else {
      return links.count == 1 && link.name.text.isEmpty ? .staticMember(type) : nil
    }
    if link.name.text.isEmpty { return .member(layout, cases: cases) }
    guard let enumCase = layout.cases.first(where: { $0.name == link.name.text }) else {
      return link.name.text == "set" ? layout.bindingType.flatMap { binding(links, $0) } : nil
    }
    cases.append(link.name.text)
    var elements = CaseElement.all(of: enumCase)[...]
    if !link.subscripts.isEmpty { elements = CaseElement.following(enumCase)[...] }
    if link.isOpen, link.arguments == nil { return row(link.subscripts, elements) }
    elements = elements.dropFirst(link.subscripts.count)
    if link.isOpen, let given = link.arguments { return arguments(given, elements) }
    elements = elements.dropFirst(link.arguments?.count ?? 0)
    let rest = links.dropFirst()
    guard !rest.isEmpty, let last = elements.last else { return nil }
    if last.type is any BindingConstructible.Type { return binding(rest, last.type) }
    return member(rest, of: last.type)
  }

  /// `[id` after a case.
  private mutating func row(
    _ nodes: [SyntaxNode], _ elements: ArraySlice<CaseElement>
  ) -> CursorContext? {
    guard let node = nodes.last, let element = elements.dropFirst(nodes.count - 1).first
    else { return nil }
    brackets.append(OpenBracket(closing: "]", isLast: true))
    if case .missing = node.kind { return .id(element.type, cases: cases) }
    return enclosed(node, element.type)
  }

  /// Values in parentheses.
  private mutating func arguments(
    _ arguments: [Argument], _ elements: ArraySlice<CaseElement>, needLabels: Bool = true
  ) -> CursorContext? {
    guard let argument = arguments.last, !elements.isEmpty else { return nil }
    let isMissing = if case .missing = argument.value.kind { true } else { false }
    let isLast = arguments.count >= elements.count
    brackets.append(OpenBracket(closing: ")", isLast: isLast))
    guard let element = elements.dropFirst(arguments.count - 1).first else {
      return isMissing && arguments.count == elements.count + 1 ? .end : nil
    }
    if let label = element.label, argument.label == nil {
      if isMissing { return .label(label) }
      guard !needLabels else { return nil }
    }
    guard argument.label == nil || argument.label?.text == element.label else { return nil }
    return enclosed(argument.value, element.type)
  }

  private mutating func tuple(_ given: [Argument], _ type: Any.Type) -> CursorContext? {
    if let layout = TupleLayout.of(type) {
      return arguments(given, layout.elements.map(CaseElement.init)[...], needLabels: false)
    }
    let elements = Self.fields(of: type) ?? [CaseElement(label: nil, type: type)]
    return arguments(given, elements[...])
  }

  private mutating func list(_ nodes: [SyntaxNode], _ type: Any.Type) -> CursorContext? {
    let element = type is any OptionSet.Type ? type : constructor(of: type)?.elementType
    guard let node = nodes.last, let element
    else { return nil }
    brackets.append(OpenBracket(closing: "]", isLast: nil))
    return enclosed(node, element)
  }

  private static func fields(of type: Any.Type) -> [CaseElement]? {
    guard constructor(of: type) == nil, let layout = StructLayout.of(type), layout.canBeWritten
    else { return nil }
    return layout.fields.map { CaseElement(label: $0.shownName, type: $0.type) }
  }
}

// Bindings

extension CursorFinder {
  /// `set(\.$field, value`
  private mutating func binding(
    _ links: ArraySlice<Chain.Link>, _ type: Any.Type
  ) -> CursorContext? {
    guard let fields = (type as? any BindingConstructible.Type)?.bindableFields,
      let link = links.first
    else { return nil }
    if link.name.text.isEmpty { return .setter }
    guard link.name.text == "set", link.isOpen, let arguments = link.arguments else { return nil }
    brackets.append(OpenBracket(closing: ")", isLast: true))
    guard arguments.count > 1 else { return arguments.first.flatMap { keyPath($0.value, fields) } }
    guard arguments.count == 2, case .keyPath(let path) = arguments[0].value.kind,
      let field = fields.first(where: { $0.keyPath == Self.text(of: path.components) })
    else { return nil }
    return enclosed(arguments[1].value, field.type)
  }

  private func keyPath(_ node: SyntaxNode, _ fields: [BindableField]) -> CursorContext? {
    switch node.kind {
    case .missing: return .keyPath(fields, typed: "")
    case .keyPath(let path):
      guard let last = path.components.last else { return .keyPath(fields, typed: "\\") }
      return last.text.isEmpty ? .keyPath(fields, typed: Self.text(of: path.components)) : nil
    default: return nil
    }
  }

  private static func text(of components: [NameSyntax]) -> String {
    "\\." + components.map(\.text).joined(separator: ".")
  }
}

extension EnumLayout {
  /// The payload for which `.set(…)` is a shorthand.
  var bindingType: Any.Type? {
    guard !cases.contains(where: { $0.name == "set" }) else { return nil }
    return cases.first { $0.payload is any BindingConstructible.Type }?.payload
  }
}
