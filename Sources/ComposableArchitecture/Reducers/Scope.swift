/// Runs a child reducer on a part of the state, for the actions of the child.
///
/// Put it before the parent's own reducer. A parent that runs first may replace the child's state
/// before the child has handled its action.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.amountControl, action: /Action.amountControl) {
///     AmountControl()
///   }
///   Reduce { state, action in … }
/// }
/// ```
public struct Scope<ParentState, ParentAction, Child: Reducer>: OperatorReducer {
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline let connection: Connection
  @usableFromInline let child: Child

  @usableFromInline
  enum Connection {
    case property(
      PropertyConnection<ParentState, ParentAction, Child.State, Child.Action>)
    case enumCase(CaseConnection<ParentState, ParentAction, Child.State, Child.Action>)
  }

  /// Scopes to a child whose state is a property.
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child's reducer.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: _CasePathParameter<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    connection = .property(
      PropertyConnection(state: StoredPart(toChildState), action: toChildAction._casePath))
    self.child = child()
  }

  /// Scopes to a child that handles the actions of its parent.
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: `.self`.
  ///   - child: The child's reducer.
  @_disfavoredOverload
  @inlinable
  public init<ChildState, Itself: _WholeAction & _CasePathOnly & _NotKeyPath>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: Itself,
    @ReducerBuilder<ChildState, ParentAction> child: () -> Child
  ) where ChildState == Child.State, ParentAction == Child.Action {
    connection = .property(
      PropertyConnection(state: StoredPart(toChildState), action: .self))
    self.child = child()
  }

  /// Scopes to a child whose state is the payload of an enum's case.
  ///
  /// If the state is in another case, an action for the child changes nothing and is reported as a
  /// warning.
  ///
  /// - Parameters:
  ///   - toChildState: The case that holds the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child's reducer.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: _CasePathParameter<ParentState, ChildState>,
    action toChildAction: _CasePathParameter<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    connection = .enumCase(
      CaseConnection(
        operatorName: "Scope", state: toChildState._casePath, action: toChildAction._casePath,
        ownsCancelIDs: false,
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: line, column: column)))
    self.child = child()
  }

  @inlinable
  public func _compile(
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<ParentState, ParentAction> {
    switch connection {
    case .property(let connection):
      return compiler.operatorNode(connection) { runner(of: connection, $0) }
    case .enumCase(let connection):
      return compiler.child(
        child, through: connection, recordingEffectsIn: UntrackedEffects(), isPart: isPart,
        at: connection.sourceLocation)
    }
  }

  /// Whether the child receives the parent's own actions.
  @usableFromInline var isPart: Bool { ParentAction.self == Child.Action.self }

  /// A child in a property is always there and cannot contain its parent, so it is compiled
  /// immediately and called directly.
  @inlinable
  func runner(
    of connection: PropertyConnection<ParentState, ParentAction, Child.State, Child.Action>,
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<ParentState, ParentAction> {
    compiler.wiring?.addLink(connection.action)
    let child = compiler.feature(self.child, isPart: isPart)
    let run = child.reducer
    let (mayHaveChildren, keepsOwners) = (child.mayHaveChildren, compiler.keepsOwners)
    return { state, action in
      guard let (_, childAction) = connection.extract(from: action) else { return .none }
      let effect = connection.modify((), in: &state) { run(&$0, childAction) }!
      switch effect.step {
      case .none: return .none
      case .send(let action): return .send(connection.embed(action, from: ()))
      case .work(let work):
        let embedded = work.map { connection.embed($0, from: ()) }
        guard mayHaveChildren || keepsOwners else { return Effect(step: .work(embedded)) }
        return .work(
          embedded, of: connection.childLocation(of: ()).telling(onlyOwner: !mayHaveChildren))
      }
    }
  }
}

/// A child in a property.
@usableFromInline
struct PropertyConnection<ParentState, ParentAction, ChildState, ChildAction>:
  SingleChildConnection
{
  // What is read for every action comes first, in one cache line.
  @usableFromInline let onlyCase: CaseAccess<ParentAction, ChildAction>?
  @usableFromInline let stored: StoredOffset<ParentState, ChildState>?
  @usableFromInline let state: StoredPart<ParentState, ChildState>
  @usableFromInline let action: AnyCasePath<ParentAction, ChildAction>

  @inlinable
  init(
    state: StoredPart<ParentState, ChildState>, action: AnyCasePath<ParentAction, ChildAction>
  ) {
    self.state = state
    self.action = action
    stored = state.stored
    onlyCase = action.onlyCase
  }

  @inlinable
  func hasChild(_ id: Void, in parent: ParentState) -> Bool { true }

  @inlinable
  @inline(__always)
  func modify<R>(
    _ id: Void, in parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    guard let stored else { return modifyThroughKeyPath(&parent, body) }
    return stored.modify(&parent, body)
  }

  @inlinable
  @inline(never)
  func modifyThroughKeyPath<R>(
    _ parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R {
    body(&parent[keyPath: state.keyPath])
  }

  @usableFromInline
  func childLocation(of id: Void) -> ChildLocation {
    ChildLocation(state.keyPath, ownsCancelIDs: false)
  }

  @usableFromInline
  func missing(_ id: Void, in parent: ParentState) -> MissingChild {
    preconditionFailure("A child in a property is always there.")
  }

  @usableFromInline
  var description: ReducerDescription {
    ReducerDescription(
      "Scope", state.keyPath, action, childState: ChildState.self, childAction: ChildAction.self)
  }
}
