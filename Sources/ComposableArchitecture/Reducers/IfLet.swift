extension Reducer {
  /// Runs a child reducer on an optional part of the state before this reducer, if the part is not
  /// `nil`.
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
  /// The child handles its action before this reducer may set its state to `nil`, and its effects are
  /// merged first. If this reducer sets the state to `nil` or replaces the child with another one, the
  /// child's effects are cancelled, except for those that it returns for the action that removes it.
  /// The child counts as another one if its `id` has changed, for an `Identifiable` state, or if its
  /// case has changed, for an enum. The child has its own cancellation IDs. If the child's state is
  /// `nil`, an action for the child is reported as a warning and handled by this reducer
  /// alone.
  ///
  /// An alert or a dialog is set to `nil` by its action before this reducer handles the action.
  ///
  /// - Parameters:
  ///   - toWrappedState: The property that holds the child's state.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child's reducer.
  @inlinable
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: _CasePathParameter<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    _IfLetReducer(
      parent: self, child: wrapped(),
      connection: OptionalConnection(
        state: StoredPart(toWrappedState), action: toWrappedAction._casePath),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Reducer {
  /// Runs a child reducer that handles the actions of its parent, on an optional part of the state.
  ///
  /// - Parameters:
  ///   - toWrappedState: The property that holds the child's state.
  ///   - toWrappedAction: `.self`.
  ///   - wrapped: The child's reducer.
  @_disfavoredOverload
  @inlinable
  @warn_unqualified_access
  public func ifLet<
    WrappedState, Itself: _WholeAction & _CasePathOnly & _NotKeyPath, Wrapped: Reducer
  >(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: Itself,
    @ReducerBuilder<WrappedState, Action> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, Action == Wrapped.Action {
    _IfLetReducer(
      parent: self, child: wrapped(),
      connection: OptionalConnection(
        state: StoredPart(toWrappedState), action: .self),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Reducer {
  /// Closes an alert or a dialog in an optional part of the state when it receives an action.
  ///
  /// ```swift
  /// struct State { var alert: AlertState<Action.Alert>? }
  ///
  /// Reduce { state, action in ... }
  ///   .ifLet(\.alert, action: /Action.alert)
  /// ```
  ///
  /// The state is `nil` when this reducer handles the action. If this reducer sets another alert, that
  /// one stays.
  ///
  /// - Parameters:
  ///   - toAlertState: The property that holds the alert or the dialog.
  ///   - toAlertAction: The case that holds the actions of its buttons.
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<Ephemeral: _EphemeralState, EphemeralAction>(
    _ toAlertState: WritableKeyPath<State, Ephemeral?>,
    action toAlertAction: _CasePathParameter<Action, EphemeralAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<Ephemeral, EphemeralAction>> {
    self.ifLet(
      toAlertState, action: toAlertAction._casePath, then: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Closes an alert or a dialog in an optional part of the state when it receives an action.
  ///
  /// ```swift
  /// .ifLet(\.alert, action: \.alert)
  /// ```
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<Ephemeral: _EphemeralState, EphemeralAction>(
    _ toAlertState: WritableKeyPath<State, Ephemeral?>,
    action toAlertAction: CaseKeyPath<Action, EphemeralAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<Ephemeral, EphemeralAction>> where Action: CasePathable {
    self.ifLet(
      toAlertState, action: AnyCasePath(toAlertAction), then: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The result of ``Reducer/ifLet(_:action:then:fileID:filePath:line:column:)``.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: OperatorReducer {
  @usableFromInline typealias Connection = OptionalConnection<
    Parent.State, Parent.Action, Child.State, Child.Action
  >

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let connection: Connection
  @usableFromInline let location: SourceLocation

  @inlinable
  init(parent: Parent, child: Child, connection: Connection, location: SourceLocation) {
    self.parent = parent
    self.child = child
    self.connection = connection
    self.location = location
  }

  @inlinable
  public func _compile(
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<Parent.State, Parent.Action> {
    let effects = OptionalChildEffects<Child.State>(compiler)
    let isEphemeral = Child.State.self is any _EphemeralState.Type
    let child = compiler.child(
      child, through: connection, recordingEffectsIn: effects, at: location)
    let parent = parent._compile(compiler)
    if isEphemeral {
      return { [connection] state, action in
        let effect = child(&state, action)
        if connection.childID(of: action) != nil { connection.remove(from: &state) }
        return effect.merge(with: parent(&state, action))
      }
    }
    return { [connection] state, action in
      let effect = child(&state, action)
      guard effects.hasBegun else { return effect.merge(with: parent(&state, action)) }
      return effects.runParent(parent, &state, action, connection, childEffect: effect)
    }
  }
}

/// A child in an optional property.
@usableFromInline
struct OptionalConnection<ParentState, ParentAction, ChildState, ChildAction>:
  SingleChildConnection
{
  // What is read for every action comes first, in one cache line.
  @usableFromInline let onlyCase: CaseAccess<ParentAction, ChildAction>?
  @usableFromInline let stored: StoredOffset<ParentState, ChildState?>?
  @usableFromInline let state: StoredPart<ParentState, ChildState?>
  @usableFromInline let action: AnyCasePath<ParentAction, ChildAction>

  @inlinable
  init(
    state: StoredPart<ParentState, ChildState?>, action: AnyCasePath<ParentAction, ChildAction>
  ) {
    self.state = state
    self.action = action
    stored = state.stored
    onlyCase = action.onlyCase
  }

  @inlinable
  func hasChild(_ id: Void, in parent: ParentState) -> Bool { state.value(in: parent) != nil }

  @inlinable
  @inline(__always)
  func modify<R>(
    _ id: Void, in parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    guard let stored else { return modifyThroughKeyPath(&parent, body) }
    return stored.modify(&parent) { child in child == nil ? nil : body(&child!) }
  }

  @inlinable
  @inline(never)
  func modifyThroughKeyPath<R>(
    _ parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    guard parent[keyPath: state.keyPath] != nil else { return nil }
    return body(&parent[keyPath: state.keyPath]!)
  }

  @usableFromInline
  func remove(from parent: inout ParentState) { parent[keyPath: state.keyPath] = nil }

  @usableFromInline
  func childLocation(of id: Void) -> ChildLocation { ChildLocation(state.keyPath) }

  @usableFromInline
  func missing(_ id: Void, in parent: ParentState) -> MissingChild {
    .isNil("ifLet", state.keyPath)
  }

  @usableFromInline
  var description: ReducerDescription {
    ReducerDescription(
      "ifLet", state.keyPath, action, childState: ChildState.self, childAction: ChildAction.self)
  }
}
