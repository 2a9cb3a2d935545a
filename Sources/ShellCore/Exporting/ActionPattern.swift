/// What matches an action that is not Equatable by its cases, ignoring their values.
enum ActionPattern {
  /// `\.child.loaded`, or `{ if case .child(.loaded) = $0 { true } else { false } }` if the action has no
  /// case key paths.
  static func matching(_ action: Any) throws(Unwritable) -> SwiftCode {
    if let keyPath = keyPath(action) { return .text("\\" + keyPath) }
    guard let pattern = pattern(action) else {
      throw Unwritable(path: "action", reason: "\(TypeName.full(type(of: action))) is not an enum")
    }
    return .text("{ if case \(pattern) = $0 { true } else { false } }")
  }

  /// `.child.loaded`, as far as the enums have case key paths.
  private static func keyPath(_ value: Any) -> String? {
    guard value is any CasePathable, !(value is any OptionalWritable),
      let layout = EnumLayout.of(type(of: value)), let found = layout.caseOf(value)
    else { return nil }
    guard found.label == nil, let payload = layout.payload(of: value) else {
      return ".\(found.name)"
    }
    if let element = (payload as? any ElementAction)?.element {
      guard let place = ActionKeyPath.place(ofID: element.id) else { return ".\(found.name)" }
      return ".\(found.name)\(place)\(keyPath(element.action) ?? "")"
    }
    return ".\(found.name)\(keyPath(payload) ?? "")"
  }

  private static func pattern(_ value: Any) -> String? {
    guard let layout = EnumLayout.of(type(of: value)), !(value is any OptionalWritable),
      let found = layout.caseOf(value)
    else { return nil }
    guard let payload = layout.payload(of: value), let inner = inside(payload, found.label) else {
      return ".\(found.name)"
    }
    return ".\(found.name)(\(inner))"
  }

  /// The pattern in a case's parentheses; `nil` if it would match any value.
  private static func inside(_ payload: Any, _ label: String?) -> String? {
    guard label == nil, let layout = TupleLayout.of(type(of: payload)),
      let values = layout.values(of: payload)
    else { return pattern(payload).map { (label.map { "\($0): " } ?? "") + $0 } }
    let patterns = values.map(pattern)
    guard patterns.contains(where: { $0 != nil }) else { return nil }
    return zip(layout.elements, patterns).map { element, pattern in
      (element.label.map { "\($0): " } ?? "") + (pattern ?? "_")
    }.joined(separator: ", ")
  }
}
