import ComposableArchitecture
import Reflection

/// One of the values that a case carries, as it is typed between the parentheses.
package struct CaseElement: Sendable {
  package let label: String?
  package let type: Any.Type

  /// Those of `enumCase`, none for a case without payload.
  package static func all(of enumCase: EnumCase) -> [CaseElement] {
    guard let payload = enumCase.payload else { return [] }
    if enumCase.label == nil, let tuple = TupleLayout.of(payload) {
      return tuple.elements.map { CaseElement(label: $0.label, type: $0.type) }
    }
    return [CaseElement(label: enumCase.label, type: payload)]
  }

  /// `(id: Int, String)`.
  package static func signature(_ elements: [CaseElement]) -> String {
    Expectation.signature(elements.map { ($0.label, $0.type) })
  }
}
