import Reflection

/// The case of a feature's actions that carries what views write: `binding`, or one of a view's
/// actions that have a `binding` themselves.
struct BindingCase {
  let tag: Int
  private let name: String
  /// The name of the binding case among a view's actions; nil: the case holds bindings itself.
  private let inner: String?

  /// That of a feature with these types.
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

  /// Whether an action of this case is a write of a view.
  func holds(_ action: Any) -> Bool {
    guard let inner else { return true }
    guard let view = EnumLayout.of(type(of: action))?.payload(of: action) else { return false }
    return EnumLayout.of(type(of: view))?.caseOf(view)?.name == inner
  }

  /// What is missing from the feature's body.
  var remedy: String {
    inner == nil ? "BindingReducer()" : "BindingReducer(action: /Action.\(name))"
  }
}
