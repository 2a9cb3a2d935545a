/// Writes the values of binding actions to the state.
///
/// Put it first in a `body`, so that the feature's own logic sees the new value. Without it, bindings
/// send their actions but change nothing.
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

  /// Handles the binding actions in a part of the action.
  ///
  /// - Parameter toViewAction: Returns the view's action in an action, or `nil` if there is none.
  @inlinable
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    let binding = /ViewAction.binding
    self.toViewAction = AnyCasePath(
      embed: { _ in preconditionFailure("A BindingReducer only extracts view actions.") },
      extract: { toViewAction($0).flatMap(binding.extract(from:)) })
  }

  /// Returns a function that writes binding actions to the state.
  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    compiler.wiring?.writesBindings = true
    let claim = { [toViewAction] (_: State, action: Action) -> ActionClaim in
      toViewAction.extract(from: action) == nil ? .notIts : .own
    }
    return compiler.node(ReducerDescription("BindingReducer"), claim: claim) { _ in
      let offsets = BindingOffsets<State>()
      return { [toViewAction] state, action in
        if let binding = toViewAction.extract(from: action) { binding.set(&state, offsets) }
        return .none
      }
    }
  }
}
