/// The arguments that name an action of a child by a case key path: `\.child.renamed, "Blob"`.
///
/// Features with case key paths are tested this way. An action of the feature itself is written as a value, which
/// is as short.
struct ActionKeyPath {
  /// `\.child.renamed`.
  let text: String
  /// The value of the last case, with its type.
  let payload: (value: Any, type: Any.Type)?

  /// - Returns: `nil` if the action is not one of a child, or if a key path cannot name it.
  init?(_ action: Any) {
    var names: [String] = []
    var rest: (value: Any, type: Any.Type)? = (action, type(of: action))
    while let current = rest, let step = Self.step(into: current.value) {
      names.append(contentsOf: step.names)
      rest = step.rest
    }
    guard names.count > 1 else { return nil }
    if let payload = rest?.type, TupleLayout.of(payload) != nil { return nil }
    text = "\\." + names.joined(separator: ".").replacing(".[", with: "[")
    payload = rest
  }

  private typealias Step = (names: [String], rest: (value: Any, type: Any.Type)?)

  /// The case of an action and its payload; `nil` if a key path cannot go further.
  private static func step(into value: Any) -> Step? {
    guard value is any CasePathable, !(value is any OptionalWritable) else { return nil }
    if let binding = value as? any BindingActionType { return step(into: binding) }
    if let element = (value as? any ElementAction)?.element {
      return place(ofID: element.id).map { ([$0], (element.action, type(of: element.action))) }
    }
    guard let layout = EnumLayout.of(type(of: value)), let found = layout.caseOf(value) else {
      return nil
    }
    guard let type = found.payload else { return ([found.name], nil) }
    guard let payload = layout.payload(of: value) else { return nil }
    // The cases of a presented child are also cases of the presentation.
    let isPresented = value is any PresentationActionType && payload is any CasePathable
    return (isPresented ? [] : [found.name], (payload, type))
  }

  /// The subscript that finds an element: `[id: UUID(0)]`; `nil` if the ID is not a literal.
  static func place(ofID id: Any) -> String? {
    (id as? any LiteralWritable).map { "[id: \($0.literal(isTyped: true))]" }
  }

  /// A field that a binding sets. Key paths go through one field only.
  private static func step(into binding: any BindingActionType) -> Step? {
    let field = ActionLine.keyPath(of: binding).dropFirst(2)
    guard !field.isEmpty, !field.contains(where: { ".<".contains($0) }) else { return nil }
    return ([String(field)], (binding.value, type(of: binding.value)))
  }
}
