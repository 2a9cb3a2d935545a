/// The state of a feature that `@Feature` was written for. It knows the actions, so that `store.scope(\.child)` needs no other type.
public protocol _FeatureStateProtocol {
  associatedtype _FeatureAction
}

extension Store {
  /// The store of a child whose actions are in the case with the name of the property.
  public func scope<Child: _FeatureStateProtocol>(
    _ state: WritableKeyPath<State, Child>
  ) -> Store<Child, Child._FeatureAction> {
    field(state, .named(after: state))
  }

  /// The store of an optional child; `nil` if there is none.
  public func scope<Child: _FeatureStateProtocol>(
    _ state: WritableKeyPath<State, Child?>
  ) -> Store<Child, Child._FeatureAction>? {
    optional(state, .named(after: state))
  }

  /// The stores of the elements of a collection.
  public func scope<Elements: FeatureElements>(
    _ state: WritableKeyPath<State, Elements>
  ) -> [Store<Elements.Element, Elements.Element._FeatureAction>]
  where Elements.Element: _FeatureStateProtocol {
    elements(state, .named(after: state))
  }
}

// The states of features whose conformance is written by hand.
extension Store {
  /// The store of a child whose actions are in the case with the name of the property.
  public func scope<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState>
  ) -> Store<ChildState, ChildAction> {
    field(state, .named(after: state))
  }

  /// The store of a child.
  public func scope<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    field(state, ChildActions(AnyCasePath(action)))
  }

  /// The store of a child: the spelling of April 2026.
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// The store of an optional child; `nil` if there is none.
  public func scope<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>
  ) -> Store<ChildState, ChildAction>? {
    optional(state, .named(after: state))
  }

  /// The store of an optional child; `nil` if there is none.
  public func scope<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optional(state, ChildActions(AnyCasePath(action)))
  }

  /// The store of an optional child: the spelling of April 2026.
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// The stores of the elements of a collection.
  public func scope<Elements: FeatureElements, ChildAction>(
    _ state: WritableKeyPath<State, Elements>
  ) -> [Store<Elements.Element, ChildAction>] {
    elements(state, .named(after: state))
  }

  /// The stores of the elements of a collection.
  public func scope<Elements: FeatureElements, ChildAction>(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, (Elements.Element.ID, ChildAction)>
  ) -> [Store<Elements.Element, ChildAction>] {
    elements(state, ChildActions(AnyCasePath(action)))
  }

  /// The stores of the elements of a collection: the spelling of April 2026.
  public func scope<Elements: FeatureElements, ChildAction>(
    state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, (Elements.Element.ID, ChildAction)>
  ) -> [Store<Elements.Element, ChildAction>] {
    scope(state, action: action)
  }

  /// The store of a case of an enum of features. `StoreEnumeration` uses it.
  public func _scope<ChildState, ChildAction>(
    _ state: AnyCasePath<State, ChildState>, _ action: AnyCasePath<Action, ChildAction>?
  ) -> Store<ChildState, ChildAction>? {
    guard let current = state.extract(from: self.state) else { return nil }
    return Store<ChildState, ChildAction>(
      self, CaseLocation(location, state), ChildActions(action), last: current,
      id: identity(of: current), at: { state.place })
  }
}

extension Store {
  private func field<ChildState, ChildAction>(
    _ path: WritableKeyPath<State, ChildState>, _ actions: ChildActions<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      self, FieldLocation(location, path), actions, last: self[dynamicMember: path],
      at: { path.place(nil) })
  }

  private func optional<ChildState, ChildAction>(
    _ path: WritableKeyPath<State, ChildState?>, _ actions: ChildActions<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    // Read, so that a view notices when the child appears.
    guard let state = self[dynamicMember: path] else { return nil }
    return Store<ChildState, ChildAction>(
      self, OptionalLocation(location, path), actions, last: state, id: identity(of: state),
      at: { path.place(nil) })
  }

  private func elements<Elements: FeatureElements, ChildAction>(
    _ path: WritableKeyPath<State, Elements>,
    _ actions: ChildActions<Action, (Elements.Element.ID, ChildAction)>
  ) -> [Store<Elements.Element, ChildAction>] {
    self[dynamicMember: path].map { element in
      let id = element.id
      return Store<Elements.Element, ChildAction>(
        self, ElementLocation(location, path, id: id), actions.ofElement(id), last: element,
        id: AnyHashable(id), at: { path.place(AnyHashable(id)) })
    }
  }
}
