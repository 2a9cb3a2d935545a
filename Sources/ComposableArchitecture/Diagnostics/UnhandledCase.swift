extension RuntimeWarning {
  /// A child's action came, and the parent holds the child's state, but nothing runs the child.
  static func reportUnwiredChild<Action>(_ child: ChildCase, _ action: Action) {
    RuntimeWarning(
      .unwiredChild,
      "\(ActionLabel.text(of: action)) was received, but no reducer runs \(child.child) on it",
      cause: "the parent has no \(child.operatorName) for its case `\(child.name)`: add"
        + " \(child.wiring)",
      at: nil
    ).report()
  }

  /// A view wrote a field, and nothing carries that out.
  static func reportUnwrittenBinding<Action>(_ action: Action, _ remedy: String) {
    RuntimeWarning(
      .unwrittenBinding,
      "\(ActionLabel.text(of: action)) was received, but nothing writes the field",
      cause: "the feature has no BindingReducer: put `\(remedy)` first in its body",
      at: nil
    ).report()
  }
}

extension ChildCase {
  fileprivate var operatorName: String {
    switch state.kind {
    case .property: "Scope"
    case .optional: "ifLet"
    case .collection: "forEach"
    case .enumCase: "ifCaseLet"
    }
  }

  /// The line to write.
  fileprivate var wiring: String {
    let part = state.name
    let rest = "action: /Action.\(spelling)) { \(child)() }"
    switch state.kind {
    case .property: return "`Scope(state: \\.\(part), \(rest)` to its body"
    case .optional: return "`.ifLet(\\.\(part), \(rest)` to its Reduce"
    case .collection: return "`.forEach(\\.\(part), \(rest)` to its Reduce"
    case .enumCase: return "`.ifCaseLet(/State.\(part), \(rest)` to its Reduce"
    }
  }
}
