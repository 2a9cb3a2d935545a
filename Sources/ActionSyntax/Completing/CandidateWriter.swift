/// Writes the candidates for a context, each up to the next place where there is a choice.
struct CandidateWriter {
  /// The brackets that are open at the cursor, outermost first.
  let brackets: [OpenBracket]
  /// The IDs of rows as they are typed, by the names of the cases that lead to them.
  let ids: [String: [String]]
  /// Whether a word has been started without a dot. Cases are then written without a dot.
  let isBare: Bool
  /// Whether the names before the cursor are joined with dots: `.middle.leaf`.
  let usesDots: Bool

  func candidates(for context: CursorContext) -> [Completion.Candidate] {
    switch context {
    case .member(let layout, _): names(of: layout)
    case .staticMember(let type): members(of: type)
    case .value(let type): sorted(values(of: type))
    case .label(let label): [open(label + ": ")]
    case .end: ending.isEmpty ? [] : [complete("")]
    case .setter: [open("set(")]
    case .keyPath(let fields, let typed):
      sorted(
        fields.map { $0.keyPath + ", " }.filter { $0.hasPrefix(typed) }
          .map { open(String($0.dropFirst(typed.count))) })
    case .id(let type, let cases):
      rows(cases, type)
    case .fieldName(let state):
      Stored.names(in: state).map {
        Completion.Candidate($0 + ": ", display: $0, isFinal: false)
      }
    }
  }

  /// The positions of rows, then their IDs.
  private func rows(_ cases: [String], _ type: Any.Type) -> [Completion.Candidate] {
    let all = ids[cases.joined(separator: "."), default: []]
    let positions = all.filter { $0.hasPrefix("#") }, others = all.filter { !$0.hasPrefix("#") }
    return positions.map { open($0 + "].") }
      + sorted(others.map { open($0 + "].") } + values(of: type))
  }

  private func names(of layout: EnumLayout) -> [Completion.Candidate] {
    let names = layout.cases.filter(\.isResolved).map { enumCase in
      let elements = CaseElement.all(of: enumCase)
      let opening = opening(elements)
      var candidate =
        opening.isEmpty ? complete(enumCase.name) : open(enumCase.name + opening)
      candidate.summary = elements.map { element in
        (element.label.map { "\($0): " } ?? "") + TypeName.of(element.type)
      }.joined(separator: ", ")
      return candidate
    }
    return sorted(
      (layout.bindingType == nil ? names : names + [open("set(")]) + members(of: layout.type))
  }

  /// The static members of a type, or of the type in an optional.
  private func members(of type: Any.Type) -> [Completion.Candidate] {
    let type = (type as? any OptionalType.Type)?.wrapped ?? type
    return StaticMembers.names(of: type).map(complete)
  }

  private func sorted(_ candidates: [Completion.Candidate]) -> [Completion.Candidate] {
    candidates.sorted { $0.text < $1.text }
  }

  /// The text between the name of a case and its payload.
  private func opening(_ elements: [CaseElement]) -> String {
    guard let first = elements.first else { return "" }
    if first.type is any ElementAction.Type, brackets.isEmpty { return "[" }
    if elements.count == 1, first.label == nil, continuesWithDot(first.type) {
      return brackets.isEmpty && usesDots ? "." : "(."
    }
    return "(" + (first.label.map { $0 + ": " } ?? "")
  }

  private func continuesWithDot(_ type: Any.Type) -> Bool {
    type is any BindingConstructible.Type
      || (!(type is any OptionalType.Type) && ActionTree.cases(of: type) != nil)
  }

  private func values(of type: Any.Type) -> [Completion.Candidate] {
    if let optional = type as? any OptionalType.Type {
      return [complete("nil")] + values(of: optional.wrapped)
    }
    if let constructor = constructor(of: type) {
      return constructor.beginnings.map { beginning in
        switch beginning {
        case .whole(let text): complete(text)
        case .prefix(let text): open(text)
        }
      }
    }
    if let layout = ActionTree.cases(of: type) {
      return names(of: layout).map {
        Completion.Candidate((isBare ? "" : ".") + $0.text, isFinal: $0.isFinal)
      }
    }
    let members = StaticMembers.names(of: type).map { complete("." + $0) }
    guard let layout = StructLayout.of(type), layout.canBeWritten else { return members }
    let label = layout.fields.first.map { $0.shownName + ": " } ?? ""
    return members + [open(TypeName.full(type) + "(" + label)]
  }

  private func open(_ text: String) -> Completion.Candidate {
    Completion.Candidate(text, isFinal: false)
  }

  private func complete(_ text: String) -> Completion.Candidate {
    let isClosed = brackets.allSatisfy { $0.isLast == true }
    return Completion.Candidate(text + ending, isFinal: isClosed)
  }

  /// The text after a complete value: the closing brackets, then a comma if another value must
  /// follow.
  private var ending: String {
    var ending = ""
    for bracket in brackets.reversed() {
      guard let isLast = bracket.isLast else { return ending }
      guard isLast else { return ending + ", " }
      ending += bracket.closing
    }
    return ending
  }
}
