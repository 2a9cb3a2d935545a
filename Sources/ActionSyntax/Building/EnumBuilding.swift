import ComposableArchitecture
import Reflection

extension ValueBuilder {
  package func build(_ node: Node, as layout: EnumLayout) throws(ActionError) -> Any {
    if let obstacle = Typability.obstacle(to: layout.type) {
      throw error(Typability.code(of: layout.type), obstacle, at: node.range)
    }
    if let value = try literalValue(node, as: layout.type) { return value }
    guard case .chain(let chain) = node.kind, let naming = CaseNaming(chain, of: layout) else {
      throw wrongType(node, layout.type)
    }
    if let enumCase = chosenCase(naming, of: layout) {
      return try make(enumCase, naming, of: layout)
    }
    if let value = try bindingShorthand(node, naming, of: layout) { return value }
    throw unknownCase(naming.link.name, of: layout)
  }

  /// Cases may share a name when their labels differ.
  private func chosenCase(_ naming: CaseNaming, of layout: EnumLayout) -> EnumCase? {
    let named = layout.cases.filter { $0.name == naming.link.name.text }
    if named.count < 2 { return named.first }
    let labels = naming.arguments.map(\.label?.text)
    return named.first { CaseElement.all(of: $0).map(\.label) == labels } ?? named.first
  }

  /// `.set(\.$field, value)` for `.binding(.set(\.$field, value))`.
  private func bindingShorthand(
    _ node: Node, _ naming: CaseNaming, of layout: EnumLayout
  ) throws(ActionError) -> Any? {
    guard naming.link.name.text == "set", naming.rest.isEmpty,
      let binding = layout.cases.first(where: { $0.payload is any BindingConstructible.Type }),
      let type = binding.payload
    else { return nil }
    return layout.make(binding, payload: try inside(binding).build(node, as: type))
  }

  private func make(
    _ enumCase: EnumCase, _ naming: CaseNaming, of layout: EnumLayout
  ) throws(ActionError) -> Any {
    try checkTypable(enumCase, at: naming.link.name.range)
    let payload = try inside(enumCase).payload(of: enumCase, naming)
    guard let value = layout.make(enumCase, payload: payload) else {
      throw notTypable(
        "`\(enumCase.name)` carries a value that cannot be made", at: naming.link.range)
    }
    return value
  }

  private func checkTypable(
    _ enumCase: EnumCase, at range: Range<String.Index>
  ) throws(ActionError) {
    guard !enumCase.isResolved else { return }
    let carried = enumCase.payload.map { "a \(TypeName.full($0))" } ?? "a value of an unknown type"
    throw notTypable("`\(enumCase.name)` carries \(carried), which cannot be typed", at: range)
  }

  private func unknownCase(_ name: Name, of layout: EnumLayout) -> ActionError {
    let names = Array(Set(layout.cases.map(\.name))).sorted()
    return error(
      .unknownCase, "\(TypeName.full(layout.type)) has no case `\(abbreviated(name.text))`",
      at: name.range, hint: "expected " + alternatives(names),
      suggestion: ActionTree(root ?? layout.type).nearest(to: name.text, among: names))
  }
}
