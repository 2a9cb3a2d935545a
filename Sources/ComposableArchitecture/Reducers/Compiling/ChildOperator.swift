/// How an operator reaches a child: which actions of the parent are the child's, and where the child's
/// state is in the parent's state.
///
/// `Scope`, `ifLet`, `ifCaseLet` and `forEach` differ only in their connection. Everything else is
/// common to them: running the child, warning about a missing child, tracing, and cancelling the
/// effects of removed children.
@usableFromInline
protocol ChildConnection<ParentState, ParentAction, ChildState, ChildAction> {
  associatedtype ParentState
  associatedtype ParentAction
  associatedtype ChildState
  associatedtype ChildAction
  /// Identifies one of several children; `Void` if there is at most one.
  associatedtype ID
  /// What the case of the child's actions holds.
  associatedtype Payload

  /// The case that holds the child's actions.
  var action: AnyCasePath<ParentAction, Payload> { get }
  /// The child that an action is for, or `nil` if the action is not a child's.
  func childID(of action: ParentAction) -> ID?
  /// The child's action in an action of the parent, or `nil` if the action is not a child's.
  func extract(from action: ParentAction) -> (id: ID, action: ChildAction)?
  func embed(_ action: ChildAction, from id: ID) -> ParentAction

  func hasChild(_ id: ID, in state: ParentState) -> Bool
  /// Changes a child in place. Returns `nil` and does nothing if there is no such child.
  func modify<R>(_ id: ID, in state: inout ParentState, _ body: (inout ChildState) -> R) -> R?

  /// The location to which the effects of a child belong.
  func childLocation(of id: ID) -> ChildLocation
  /// What to report if an action is for a child that is missing from `state`.
  func missing(_ id: ID, in state: ParentState) -> MissingChild
  /// How an action for a child concerns the operator.
  func claim(_ id: ID, isThere: Bool) -> ActionClaim
  /// The operator's entry in outlines and traces.
  var description: ReducerDescription { get }
}

extension ChildConnection {
  @inlinable
  func claim(_ id: ID, isThere: Bool) -> ActionClaim { isThere ? .own : .childIsMissing }
}

extension ChildConnection where ID: Hashable {
  @inlinable
  func claim(_ id: ID, isThere: Bool) -> ActionClaim {
    isThere ? .element(id) : .elementIsMissing(id)
  }
}

/// A connection to one child, whose actions are the payload of a case.
@usableFromInline
protocol SingleChildConnection: ChildConnection where ID == Void, Payload == ChildAction {
  /// Reads the case directly; `nil` if only its path can.
  var onlyCase: CaseAccess<ParentAction, ChildAction>? { get }
}

extension SingleChildConnection {
  @inlinable
  func childID(of parentAction: ParentAction) -> Void? { action ~= parentAction ? () : nil }

  @inlinable
  @inline(__always)
  func extract(from parentAction: ParentAction) -> (id: Void, action: ChildAction)? {
    guard let onlyCase else {
      return action.extractThroughPath(from: parentAction).map { ((), $0) }
    }
    return onlyCase.payload(ofOnlyCase: parentAction).map { ((), $0) }
  }

  @inlinable
  @inline(__always)
  func embed(_ childAction: ChildAction, from id: Void) -> ParentAction {
    action.embed(childAction)
  }
}

/// The effects of an operator's children, recorded so that they can be cancelled when a child is
/// removed.
@usableFromInline
protocol ChildEffects<ID> {
  associatedtype ID

  /// Whether the children can be removed. If not, nothing is recorded.
  var areTracked: Bool { get }
  /// Records that a child has started an effect.
  func begin(_ id: ID)
}

extension ReducerCompiler {
  /// Compiles an operator's child to a function that runs it on its own actions.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - connection: How the operator reaches the child.
  ///   - effects: Records which children start effects.
  ///   - location: The location of the operator in the source, for warnings.
  @inlinable
  func child<Child: Reducer, C: ChildConnection, E: ChildEffects>(
    _ child: Child, through connection: C, recordingEffectsIn effects: E,
    isPart: Bool = false, at location: SourceLocation
  ) -> CompiledReducer<C.ParentState, C.ParentAction>
  where C.ChildState == Child.State, C.ChildAction == Child.Action, E.ID == C.ID {
    operatorNode(connection) { compiler in
      compiler.runner(of: child, connection, effects, isPart: isPart, at: location)
    }
  }

  /// Compiles an operator with an entry in outlines and traces.
  @inlinable
  func operatorNode<C: ChildConnection>(
    _ connection: C,
    _ compile: (ReducerCompiler) -> CompiledReducer<C.ParentState, C.ParentAction>
  ) -> CompiledReducer<C.ParentState, C.ParentAction> {
    let claim = { (state: C.ParentState, action: C.ParentAction) -> ActionClaim in
      guard let id = connection.childID(of: action) else { return .notIts }
      return connection.claim(id, isThere: connection.hasChild(id, in: state))
    }
    return node(connection.description, claim: claim, compile)
  }

  @inlinable
  func runner<Child: Reducer, C: ChildConnection, E: ChildEffects>(
    of child: Child, _ connection: C, _ effects: E, isPart: Bool, at location: SourceLocation
  ) -> CompiledReducer<C.ParentState, C.ParentAction>
  where C.ChildState == Child.State, C.ChildAction == Child.Action, E.ID == C.ID {
    wiring?.addLink(connection.action)
    let child = lazily(child, isPart: isPart)
    let presence = presenceCheck { (state: C.ParentState, action: C.ParentAction) in
      connection.childID(of: action).map { connection.hasChild($0, in: state) } ?? false
    }
    return { [keepsOwners] state, action in
      guard let (id, childAction) = connection.extract(from: action) else { return .none }
      let effect = connection.modify(id, in: &state) { child.run(&$0, childAction) }
      guard let effect else {
        connection.missing(id, in: state).report(action, presence, at: location)
        return .none
      }
      switch effect.step {
      case .none: return .none
      case .send(let action): return .send(connection.embed(action, from: id))
      case .work(let work):
        let embedded = work.map { connection.embed($0, from: id) }
        let isTracked = effects.areTracked || child.mayHaveChildren
        guard isTracked || keepsOwners else { return Effect(step: .work(embedded)) }
        effects.begin(id)
        return .work(
          embedded, of: connection.childLocation(of: id).telling(onlyOwner: !isTracked))
      }
    }
  }
}
