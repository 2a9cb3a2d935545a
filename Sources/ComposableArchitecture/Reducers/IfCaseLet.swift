extension Reducer {
  /// Runs a child reducer on the payload of one case of the state before this reducer, if the state
  /// is in that case.
  ///
  /// ```swift
  /// enum State { case loggedIn(Account.State), loggedOut(Login.State) }
  /// enum Action { case loggedIn(Account.Action), loggedOut(Login.Action) }
  ///
  /// Reduce { state, action in
  ///   switch action {
  ///   case .loggedOut(.loggedIn(let user)):
  ///     state = .loggedIn(Account.State(user: user))
  ///     return .none
  ///   default:
  ///     return .none
  ///   }
  /// }
  /// .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { Account() }
  /// .ifCaseLet(/State.loggedOut, action: /Action.loggedOut) { Login() }
  /// ```
  ///
  /// The child handles its action before this reducer may change the case, and its effects are merged
  /// first. If this reducer changes the case or replaces the child with another one, the child's
  /// effects are cancelled, except for those that it returns for the action that removes it. The
  /// child counts as another one if its `id` has changed, for an `Identifiable` payload, or if its case
  /// has changed, for an enum. The child has its own cancellation IDs. If the state is in
  /// another case, an action for the child is reported as a warning and handled by this reducer alone.
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - case: The child's reducer.
  @inlinable
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case>
  where CaseState == Case.State, CaseAction == Case.Action {
    _IfCaseLetReducer(
      parent: self, child: `case`(),
      connection: CaseConnection(
        operatorName: "ifCaseLet", state: toCaseState, action: toCaseAction, ownsCancelIDs: true,
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

/// The result of ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)``.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: OperatorReducer {
  @usableFromInline typealias Connection = CaseConnection<
    Parent.State, Parent.Action, Child.State, Child.Action
  >

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let connection: Connection

  @inlinable
  init(parent: Parent, child: Child, connection: Connection) {
    self.parent = parent
    self.child = child
    self.connection = connection
  }

  @inlinable
  public func _compile(
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<Parent.State, Parent.Action> {
    let effects = OptionalChildEffects<Child.State>(compiler)
    let child = compiler.child(
      child, through: connection, recordingEffectsIn: effects, at: connection.sourceLocation)
    let parent = parent._compile(compiler)
    return { [connection] state, action in
      let effect = child(&state, action)
      guard effects.hasBegun else { return effect.merge(with: parent(&state, action)) }
      return effects.runParent(parent, &state, action, connection, childEffect: effect)
    }
  }
}

/// A child in the payload of an enum's case.
@usableFromInline
struct CaseConnection<ParentState, ParentAction, ChildState, ChildAction>: SingleChildConnection {
  // What is read for every action comes first, in one cache line.
  @usableFromInline let onlyCase: CaseAccess<ParentAction, ChildAction>?
  @usableFromInline let directCase: DirectCase<ParentState, ChildState>?
  /// `ifCaseLet` or `Scope`.
  @usableFromInline let operatorName: String
  @usableFromInline let state: AnyCasePath<ParentState, ChildState>
  @usableFromInline let action: AnyCasePath<ParentAction, ChildAction>
  /// Whether the child has its own cancellation IDs; otherwise it shares those of its parent.
  @usableFromInline let ownsCancelIDs: Bool
  @usableFromInline let sourceLocation: SourceLocation

  @inlinable
  init(
    operatorName: String, state: AnyCasePath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>, ownsCancelIDs: Bool,
    sourceLocation: SourceLocation
  ) {
    self.operatorName = operatorName
    self.state = state
    self.action = action
    onlyCase = action.onlyCase
    directCase = state.onlyCase.flatMap { DirectCase($0) }
    self.ownsCancelIDs = ownsCancelIDs
    self.sourceLocation = sourceLocation
  }

  @inlinable
  func hasChild(_ id: Void, in parent: ParentState) -> Bool { state ~= parent }

  @inlinable
  @inline(__always)
  func modify<R>(
    _ id: Void, in parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    guard let directCase else { return modifyThroughPath(&parent, body) }
    return directCase.modify(&parent, body)
  }

  @inlinable
  @inline(never)
  func modifyThroughPath<R>(
    _ parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    state.modifyMatching(&parent, body)
  }

  @usableFromInline
  func childLocation(of id: Void) -> ChildLocation {
    ChildLocation(state, at: sourceLocation, ownsCancelIDs: ownsCancelIDs)
  }

  @usableFromInline
  func missing(_ id: Void, in parent: ParentState) -> MissingChild {
    .isOtherCase(operatorName, parent, state)
  }

  @usableFromInline
  var description: ReducerDescription {
    ReducerDescription(
      operatorName, state, action, childState: ChildState.self, childAction: ChildAction.self)
  }
}
