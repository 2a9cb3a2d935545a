import ComposableArchitecture
import Reflection

extension ValueBuilder {
  /// What `enumCase` is given; nil: it takes nothing. This builder is inside of the case.
  package func payload(of enumCase: EnumCase, _ naming: CaseNaming) throws(ActionError) -> Any? {
    guard let type = enumCase.payload else {
      try checkNothing(is: naming)
      return nil
    }
    let elements = CaseElement.all(of: enumCase)
    if naming.isBare {
      if elements.isEmpty { return () }
      throw missing(elements, naming)
    }
    let arguments = spread(naming.arguments, over: elements)
    guard arguments.count == elements.count else {
      if arguments.isEmpty { throw missing(elements, naming) }
      throw wrongCount(
        arguments, elements, of: "`\(enumCase.name)`", end: lastPlace(in: naming.link.range))
    }
    let values = try values(arguments, for: elements, of: enumCase.name)
    guard enumCase.label == nil, let tuple = TupleLayout.of(type) else { return values[0] }
    return tuple.make(values)
  }

  private func checkNothing(is naming: CaseNaming) throws(ActionError) {
    guard !naming.isBare else { return }
    let name = naming.link.name.range
    let place = naming.arguments.first?.range ?? name.upperBound..<naming.link.range.upperBound
    throw error(
      .superfluousPayload, "`\(naming.link.name.text)` takes no value", at: place,
      hint: "expected nothing behind \(naming.link.name.text)")
  }

  private func missing(_ elements: [CaseElement], _ naming: CaseNaming) -> ActionError {
    let only = elements.count == 1 && elements[0].label == nil ? elements[0].type : nil
    let what = only.map { TypeName.full($0) } ?? CaseElement.signature(elements)
    let isOpen = naming.link.arguments != nil
    let place = isOpen ? lastPlace(in: naming.link.range) : naming.link.range.upperBound
    return error(
      .missingPayload, Subject.named(naming.link.name.text).takes(what), at: place..<place,
      hint: "expected " + (only.map { Expectation.of($0) } ?? what))
  }

  /// `.pair((1, 2))` is `.pair(1, 2)`; `.void(())` is `.void`.
  private func spread(_ arguments: [Argument], over elements: [CaseElement]) -> [Argument] {
    guard arguments.count == 1, elements.count != 1, arguments[0].label == nil,
      case .tuple(let inner) = arguments[0].value.kind
    else { return arguments }
    return inner.map { Argument(label: $0.label, value: $0.value, isShorthand: $0.label == nil) }
  }
}
