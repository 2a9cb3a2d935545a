extension Store {
  /// The store of a spawned child.
  ///
  /// [I] Public projects read the stores of elements. A child that always exists, or is optional, has one in the same way.
  public func spawn<F>(_ state: WritableKeyPath<State, Spawn<F>>) -> Store<F.State, F.Action> {
    Store<F.State, F.Action>(
      spawnedIn: self, FieldLocation(FieldLocation(location, state), \.state),
      last: self[dynamicMember: state].state, id: nil, at: { state.place(nil) })
  }

  /// The store of an optional spawned child; `nil` if there is none.
  public func spawn<F>(_ state: WritableKeyPath<State, Spawn<F>?>) -> Store<F.State, F.Action>? {
    // Read, so that a view notices when the child appears.
    guard let child = self[dynamicMember: state] else { return nil }
    return Store<F.State, F.Action>(
      spawnedIn: self, FieldLocation(OptionalLocation(location, state), \.state),
      last: child.state, id: identity(of: child), at: { state.place(nil) })
  }

  /// The stores of the spawned elements of an array.
  public func spawn<F>(_ state: WritableKeyPath<State, [Spawn<F>]>) -> [Store<F.State, F.Action>]
  where F.State: Identifiable { spawn(state, \.state) }

  /// The stores of the spawned elements of an identified array.
  public func spawn<F>(
    _ state: WritableKeyPath<State, IdentifiedArrayOf<Spawn<F>>>
  ) -> [Store<F.State, F.Action>] where F.State: Identifiable { spawn(state, \.state) }

  // The compiler of Swift 6.3.1 crashes if the elements are constrained to be spawned values.
  private func spawn<Elements: FeatureElements, ChildState, ChildAction>(
    _ path: WritableKeyPath<State, Elements>,
    _ state: WritableKeyPath<Elements.Element, ChildState>
  ) -> [Store<ChildState, ChildAction>] {
    self[dynamicMember: path].map { element in
      let id = AnyHashable(element.id)
      let location = ElementLocation(location, path, id: element.id)
      return Store<ChildState, ChildAction>(
        spawnedIn: self, FieldLocation(location, state), last: element[keyPath: state], id: id,
        at: { path.place(id) })
    }
  }

  /// The store of a case with a spawned feature. `StoreEnumeration` uses it.
  public func _spawn<F>(_ state: AnyCasePath<State, Spawn<F>>) -> Store<F.State, F.Action>? {
    guard let child = state.extract(from: self.state) else { return nil }
    return Store<F.State, F.Action>(
      spawnedIn: self, FieldLocation(CaseLocation(location, state), \.state),
      last: child.state, id: identity(of: child), at: { state.place })
  }
}

extension PartialKeyPath {
  /// The place of the child whose state is in the property.
  func place(_ id: AnyHashable?) -> SpawnedAction.Place? {
    propertyName(of: self).map { SpawnedAction.Place(name: $0, id: id) }
  }
}

extension AnyCasePath {
  /// The place of the child whose state is in the case.
  var place: SpawnedAction.Place? { caseName.map { SpawnedAction.Place(name: $0) } }
}
