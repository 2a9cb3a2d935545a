extension Color: SyntaxConstructible {
  /// Reads `.red`, `Color.red`, `Color("brand")` or `"brand"`.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    if case .string(let name) = node.kind { return Color(name) }
    guard case .chain(let chain) = node.kind, let link = chain.links.last, link.arguments == nil,
      chain.links.count == (chain.isImplicit ? 1 : 2),
      chain.isImplicit || chain.links[0].name.text == "Color"
    else { throw builder.wrongType(node, Self.self) }
    guard let color = members[link.name.text] else {
      throw builder.invalid("\(builder.shown(node)) is not a color", node, Self.self)
    }
    return color
  }

  package static var expectation: String { "a color such as .red or Color(\"brand\")" }
  package static var beginnings: [ValueBeginning] {
    members.keys.sorted().map { .whole(".\($0)") }
  }
}
