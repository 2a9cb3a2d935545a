extension Reducer {
  /// Runs the reducer of a presented child before this reducer, while the child is presented.
  ///
  /// ```swift
  /// struct State { @PresentationState var editor: Editor.State? }
  /// enum Action { case editButtonTapped, editor(PresentationAction<Editor.Action>) }
  ///
  /// Reduce { state, action in
  ///   switch action {
  ///   case .editButtonTapped:
  ///     state.editor = Editor.State()
  ///     return .none
  ///   case .editor:
  ///     return .none
  ///   }
  /// }
  /// .ifLet(\.$editor, action: /Action.editor) {
  ///   Editor()
  /// }
  /// ```
  ///
  /// - The child handles its action first, then this reducer does.
  /// - For ``PresentationAction/dismiss``, this reducer runs first and still sees the child. Then the
  ///   state becomes `nil`.
  /// - Any action of an alert or a dialog closes it.
  /// - When the child is dismissed or replaced with another child, its effects are cancelled, except for those
  ///   that it returns for the action that removes it. A child with another `id` or in another case counts as
  ///   another child.
  /// - In the child, `@Dependency(\.dismiss)` sends ``PresentationAction/dismiss``.
  /// - An action for a child that is `nil` is reported as a warning and handled by this reducer alone.
  ///
  /// - Parameters:
  ///   - toPresentationState: The property that holds the child's state: `\.$editor`.
  ///   - toPresentationAction: The case that holds the child's actions.
  ///   - destination: The child's reducer.
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: _CasePathParameter<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination>
  where DestinationState == Destination.State, DestinationAction == Destination.Action {
    _PresentationReducer(
      parent: self, child: destination(),
      field: PresentationField(toPresentationState), action: toPresentationAction._casePath,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the reducer of a presented child before this reducer, while the child is presented.
  ///
  /// ```swift
  /// .ifLet(\.$editor, action: \.editor) { Editor() }
  /// ```
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination>
  where DestinationState == Destination.State, DestinationAction == Destination.Action {
    self.ifLet(
      toPresentationState, action: AnyCasePath(toPresentationAction), destination: destination,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Closes an alert or a dialog after each of its actions.
  ///
  /// ```swift
  /// .ifLet(\.$alert, action: \.alert)
  /// ```
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    self.ifLet(
      toPresentationState, action: AnyCasePath(toPresentationAction),
      destination: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Closes an alert or a dialog after each of its actions.
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: _CasePathParameter<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    self.ifLet(
      toPresentationState, action: toPresentationAction._casePath, destination: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the reducer of an enum of children, one of which is presented.
  ///
  /// ```swift
  /// .ifLet(\.$destination, action: \.destination)
  /// ```
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, _CaseReducerBody<DestinationState.StateReducer>>
  where
    DestinationState.StateReducer: CaseReducer,
    DestinationState.StateReducer.Action == DestinationAction
  {
    self.ifLet(
      toPresentationState, action: AnyCasePath(toPresentationAction),
      destination: { _CaseReducerBody<DestinationState.StateReducer>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

public struct _CaseReducerBody<R: CaseReducer>: OperatorReducer {
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<R.State, R.Action> {
    compiler.node(ReducerDescription(feature: R.self)) { R.body._compile($0) }
  }
}

/// The result of `ifLet` for a presented child.
public struct _PresentationReducer<Parent: Reducer, Child: Reducer>: OperatorReducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let field: PresentationField<Parent.State, Child.State>
  @usableFromInline let action: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
  @usableFromInline let location: SourceLocation

  @inlinable
  public func _compile(
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<Parent.State, Parent.Action> {
    let presentation = Presentation<Parent.State, Parent.Action, Child.State, Child.Action>(
      field: field, action: action, hasBegun: !compiler.isForNewStore)
    let child = compiler.operatorNode(presentation) { compiler in
      presentation.runner(of: self.child, compiler, at: location)
    }
    let parent = parent._compile(compiler)
    let tracer = compiler.tracer
    return { state, action in
      let former = presentation.formerChild(in: &state)
      let childEffect = child(&state, action)
      let closing = presentation.takeClosing()
      let effect = childEffect.merge(with: parent(&state, action))
      if let closing {
        if let tracer {
          tracer.tracing(presentation.description, in: &state) {
            presentation.close(closing, in: &$0)
          }
        } else {
          presentation.close(closing, in: &state)
        }
      }
      guard presentation.hasBegun else { return effect }
      // Effects that the child starts with the action that removes it continue: only earlier ones are cancelled.
      return presentation.cancelEffects(of: former, in: &state).merge(with: effect)
    }
  }
}

/// How `ifLet` reaches a presented child.
@usableFromInline
final class Presentation<ParentState, ParentAction, ChildState, ChildAction>: ChildConnection {
  @usableFromInline let field: PresentationField<ParentState, ChildState>
  @usableFromInline let action: AnyCasePath<ParentAction, PresentationAction<ChildAction>>
  @usableFromInline let type = PresentedType<ChildState>()
  /// Whether an effect of a child was ever started. `true` for a store that is already running, as its effects are not known.
  // Unchecked: nothing else accesses it while the reducer runs.
  @exclusivity(unchecked)
  @usableFromInline var hasBegun: Bool
  /// The child that has started the first effect, until the action is over.
  // Unchecked: as above.
  @exclusivity(unchecked)
  @usableFromInline var first: PresentedID?
  /// The child that the action closes after all reducers have handled it.
  // Unchecked: as above.
  @exclusivity(unchecked)
  @usableFromInline var closing: PresentedID?

  @inlinable
  init(
    field: PresentationField<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, PresentationAction<ChildAction>>, hasBegun: Bool
  ) {
    self.field = field
    self.action = action
    self.hasBegun = hasBegun
  }

  @inlinable
  func childID(of parentAction: ParentAction) -> Void? { action ~= parentAction ? () : nil }

  @inlinable
  func extract(from parentAction: ParentAction) -> (id: Void, action: ChildAction)? {
    guard case .presented(let childAction) = action.extract(from: parentAction) else { return nil }
    return ((), childAction)
  }

  @inlinable
  func embed(_ childAction: ChildAction, from id: Void) -> ParentAction {
    action.embed(.presented(childAction))
  }

  @inlinable
  func hasChild(_ id: Void, in parent: ParentState) -> Bool {
    parent[keyPath: field.keyPath].wrappedValue != nil
  }

  @inlinable
  func modify<R>(
    _ id: Void, in parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    field.modify(&parent) { presentation in
      guard presentation.box?.state != nil else { return nil }
      return presentation.modifyChild(body)
    }
  }

  @usableFromInline
  func childLocation(of id: Void) -> ChildLocation { ChildLocation(field.keyPath) }

  @usableFromInline
  func missing(_ id: Void, in parent: ParentState) -> MissingChild {
    .isNil("ifLet", place: field.text)
  }

  @usableFromInline
  var description: ReducerDescription {
    ReducerDescription(
      "ifLet", place: field.text, action, childState: ChildState.self,
      childAction: ChildAction.self)
  }
}

extension Presentation {
  @inlinable
  func runner<Child: Reducer>(
    of child: Child, _ compiler: ReducerCompiler, at location: SourceLocation
  ) -> CompiledReducer<ParentState, ParentAction>
  where Child.State == ChildState, Child.Action == ChildAction {
    compiler.wiring?.addLink(action)
    let child = compiler.lazily(child)
    let presence = compiler.presenceCheck { [self] (state: ParentState, action: ParentAction) in
      childID(of: action) != nil && hasChild((), in: state)
    }
    return { [self] state, parentAction in
      guard let presentationAction = action.extract(from: parentAction) else { return .none }
      guard case .presented(let childAction) = presentationAction else {
        closing = id(in: &state)
        if closing == nil { missing((), in: state).report(parentAction, presence, at: location) }
        return .none
      }
      let result = modify((), in: &state) { childState in
        let id = type.id(of: childState)
        if type.mayBeEphemeral, type.closes(id, childAction) { closing = id }
        var effect = Effect<ChildAction>.none
        PresentedFeature.running { effect = child.run(&childState, childAction) }
        return (id, effect)
      }
      guard let (id, effect) = result else {
        missing((), in: state).report(parentAction, presence, at: location)
        return .none
      }
      return embed(effect, of: id)
    }
  }

  @inlinable
  func embed(_ effect: Effect<ChildAction>, of id: PresentedID) -> Effect<ParentAction> {
    switch effect.step {
    case .none: return .none
    case .send(let childAction): return .send(embed(childAction, from: ()))
    case .work(let work):
      if !hasBegun { (hasBegun, first) = (true, id) }
      return .work(
        work.map { self.embed($0, from: ()) }, of: field.childLocation(of: id),
        dismiss: action.embed(.dismiss))
    }
  }

  /// The child that the action closes, once.
  @inlinable
  func takeClosing() -> PresentedID? {
    guard let id = closing else { return nil }
    closing = nil
    return id
  }

  @inlinable
  func id(in state: inout ParentState) -> PresentedID? {
    field.modify(&state) { $0.box?.state.map { type.id(of: $0) } }
  }

  /// Closes a child, unless the reducers have presented another one.
  ///
  /// - Returns: Whether it was closed.
  @inlinable
  @discardableResult
  func close(_ id: PresentedID, in state: inout ParentState) -> Bool {
    field.modify(&state) { presentation in
      guard presentation.box?.state.map({ type.id(of: $0) }) == id else { return false }
      presentation.wrappedValue = nil
      return true
    }
  }

  /// The child that was presented after the last action. It may have effects in flight. `nil` if no child has had any.
  ///
  /// It is read before the reducers run, because they may replace the whole state of the parent.
  @inlinable
  func formerChild(in state: inout ParentState) -> PresentedID? {
    hasBegun ? field.modify(&state) { $0.box?.seen } : nil
  }

  /// Cancels the effects of the former child if it is no longer presented, and records the current one.
  @inlinable
  func cancelEffects(
    of former: PresentedID?, in state: inout ParentState
  ) -> Effect<ParentAction> {
    let current = field.modify(&state) { presentation -> PresentedID? in
      guard let box = presentation.box else { return nil }
      var id = box.state.map { type.id(of: $0) }
      if type.mayBeEphemeral, let known = id, type.isEphemeral(known) { id = nil }
      if id != box.seen { presentation.uniqueBox().seen = id }
      return id
    }
    let first = first
    self.first = nil
    guard let former = former ?? first, former != current else { return .none }
    return .cancelChildren(at: [field.childLocation(of: former)])
  }
}
