import ComposableArchitecture
import Reflection

/// Writes what may stand at a spot, so that the next spot begins right behind it.
package struct CandidateWriter {
  package let frames: [CompletionFrame]
  package let ids: [String: [String]]
  /// Whether a word has been begun, without a dot: a case is then written without one.
  package let isBare: Bool

  package func candidates(for spot: CompletionSpot) -> [Completion.Candidate] {
    switch spot {
    case .nothing: []
    case .member(let layout, _): names(of: layout)
    case .value(let type): values(of: type)
    case .label(let label): [open(label + ": ")]
    case .end: ending.isEmpty ? [] : [complete("")]
    case .setter: [open("set(")]
    case .keyPath(let fields, let typed):
      fields.map { $0.keyPath + ", " }.filter { $0.hasPrefix(typed) }
        .map { open(String($0.dropFirst(typed.count))) }
    case .id(let type, let cases):
      ids[cases.joined(separator: "."), default: []].map { open($0 + "].") } + values(of: type)
    }
  }

  private func names(of layout: EnumLayout) -> [Completion.Candidate] {
    let names = layout.cases.filter(\.isResolved).map { enumCase in
      let elements = CaseElement.all(of: enumCase)
      let opening = opening(elements)
      return opening.isEmpty ? complete(enumCase.name) : open(enumCase.name + opening)
    }
    return layout.bindingType == nil ? names : names + [open("set(")]
  }

  /// What follows the name of a case before its payload.
  private func opening(_ elements: [CaseElement]) -> String {
    guard let first = elements.first else { return "" }
    if elements.count == 1, first.label == nil, isAction(first.type) {
      return frames.isEmpty ? "." : "(."
    }
    return "(" + (first.label.map { $0 + ": " } ?? "")
  }

  /// Its payload goes on with a dot.
  private func isAction(_ type: Any.Type) -> Bool {
    type is any BindingConstructible.Type
      || (!(type is any OptionalType.Type) && ActionStep.cases(of: type) != nil)
  }

  private func values(of type: Any.Type) -> [Completion.Candidate] {
    if let optional = type as? any OptionalType.Type {
      return [complete("nil")] + values(of: optional.wrapped)
    }
    if type == Bool.self { return [complete("false"), complete("true")] }
    if type == String.self { return [open("\"")] }
    if type is any BindingConstructible.Type { return [open(".set(")] }
    if type is any ListType.Type { return [open("[")] }
    if let layout = ActionStep.cases(of: type) {
      return names(of: layout).map {
        Completion.Candidate((isBare ? "" : ".") + $0.text, isFinal: $0.isFinal)
      }
    }
    guard !(type is any TextConstructible.Type), let layout = StructLayout.of(type),
      layout.canBeWritten
    else { return [] }
    let label = layout.fields.first.map { $0.shownName + ": " } ?? ""
    return [open(TypeName.full(type) + "(" + label)]
  }

  private func open(_ text: String) -> Completion.Candidate {
    Completion.Candidate(text, isFinal: false)
  }

  private func complete(_ text: String) -> Completion.Candidate {
    let isClosed = frames.allSatisfy { $0.isLast == true }
    return Completion.Candidate(text + ending, isFinal: isClosed)
  }

  /// The brackets that a complete value ends, then a comma where another value has to follow.
  private var ending: String {
    var ending = ""
    for frame in frames.reversed() {
      guard let isLast = frame.isLast else { return ending }
      guard isLast else { return ending + ", " }
      ending += frame.closing
    }
    return ending
  }
}
