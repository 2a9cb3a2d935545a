import ViewValues

extension Store {
  /// A binding to the store of a presented child. Setting it to `nil` dismisses the child.
  ///
  /// - Parameter isOwnAction: Whether the feature has an action of its own for the dismissal, which it may ignore.
  /// - Parameter reading: Registers a read of the binding's value, for observation.
  func presentation<ChildState, ChildAction>(
    of child: @escaping (State) -> ChildState?,
    action: @escaping (PresentationAction<ChildAction>) -> Action, isOwnAction: Bool = false,
    reading: @escaping @MainActor () -> Void = {}
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let type = PresentedType<ChildState>()
    func current() -> PresentedID? { withState(child).map(type.id) }
    let presented = current()
    return Binding(
      get: {
        reading()
        return self.presentedStore(of: child, action: action)
      },
      set: { store in
        // A view that is closing may write after another child was presented.
        guard store == nil, let presented, current() == presented else { return }
        let wasIdle = self.isIdle
        self.send(action(.dismiss))
        guard wasIdle, !isOwnAction, current() == presented else { return }
        RuntimeWarning.reportIgnoredDismissal(action(.dismiss))
      })
  }

  private func presentedStore<ChildState, ChildAction>(
    of child: @escaping (State) -> ChildState?,
    action: @escaping (PresentationAction<ChildAction>) -> Action
  ) -> Store<ChildState, ChildAction>? {
    withState(child).map { part(last: $0, of: child, action: { action(.presented($0)) }) }
  }

  /// A store for a stack, in a binding that views of stacks take.
  func stack<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    _ action: AnyCasePath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    let store = scope(state: { $0[keyPath: state] }, action: { action.embed($0) })
    return Binding(get: { store }, set: { _ in })
  }
}

extension Bindable {
  /// A binding to the store of a presented child, for views such as `sheet(item:)`.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
  ///   EditorView(store: store)
  /// }
  /// ```
  ///
  /// Setting it to `nil` sends ``PresentationAction/dismiss`` if the child is still the one that the binding was made for.
  @MainActor @preconcurrency
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let path = AnyCasePath(action)
    return wrappedValue.presentation(
      of: { $0[keyPath: state] }, action: { path.embed($0) },
      reading: { [store = wrappedValue] in _ = store.presence(of: state) })
  }

  /// A binding to the store of a presented child.
  @MainActor @preconcurrency
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a presented child: `$store.scope(\.$editor, action: \.editor)`.
  @MainActor @preconcurrency
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let path = AnyCasePath(action)
    return wrappedValue.presentation(
      of: { $0[keyPath: state].wrappedValue }, action: { path.embed($0) },
      reading: { [store = wrappedValue] in
        _ = store.presence(of: state.appending(path: \.wrappedValue))
      })
  }

  @MainActor @preconcurrency
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a navigation stack.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView()
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   }
  /// }
  /// ```
  @MainActor @preconcurrency
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stack(state, AnyCasePath(action))
  }

  /// A binding to the store of a navigation stack.
  @MainActor @preconcurrency
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}

extension Binding {
  /// A binding to the store of a presented child of a store in `@State` or `@Binding`.
  @MainActor @preconcurrency
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(state: state, action: action)
  }

  /// A binding to the store of a navigation stack of a store in `@State` or `@Binding`.
  @MainActor @preconcurrency
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(state: state, action: action)
  }
}

extension RuntimeWarning {
  fileprivate static func reportIgnoredDismissal<Action>(_ action: Action) {
    RuntimeWarning(
      .ignoredNavigation,
      "a view closed a child and sent \(ActionLabel.text(of: action)), but the state still contains the child",
      causes: [
        "the parent does not run the child with `ifLet(\\.$child, action:)`, which sets the state to nil",
        "a reducer that runs after ifLet sets the same child again",
      ], at: nil
    ).report()
  }
}
