import ComposableFeatures

/// The ID of an element of a stack of 2.0 is typed as the element's position: `.path[#0]`.
extension FeatureID: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any { throw builder.wrongType(node, Self.self) }

  package static var expectation: String { "the ID of an element, such as #0" }
  package static var beginnings: [ValueBeginning] { [.prefix("#")] }
}
