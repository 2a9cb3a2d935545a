/// The case names and argument labels of an action, without its values:
/// `Feature.Action.child(.saved(_:, by:))`.
package enum ActionLabel {
  /// The label of an action, preceded by its type. An action that conforms to
  /// `CustomDebugStringConvertible` is described by its `debugDescription` instead.
  package static func text(of action: Any) -> String {
    if DumpedType.of(action).traits.mayBe(.printed),
      let action = action as? any CustomDebugStringConvertible
    {
      return action.debugDescription
    }
    return "\(TypeName.of(type(of: action)))\(label(of: action))"
  }

  private static func label(of value: Any) -> String {
    let mirror = ValueMirror(value, as: DumpedType.of(value))
    switch mirror.style {
    case .enum: return caseLabel(of: value, mirror)
    case .tuple: return mirror.children.map(elementLabel).joined(separator: ", ")
    default: return ""
    }
  }

  private static func caseLabel(of value: Any, _ mirror: ValueMirror) -> String {
    guard let payload = mirror.firstChild else { return "." + DumpSubject(value).printed }
    let inner = label(of: payload.value)
    return ".\(payload.label ?? "")\(inner.isEmpty ? "" : "(\(inner))")"
  }

  private static func elementLabel(_ element: Mirror.Child) -> String {
    // A mirror labels an unlabeled element ".0", ".1" and so on.
    let name = element.label.map { $0.hasPrefix(".") ? "_:" : "\($0):" } ?? "_:"
    let inner = label(of: element.value)
    return inner.isEmpty ? name : "\(name) \(inner)"
  }
}
