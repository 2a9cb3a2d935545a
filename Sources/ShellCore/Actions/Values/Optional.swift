extension Optional: TextConstructible {
  /// `nil`, `.none`, `.some(value)` or just the value.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    switch node.kind {
    case .null: return Self.none as Any
    case .chain(let chain) where chain.isImplicit && chain.links.count == 1:
      let link = chain.links[0]
      if link.name.text == "none", link.arguments == nil, link.subscripts.isEmpty {
        return Self.none as Any
      }
      if link.name.text == "some", let arguments = link.arguments, arguments.count == 1,
        arguments[0].label == nil
      {
        return Self.some(try builder.value(arguments[0].value, as: Wrapped.self)) as Any
      }
    default: break
    }
    return Self.some(try builder.value(node, as: Wrapped.self)) as Any
  }

  package static var expectation: String { Expectation.of(Wrapped.self) + ", or nil" }
}
