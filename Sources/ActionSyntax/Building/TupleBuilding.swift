import ComposableArchitecture
import Reflection

extension ValueBuilder {
  package func build(_ node: Node, as layout: TupleLayout) throws(ActionError) -> Any {
    guard case .tuple(let arguments) = node.kind else { throw wrongType(node, layout.type) }
    let elements = layout.elements.map { CaseElement(label: $0.label, type: $0.type) }
    guard arguments.count == elements.count else {
      throw wrongCount(arguments, elements, of: "the tuple", end: lastPlace(in: node.range))
    }
    guard let tuple = layout.make(try values(arguments, for: elements, of: nil)) else {
      throw wrongType(node, layout.type)
    }
    return tuple
  }

  /// That of the closing bracket.
  package func lastPlace(in range: Range<String.Index>) -> String.Index {
    range.isEmpty ? range.upperBound : source.index(before: range.upperBound)
  }
}
