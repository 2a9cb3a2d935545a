extension Bindable {
  /// A binding to the store of a presented child. See the other spellings.
  @MainActor @preconcurrency
  public func scope<State, Action, Child: _FeatureStateProtocol>(
    _ state: WritableKeyPath<State, Child?>
  ) -> Binding<Store<Child, Child._FeatureAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state) { $0.scope(state) }
  }

  /// A binding to the stores of a stack. See the other spellings.
  @MainActor @preconcurrency
  public func scope<State, Action, Elements: FeatureElements>(
    _ state: WritableKeyPath<State, Elements>
  ) -> Binding<[Store<Elements.Element, Elements.Element._FeatureAction>]>
  where Value == Store<State, Action>, Elements.Element: _FeatureStateProtocol {
    wrappedValue.stack(state) { $0.scope(state) }
  }

  /// A binding to the store of a presented child, for views such as `sheet(item:)`. Setting it to `nil` sets the state of the child to `nil`,
  /// without an action, if the child is still the one that the binding was made for.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.editor)) { EditorView(store: $0) }
  /// ```
  @MainActor @preconcurrency
  public func scope<State, Action, ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state) { $0.scope(state) }
  }

  /// A binding to the store of a presented child.
  @MainActor @preconcurrency
  public func scope<State, Action, ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state) { $0.scope(state, action: action) }
  }

  /// A binding to the store of a presented child: the spelling of April 2026.
  @MainActor @preconcurrency
  public func scope<State, Action, ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state, action: action)
  }

  /// A binding to the stores of a stack. Setting it removes the elements after those that remain.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(\.path)) {
  ///   RootView().navigationDestination(for: Path.StoreEnumeration.self) { ... }
  /// }
  /// ```
  @MainActor @preconcurrency
  public func scope<State, Action, Elements: FeatureElements, ChildAction>(
    _ state: WritableKeyPath<State, Elements>
  ) -> Binding<[Store<Elements.Element, ChildAction>]> where Value == Store<State, Action> {
    wrappedValue.stack(state) { $0.scope(state) }
  }

  /// A binding to the stores of a stack.
  @MainActor @preconcurrency
  public func scope<State, Action, Elements: FeatureElements, ChildAction>(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, (Elements.Element.ID, ChildAction)>
  ) -> Binding<[Store<Elements.Element, ChildAction>]> where Value == Store<State, Action> {
    wrappedValue.stack(state) { $0.scope(state, action: action) }
  }
}

extension Store {
  fileprivate func presentation<ChildState, ChildAction>(
    _ path: WritableKeyPath<State, ChildState?>,
    _ child: @escaping @MainActor (Store) -> Store<ChildState, ChildAction>?
  ) -> Binding<Store<ChildState, ChildAction>?> {
    func current() -> AnyHashable? { location.read { $0[keyPath: path].map(identity(of:)) } ?? nil }
    let presented = current()
    return Binding(
      get: { child(self) },
      set: { store in
        // A view that is closing may write after another child was presented.
        guard store == nil, let presented, current() == presented else { return }
        self.modify { $0[keyPath: path] = nil }
      })
  }

  fileprivate func stack<Elements: FeatureElements, ChildAction>(
    _ path: WritableKeyPath<State, Elements>,
    _ children: @escaping @MainActor (Store) -> [Store<Elements.Element, ChildAction>]
  ) -> Binding<[Store<Elements.Element, ChildAction>]> {
    Binding(
      get: { children(self) },
      set: { stores in
        self.modify { state in
          let elements = state[keyPath: path]
          guard stores.count < elements.count else { return }
          state[keyPath: path]._removeElements(at: stores.count..<elements.count)
        }
      })
  }
}

/// The state of an enum of features. `@Feature` writes the conformance.
public protocol _EnumeratedState {
  associatedtype _Stores: _StoreEnumeration & CasePathable where _Stores.State == Self
}

/// The store of an enum of features.
public protocol _EnumeratedStore {
  associatedtype _Stores: _StoreEnumeration & CasePathable
  /// The store of the case that the state is in.
  @MainActor var _stores: _Stores? { get }
}

extension Store: _EnumeratedStore where State: _EnumeratedState, Action == State._Stores.Action {
  /// The store of the case that the state is in.
  public var _stores: State._Stores? { State._Stores(self) }
}

extension Optional: _EnumeratedStore where Wrapped: _EnumeratedStore {
  /// The store of the case that the state is in; `nil` without a store.
  public var _stores: Wrapped._Stores? { self?._stores }
}

extension Binding where Value: _EnumeratedStore & ExpressibleByNilLiteral {
  /// A binding to the store of a case: `$store.scope(\.sheet).rename`. Setting it to `nil` dismisses the child if the state is in the case.
  @MainActor @preconcurrency
  public subscript<ChildState, ChildAction>(
    dynamicMember path: KeyPath<
      Value._Stores.AllCasePaths, AnyCasePath<Value._Stores, Store<ChildState, ChildAction>>
    >
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let path = Value._Stores.allCasePaths[keyPath: path]
    let part = { wrappedValue._stores.flatMap { path.extract(from: $0) } }
    return Binding<Store<ChildState, ChildAction>?>(
      get: { part() }, set: { if $0 == nil, part() != nil { wrappedValue = nil } })
  }
}

#if Views
  extension NavigationStack {
    /// Creates a stack with a screen for each element of a feature's path. `navigationDestination(for:)` in the root names the views.
    public init<State: _EnumeratedState>(
      path: Binding<[Store<State, State._Stores.Action>]>, @ViewBuilder root: () -> Root
    ) {
      let stack = StackPath(
        elements: { path.wrappedValue.map { StackPath.Element(id: $0.id, value: $0) } },
        destination: nil, push: { _ in },
        pop: { element in
          let stores = path.wrappedValue
          guard let index = stores.firstIndex(where: { $0.id == element.id }) else { return }
          path.wrappedValue = Array(stores[..<index])
        })
      self.init(path: stack, root: root())
    }
  }

  extension View {
    /// Sets the screens for the elements of a path whose states are those of an enum of features.
    public func navigationDestination<Stores: _StoreEnumeration>(
      for stores: Stores.Type, @ViewBuilder destination: @escaping (Stores) -> some View
    ) -> some View {
      navigationDestination { value in
        (value as? Store<Stores.State, Stores.Action>).map { destination(Stores($0)) }
      }
    }
  }
#endif
