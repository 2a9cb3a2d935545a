/// An action's cases and labels without its values: `Feature.Action.child(.saved(_:, by:))`.
package enum ActionLabel {
  /// The label of an action, its type in front; a debug description of the action's own wins.
  package static func text(of action: Any) -> String {
    if let own = action as? any CustomDebugStringConvertible { return own.debugDescription }
    return "\(TypeName.of(type(of: action)))\(label(of: action))"
  }

  private static func label(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return caseLabel(of: value, mirror)
    case .tuple: return mirror.children.map(elementLabel).joined(separator: ", ")
    default: return ""
    }
  }

  private static func caseLabel(of value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first else { return ".\(value)" }
    let inner = label(of: payload.value)
    return ".\(payload.label ?? "")\(inner.isEmpty ? "" : "(\(inner))")"
  }

  private static func elementLabel(_ element: Mirror.Child) -> String {
    // A mirror calls an unlabelled element ".0", ".1" and so on.
    let name = element.label.map { $0.hasPrefix(".") ? "_:" : "\($0):" } ?? "_:"
    let inner = label(of: element.value)
    return inner.isEmpty ? name : "\(name) \(inner)"
  }
}
