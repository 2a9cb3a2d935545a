extension TestStore {
  /// The asserted state, with its `@BindingState` fields to bind: what a view's own state is made
  /// of.
  ///
  /// ```swift
  /// let viewState = SettingsView.ViewState(store.bindings(action: /Settings.Action.view))
  /// #expect(viewState.isSaveButtonEnabled)
  /// ```
  ///
  /// It is a copy: what is written through it changes the copy alone, and nothing is sent.
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
  /// The asserted state, with its `@BindingState` fields to bind; see ``bindings(action:)``.
  public var bindings: BindingViewStore<State> {
    BindingViewStore(
      store: Store<State, Action>(initialState: state) { BindingReducer<State, Action, Action>() })
  }
}
