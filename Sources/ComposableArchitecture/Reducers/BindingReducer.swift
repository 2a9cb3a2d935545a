/// Writes what binding actions carry into the state.
///
/// Put it first in a `body`, so that the feature's own logic sees the field as it was written.
/// Without it a view's writes reach the feature and change nothing.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in … }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: OperatorReducer
where State == ViewAction.State {
  @usableFromInline let toViewAction: AnyCasePath<Action, BindingAction<State>>

  /// Handles the binding actions of the feature itself.
  @inlinable
  public init() where Action == ViewAction { toViewAction = /ViewAction.binding }

  /// Handles the binding actions that stand in a part of the action.
  @inlinable
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    let binding = /ViewAction.binding
    self.toViewAction = AnyCasePath(
      embed: { _ in preconditionFailure("a view's action is only taken out") },
      extract: { toViewAction($0).flatMap(binding.extract(from:)) })
  }

  /// Prepares the case path once.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<State, Action> {
    preparation.wiring?.writesBindings = true
    let claim = { [toViewAction] (_: State, action: Action) -> ActionClaim in
      toViewAction.extract(from: action) == nil ? .notIts : .own
    }
    return preparation.node(ReducerDescription("BindingReducer"), claim: claim) { _ in
      { [toViewAction] state, action in
        if let bindingAction = toViewAction.extract(from: action) { bindingAction.set(&state) }
        return .none
      }
    }
  }
}
