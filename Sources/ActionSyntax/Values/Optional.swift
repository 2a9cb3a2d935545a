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
    return try wrapped(node, by: builder)
  }

  /// A wrong value is said to be none of the optional type: `nil` would have been right as well.
  private static func wrapped(_ node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    do {
      return Self.some(try builder.value(node, as: Wrapped.self)) as Any
    } catch {
      throw error.code == .wrongType && error.range == node.range
        ? builder.wrongType(node, Self.self) : error
    }
  }

  package static var expectation: String { Expectation.of(Wrapped.self) + ", or nil" }
}
