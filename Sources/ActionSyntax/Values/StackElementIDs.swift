/// `#0`, as the shell prints the IDs of elements, or `0`, as tests write them.
extension StackElementID: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .number(let literal) = node.kind, let number = literal.integer(Int.self), number >= 0
    else { throw builder.wrongType(node, Self.self) }
    return StackElementID(number: number)
  }

  package static var expectation: String { "the ID of an element, such as #0" }
  package static var beginnings: [ValueBeginning] { [.prefix("#")] }
}
