extension TestStore {
  /// The asserted state with bindings to its `@BindingState` fields, from which a view's state is made.
  ///
  /// ```swift
  /// let viewState = SettingsView.ViewState(store.bindings(action: /Settings.Action.view))
  /// #expect(viewState.isSaveButtonEnabled)
  /// ```
  ///
  /// It is a copy. Writing to a binding changes only the copy and sends nothing.
  ///
  /// - Parameter toViewAction: The case that holds the view's actions.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: AnyCasePath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    let copy = Store(initialState: state) {
      BindingReducer<State, Action, ViewAction>(action: toViewAction.extract(from:))
    }
    return BindingViewStore(store: copy.scope(state: { $0 }, action: toViewAction.embed))
  }
}

extension TestStore where Action: BindableAction, Action.State == State {
  /// The asserted state with bindings to its `@BindingState` fields; see ``bindings(action:)``.
  public var bindings: BindingViewStore<State> {
    BindingViewStore(
      store: Store<State, Action>(initialState: state) { BindingReducer<State, Action, Action>() })
  }
}
