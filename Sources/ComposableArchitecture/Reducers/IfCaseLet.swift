extension Reducer {
  /// Runs a child reducer on the payload of one case of the state, as long as it is in that case,
  /// and before this reducer.
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
  /// The child has reacted before this reducer may leave the case, and its effects merge first.
  /// When this reducer leaves the case, or replaces the child by another, the child's effects are
  /// cancelled; another is one with a different `id`, if the payload is `Identifiable`, or in a
  /// different case, if it is itself an enum. Cancel ids that the child uses are its own. An action
  /// of the child while the state is in another case is reported and passed on to this reducer
  /// alone.
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - case: The reducer to run there.
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
      parent: self, state: toCaseState, action: toCaseAction, child: `case`(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// What ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)`` makes of a reducer.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: OperatorReducer {
  @usableFromInline let parent: Parent
  @usableFromInline let state: AnyCasePath<Parent.State, Child.State>
  @usableFromInline let action: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent, state: AnyCasePath<Parent.State, Child.State>,
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
    let claim = {
      [path = state, action] (state: Parent.State, parentAction: Parent.Action) -> ActionClaim in
      action ~= parentAction ? path ~= state ? .own : .childIsMissing : .notIts
    }
    let child = preparation.node(
      ReducerDescription("ifCaseLet", state, action, Child.self), claim: claim
    ) {
      prepareChild(work, $0)
    }
    let parent = parent._prepare(preparation)
    return { [state = self.state, location] parentState, action in
      let effect = child(&parentState, action)
      guard work.hasBegun else { return effect.merge(with: parent(&parentState, action)) }
      let parentEffect = work.runParent(
        parent, &parentState, action,
        look: { parent, child in state.modify(&parent) { child($0) } ?? false },
        place: { ChildPlace(state, at: location) })
      return effect.merge(with: parentEffect)
    }
  }

  @inlinable
  func prepareChild(
    _ work: ChildWork<Child.State>, _ preparation: Preparation
  ) -> PreparedReducer<Parent.State, Parent.Action> {
    preparation.wiring?.addLink(action)
    let child = preparation.lazily(child)
    let embed = action.embed
    let late = preparation.lateChild { [state, action] (parent: Parent.State, parentAction) in
      action ~= parentAction && state ~= parent
    }
    return { [state, action, location] parent, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return .none }
      guard let effect = state.modify(&parent, { child.reducer(&$0, childAction) }) else {
        ChildUnavailable.isOtherCase("ifCaseLet", parent, state)
          .report(parentAction, late, at: location)
        return .none
      }
      if effect.isWork { work.hasBegun = true }
      return effect.embedded(embed) { ChildPlace(state, at: location) }
    }
  }
}
