import Reflection

extension Reducer {
  /// Runs a child reducer on an optional part of the state, as long as it is there, and before this
  /// reducer.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   switch action {
  ///   case .editButtonTapped:
  ///     state.editor = Editor.State()
  ///     return .none
  ///   case .editor(.doneButtonTapped):
  ///     state.editor = nil
  ///     return .none
  ///   case .editor:
  ///     return .none
  ///   }
  /// }
  /// .ifLet(\.editor, action: /Action.editor) {
  ///   Editor()
  /// }
  /// ```
  ///
  /// The child has reacted before this reducer may set it to nil, and its effects merge first. When
  /// this reducer sets nil, or replaces the child by another, the child's effects are cancelled;
  /// another is one with a different `id`, if the state is `Identifiable`, or in a different case,
  /// if it is an enum. Cancel ids that the child uses are its own. An action of the child while its
  /// state is nil is reported and passed on to this reducer alone.
  ///
  /// - Parameters:
  ///   - toWrappedState: The property that holds the child's state.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The reducer to run there.
  @inlinable
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    _IfLetReducer(
      parent: self, state: toWrappedState, action: toWrappedAction, child: wrapped(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// What ``Reducer/ifLet(_:action:then:fileID:filePath:line:column:)`` makes of a reducer.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: OperatorReducer {
  @usableFromInline let parent: Parent
  @usableFromInline let state: WritableKeyPath<Parent.State, Child.State?>
  @usableFromInline let action: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent, state: WritableKeyPath<Parent.State, Child.State?>,
    action: AnyCasePath<Parent.Action, Child.Action>, child: Child, location: SourceLocation
  ) {
    self.parent = parent
    self.state = state
    self.action = action
    self.child = child
    self.location = location
  }

  /// Prepares the child, then the parent.
  @inlinable
  public func _prepare(
    _ preparation: Preparation
  ) -> PreparedReducer<Parent.State, Parent.Action> {
    let work = ChildWork<Child.State>(preparation)
    let place = StoredPart(state)
    let claim = { [action] (state: Parent.State, parentAction: Parent.Action) -> ActionClaim in
      action ~= parentAction ? place.value(in: state) != nil ? .own : .childIsMissing : .notIts
    }
    let child = preparation.node(
      ReducerDescription("ifLet", state, action, Child.self), claim: claim
    ) {
      prepareChild(place, work, $0)
    }
    let parent = parent._prepare(preparation)
    return { [state = self.state] parentState, action in
      let effect = child(&parentState, action)
      guard work.hasBegun else { return effect.merge(with: parent(&parentState, action)) }
      let parentEffect = work.runParent(
        parent, &parentState, action,
        look: { state, child in place.modify(&state) { $0.map(child) ?? false } },
        place: { ChildPlace(state) })
      return effect.merge(with: parentEffect)
    }
  }

  @inlinable
  func prepareChild(
    _ place: StoredPart<Parent.State, Child.State?>, _ work: ChildWork<Child.State>,
    _ preparation: Preparation
  ) -> PreparedReducer<Parent.State, Parent.Action> {
    preparation.wiring?.addLink(action)
    let child = preparation.lazily(child)
    let embed = action.embed
    let late = preparation.lateChild { [action] (parent: Parent.State, parentAction) in
      action ~= parentAction && place.value(in: parent) != nil
    }
    return { [state, action, location] parent, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return .none }
      let effect = place.modify(&parent) { wrapped -> Effect<Child.Action>? in
        wrapped == nil ? nil : child.reducer(&wrapped!, childAction)
      }
      guard let effect else {
        ChildUnavailable.isNil("ifLet", state).report(parentAction, late, at: location)
        return .none
      }
      if effect.isWork { work.hasBegun = true }
      return effect.embedded(embed) { ChildPlace(state) }
    }
  }
}
