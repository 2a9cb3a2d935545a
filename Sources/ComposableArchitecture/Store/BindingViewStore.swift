import ViewValues

/// A feature's state, from which a view's state is made. Its fields can be read, and its `@BindingState`
/// fields can be bound.
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
  public let wrappedValue: State
  private let read: () -> State
  private let send: (BindingAction<State>) -> Void

  /// Makes the current state of a store whose actions include binding actions.
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

  /// Makes a state whose bindings send actions of a view.
  @MainActor
  init<Action, ViewAction: BindableAction>(
    state: State, store: Store<State, Action>, send: @escaping (ViewAction) -> Action
  ) where ViewAction.State == State {
    wrappedValue = state
    read = { store.withState { $0 } }
    self.send = { store.send(send(.binding($0))) }
  }

  /// The fields that can be bound.
  public var projectedValue: Self { self }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A field that can be bound: `bindingViewStore.$productAmount`.
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
  /// Makes a view store whose state has bindings to the feature's fields; see ``BindingViewStore``.
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

  /// Makes a view store whose state has bindings to the feature's fields, and that sends all actions.
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
  /// Makes a view store whose state has bindings to the feature's fields. Equal states are duplicates.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, removeDuplicates: ==)
  }

  /// Makes a view store whose state has bindings to the feature's fields, and that sends a part of the
  /// actions. Equal states are duplicates.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where Action.State == State {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: ==)
  }
}

// Bindings that send actions.
extension ViewStore {
  /// Returns a binding that reads a value of the state and sends an action for each change.
  ///
  /// ```swift
  /// Toggle(
  ///   "Haptic feedback",
  ///   isOn: viewStore.binding(
  ///     get: \.isHapticFeedbackEnabled, send: { .isHapticFeedbackEnabledChanged($0) }))
  /// ```
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - valueToAction: Makes the action for a new value.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }

  /// Returns a binding that reads a value of the state and sends the same action for each change.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// Returns a binding that reads the whole state and sends an action for each change.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// Returns a binding that reads the whole state and sends the same action for each change.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: action)
  }

  /// Returns a binding that sends actions for some changes and ignores others.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    compactSend valueToAction: @escaping (_ value: Value) -> ViewAction?
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { newValue in
        if let action = valueToAction(newValue) { self.send(action) }
      })
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a `@BindingState` field: `viewStore.binding(\.$displayName)`.
  public func binding<Value: Equatable>(
    _ keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(
      get: { $0[keyPath: keyPath].wrappedValue }, send: { .binding(.set(keyPath, $0)) })
  }

  /// A binding to a `@BindingState` field: `viewStore.$displayName`.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(keyPath)
  }
}
