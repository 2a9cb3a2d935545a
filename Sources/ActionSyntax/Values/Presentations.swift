/// `nil`, or the state of a child, as it is printed.
extension PresentationState: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    Self(wrappedValue: try builder.value(node, as: State?.self))
  }

  package static var expectation: String { Expectation.of(State?.self) }
  package static var beginnings: [ValueBeginning] { State?.beginnings }
}
