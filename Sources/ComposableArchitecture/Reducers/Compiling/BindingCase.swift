/// The case of a feature's actions that holds binding actions: `binding`, or the case of a view's
/// actions that have a `binding` case themselves.
struct BindingCase {
  let tag: Int
  private let name: String
  /// The name of the binding case in the view's actions; `nil` if the feature's case is a binding.
  private let inner: String?

  /// The binding case of a feature, or `nil` if it has none.
  static func find(state: Any.Type, action: Any.Type) -> BindingCase? {
    guard let cases = EnumLayout.of(action)?.cases else { return nil }
    if let own = bindings(of: state, in: action) {
      return BindingCase(tag: own.tag, name: own.name, inner: nil)
    }
    for enumCase in cases {
      if let payload = enumCase.payload, let inner = bindings(of: state, in: payload) {
        return BindingCase(tag: enumCase.tag, name: enumCase.name, inner: inner.name)
      }
    }
    return nil
  }

  private static func bindings(of state: Any.Type, in action: Any.Type) -> EnumCase? {
    guard action is any BindableAction.Type else { return nil }
    return EnumLayout.of(action)?.cases.first { enumCase in
      (enumCase.payload as? any BindingActionType.Type)?.rootType == state
    }
  }

  func holds(_ action: Any) -> Bool {
    guard let inner else { return true }
    guard let view = EnumLayout.of(type(of: action))?.payload(of: action) else { return false }
    return EnumLayout.of(type(of: view))?.caseOf(view)?.name == inner
  }

  /// Reports that no reducer writes the field.
  func report<Action>(_ action: Action) {
    let remedy =
      inner == nil ? "BindingReducer()" : "BindingReducer(action: /Action.\(name))"
    RuntimeWarning(
      .unwrittenBinding,
      "\(ActionLabel.text(of: action)) was received, but nothing writes the field",
      cause: "the feature has no BindingReducer: put `\(remedy)` first in its body",
      at: nil
    ).report()
  }
}
