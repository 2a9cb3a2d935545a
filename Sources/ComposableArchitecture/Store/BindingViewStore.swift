import TerminalUI

/// A feature's state while a view's state is made of it: plain fields to read, `@BindingState` fields to bind.
///
/// ```swift
/// WithViewStore(store, observe: { bindingViewStore in
///   ViewState(productAmount: bindingViewStore.$productAmount)
/// }) { viewStore in
///   Stepper("Amount", value: viewStore.$productAmount)
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct BindingViewStore<State> {
  /// The state.
  public let wrappedValue: State
  private let read: () -> State
  private let send: (BindingAction<State>) -> Void

  /// The present state of a store whose actions carry bindings.
  @preconcurrency
  @MainActor
  public init<Action: BindableAction>(store: Store<State, Action>) where Action.State == State {
    self.init(state: store.withState { $0 }, store: store)
  }

  @MainActor
  init<Action: BindableAction>(state: State, store: Store<State, Action>)
  where Action.State == State {
    wrappedValue = state
    read = { store.withState { $0 } }
    send = { store.send(.binding($0)) }
  }

  /// The fields to bind.
  public var projectedValue: Self { self }

  /// A field to read.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A field to bind: `bindingViewStore.$productAmount`.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    BindingViewState(
      value: wrappedValue[keyPath: keyPath].wrappedValue,
      binding: Binding(
        get: { [read] in read()[keyPath: keyPath].wrappedValue },
        set: { [send] in send(.set(keyPath, $0)) }))
  }
}

extension ViewStore {
  /// A view store whose state binds fields of the feature's: see ``BindingViewStore``.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) where Action.State == State {
    self.init(
      store, observe: { toViewState(BindingViewStore(state: $0, store: store)) },
      send: fromViewAction, removeDuplicates: isDuplicate)
  }

  /// A view store whose state binds fields of the feature's, and that sends all actions.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewState: Equatable {
  /// A view store whose state binds fields of the feature's; equal states are duplicates.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, removeDuplicates: ==)
  }

  /// A view store whose state binds fields of the feature's and that sends some of the actions; equal states are duplicates.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where Action.State == State {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: ==)
  }
}
