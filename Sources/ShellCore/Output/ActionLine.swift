/// An action in one line, as it is typed at the root: `.binding(.set(\.$isToggled, true))`.
enum ActionLine {
  /// The maximum width of an action in a line with other columns.
  static let width = 60

  /// - Parameter witnesses: States that are used to find the fields of a binding's key paths.
  static func of(_ action: Any, witnesses: [Any]) -> String {
    ChangeText.naming(fieldsOf: witnesses) { ScreenText.of(value(action)) }
  }

  private static func value(_ value: Any) -> String {
    if value is any BindingActionType { return binding(value) }
    if let spawned = value as? SpawnedAction {
      return "\(spawned.path) \(self.value(spawned.action))"
    }
    if let written = value as? any WrittenAction { return written.line }
    // As it is typed: the positions of rows.
    if let set = value as? IndexSet { return "[\(set.map(String.init).joined(separator: ", "))]" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return enumCase(mirror, value)
    case .optional: return mirror.children.first.map { self.value($0.value) } ?? "nil"
    case .tuple: return elements(mirror)
    default: return ChangeText.short(value).replacing("\n", with: " ")
    }
  }

  private static func enumCase(_ mirror: Mirror, _ value: Any) -> String {
    guard let payload = mirror.children.first else { return ".\(value)" }
    let inner = Mirror(reflecting: payload.value)
    let text = inner.displayStyle == .tuple ? elements(inner) : self.value(payload.value)
    return ".\(payload.label ?? "")(\(text))"
  }

  private static func elements(_ tuple: Mirror) -> String {
    tuple.children.map { child in
      // A mirror calls an unlabelled element ".0", ".1" and so on.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + value(child.value)
    }.joined(separator: ", ")
  }

  /// The field that a binding's action writes, as a key path: `\.$isToggled`.
  static func keyPath(of action: Any) -> String {
    binding(action).drop { $0 != "\\" }.prefix { $0 != "," }.description
  }

  /// `.set(\.$isToggled, true)`, without the type before the field.
  private static func binding(_ action: Any) -> String {
    let text = ChangeText.short(action).replacing("\n", with: " ")
    guard let root = text.firstIndex(of: "\\"), let dot = text[root...].firstIndex(of: ".")
    else { return text }
    return String(text[...root] + text[dot...])
  }
}

/// An action that is known only as text, such as one in a log.
protocol WrittenAction {
  var line: String { get }
}
