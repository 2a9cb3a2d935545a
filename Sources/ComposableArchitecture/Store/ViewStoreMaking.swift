extension ViewStore {
  /// A view store that observes a part of the state and sends all actions.
  @inlinable
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// A view store that observes the whole state: the 0.5x spelling.
  @inlinable
  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    self.init(store, observe: { $0 }, removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewState: Equatable {
  /// A view store that observes a part of the state and sends all actions; equal states are duplicates.
  @inlinable
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: ==)
  }

  /// A view store that observes a part of the state and sends some of the actions; equal states are duplicates.
  @inlinable
  public convenience init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: ==)
  }

  /// A view store that observes the whole state: the 0.5x spelling.
  @inlinable
  public convenience init(_ store: Store<ViewState, ViewAction>) {
    self.init(store, observe: { $0 })
  }
}

extension ViewStore where ViewState == Void {
  /// A view store that only sends.
  @inlinable
  public convenience init(_ store: Store<Void, ViewAction>) {
    self.init(store, removeDuplicates: { _, _ in true })
  }
}
