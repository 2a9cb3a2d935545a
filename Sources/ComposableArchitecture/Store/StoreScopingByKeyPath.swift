extension Store {
  /// A store for a part of the state and the actions in one case.
  ///
  /// ```swift
  /// CounterView(store: store.scope(state: \.counter, action: \.counter))
  /// ```
  ///
  /// As long as the result is in use, the same key paths give the same object.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The case that holds the child's actions.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(state, action) {
      let (part, path) = (ReadablePart(state), AnyCasePath(action))
      return self.scope(state: { part.value(in: $0) }, action: { path.embed($0) })
    }
  }

  /// A store for a part of the state and the actions in one case.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// The store that was scoped with these key paths before, or a new one.
  @usableFromInline
  func child<ChildState, ChildAction>(
    _ state: AnyKeyPath, _ action: AnyKeyPath, _ make: () -> Store<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    children.store(at: state, action, make)
  }
}

extension Store: Identifiable {}

extension Store: Equatable {
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
}

extension Store: Hashable {
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
