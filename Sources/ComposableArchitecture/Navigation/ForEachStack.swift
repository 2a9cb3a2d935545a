import OrderedCollections

extension Reducer {
  /// Runs the reducers of the screens in a navigation stack before this reducer.
  ///
  /// ```swift
  /// struct State { var path = StackState<Path.State>() }
  /// enum Action { case path(StackAction<Path.State, Path.Action>) }
  ///
  /// Reduce { state, action in
  ///   switch action {
  ///   case .path(.element(id: _, action: .detail(.deleteButtonTapped))):
  ///     state.path.removeLast()
  ///     return .none
  ///   case .path:
  ///     return .none
  ///   }
  /// }
  /// .forEach(\.path, action: /Action.path) {
  ///   Path()
  /// }
  /// ```
  ///
  /// - An element handles its action first, then this reducer does.
  /// - For ``StackAction/popFrom(id:)``, this reducer runs first and still sees the elements. Then they
  ///   are removed.
  /// - For ``StackAction/push(id:state:)``, the element is added first.
  /// - When an element is removed, its effects are cancelled.
  /// - In an element, `@Dependency(\.dismiss)` sends ``StackAction/popFrom(id:)``.
  /// - An action for an ID that is not in the stack is reported as a warning and handled by this
  ///   reducer alone.
  ///
  /// - Parameters:
  ///   - toStackState: The property that holds the stack.
  ///   - toStackAction: The case that holds the stack's actions.
  ///   - destination: The reducer of one element.
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: _CasePathParameter<
      Action, StackAction<DestinationState, DestinationAction>
    >,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination>
  where DestinationState == Destination.State, DestinationAction == Destination.Action {
    _StackReducer(
      parent: self, element: destination(),
      stack: StackConnection(state: StoredPart(toStackState), action: toStackAction._casePath),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the reducers of the screens in a navigation stack before this reducer.
  ///
  /// ```swift
  /// .forEach(\.path, action: \.path) { Path() }
  /// ```
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination>
  where DestinationState == Destination.State, DestinationAction == Destination.Action {
    self.forEach(
      toStackState, action: AnyCasePath(toStackAction), destination: destination,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the reducers of the screens in a navigation stack, which an enum reducer lists.
  ///
  /// ```swift
  /// .forEach(\.path, action: \.path)
  /// ```
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, _CaseReducerBody<DestinationState.StateReducer>>
  where
    DestinationState.StateReducer: CaseReducer,
    DestinationState.StateReducer.Action == DestinationAction
  {
    self.forEach(
      toStackState, action: AnyCasePath(toStackAction),
      destination: { _CaseReducerBody<DestinationState.StateReducer>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

public struct _StackReducer<Parent: Reducer, Element: Reducer>: OperatorReducer {
  @usableFromInline typealias Stack = StackConnection<
    Parent.State, Parent.Action, Element.State, Element.Action
  >

  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let stack: Stack
  @usableFromInline let location: SourceLocation

  @inlinable
  public func _compile(
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<Parent.State, Parent.Action> {
    let memory = StackMemory(hasBegun: !compiler.isForNewStore)
    let element = compiler.operatorNode(stack) { compiler in
      stack.runner(of: self.element, compiler, memory, at: location)
    }
    let parent = parent._compile(compiler)
    let tracer = compiler.tracer
    return { [stack] state, action in
      let former = stack.formerElements(in: &state, memory)
      let elementEffect = element(&state, action)
      let popping = memory.takePopping()
      let effect = elementEffect.merge(with: parent(&state, action))
      if let popping {
        if let tracer {
          tracer.tracing(stack.description, in: &state) { stack.pop(from: popping, in: &$0) }
        } else {
          stack.pop(from: popping, in: &state)
        }
      }
      guard memory.hasBegun else { return effect }
      // Effects that an element starts with the action that removes it continue: only earlier ones are cancelled.
      let first = memory.takeFirst()
      return stack.cancelEffects(ofRemoved: former ?? first, in: &state).merge(with: effect)
    }
  }
}

/// What a stack does after an action, and whether it does anything.
@usableFromInline
final class StackMemory {
  /// Whether an element may have effects in flight.
  // Unchecked: nothing else accesses it while the reducer runs.
  @exclusivity(unchecked)
  @usableFromInline var hasBegun: Bool
  /// The element that has started the first effect, until the action is over.
  // Unchecked: as above.
  @exclusivity(unchecked)
  @usableFromInline var first: StackElementID?
  /// The element from which on the action pops after all reducers have handled it.
  // Unchecked: as above.
  @exclusivity(unchecked)
  @usableFromInline var popping: StackElementID?

  @inlinable
  init(hasBegun: Bool) { self.hasBegun = hasBegun }

  /// The element that has started the first effect with this action.
  @inlinable
  func takeFirst() -> OrderedSet<StackElementID>? {
    guard let id = first else { return nil }
    first = nil
    return [id]
  }

  /// The element from which on the action pops, once.
  @inlinable
  func takePopping() -> StackElementID? {
    guard let id = popping else { return nil }
    popping = nil
    return id
  }
}

/// How `forEach` reaches the elements of a stack.
@usableFromInline
struct StackConnection<ParentState, ParentAction, ChildState, ChildAction>: ChildConnection {
  @usableFromInline let state: StoredPart<ParentState, StackState<ChildState>>
  @usableFromInline let action: AnyCasePath<ParentAction, StackAction<ChildState, ChildAction>>
  @usableFromInline let last = LastIndex()

  @inlinable
  func childID(of parentAction: ParentAction) -> StackElementID? {
    switch action.extract(from: parentAction) {
    case .element(let id, _), .popFrom(let id): id
    case .push, nil: nil
    }
  }

  @inlinable
  func extract(from parentAction: ParentAction) -> (id: StackElementID, action: ChildAction)? {
    guard case .element(let id, let childAction) = action.extract(from: parentAction) else {
      return nil
    }
    return (id, childAction)
  }

  @inlinable
  func embed(_ childAction: ChildAction, from id: StackElementID) -> ParentAction {
    action.embed(.element(id: id, action: childAction))
  }

  @inlinable
  func hasChild(_ id: StackElementID, in parent: ParentState) -> Bool {
    state.value(in: parent).elementsByID[id] != nil
  }

  @inlinable
  func modify<R>(
    _ id: StackElementID, in parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    state.modify(&parent) { stack in
      guard let index = stack.elementsByID.keys.index(of: id, last) else { return nil }
      return body(&stack.elementsByID.values[index])
    }
  }

  @usableFromInline
  func childLocation(of id: StackElementID) -> ChildLocation {
    ChildLocation(state.keyPath, element: EffectID(id))
  }

  @usableFromInline
  func missing(_ id: StackElementID, in parent: ParentState) -> MissingChild {
    missing(id, in: parent, listsElements: false)
  }

  @usableFromInline
  func missing(
    _ id: StackElementID, in parent: ParentState, listsElements: Bool
  ) -> MissingChild {
    .noElement(
      "forEach", state.keyPath, id: id, code: .stackElement,
      others: listsElements ? state.value(in: parent).ids.map { "\($0)" } : nil)
  }

  @usableFromInline
  var description: ReducerDescription {
    ReducerDescription(
      "forEach", state.keyPath, action, childState: ChildState.self, childAction: ChildAction.self)
  }
}

extension StackConnection {
  /// Runs an element on its actions, and pushes elements.
  @inlinable
  func runner<Element: Reducer>(
    of element: Element, _ compiler: ReducerCompiler, _ memory: StackMemory,
    at location: SourceLocation
  ) -> CompiledReducer<ParentState, ParentAction>
  where Element.State == ChildState, Element.Action == ChildAction {
    compiler.wiring?.addLink(action)
    let element = compiler.lazily(element)
    let presence = compiler.presenceCheck { (state: ParentState, action: ParentAction) in
      childID(of: action).map { hasChild($0, in: state) } ?? false
    }
    return { state, parentAction in
      switch action.extract(from: parentAction) {
      case nil: return .none
      case .push(let id, let child):
        push(child, id, in: &state, parentAction, at: location)
        return .none
      case .popFrom(let id):
        memory.popping = id
        if modify(id, in: &state, { _ in }) == nil {
          missing(id, in: state, listsElements: true).report(parentAction, presence, at: location)
        }
        return .none
      case .element(let id, let childAction):
        let effect = modify(id, in: &state) { child in
          var effect = Effect<ChildAction>.none
          PresentedFeature.running { effect = element.run(&child, childAction) }
          return effect
        }
        guard let effect else {
          missing(id, in: state).report(parentAction, presence, at: location)
          return .none
        }
        return embed(effect, of: id, memory)
      }
    }
  }

  @inlinable
  func embed(
    _ effect: Effect<ChildAction>, of id: StackElementID, _ memory: StackMemory
  ) -> Effect<ParentAction> {
    switch effect.step {
    case .none: return .none
    case .send(let childAction): return .send(embed(childAction, from: id))
    case .work(let work):
      if !memory.hasBegun { (memory.hasBegun, memory.first) = (true, id) }
      return .work(
        work.map { embed($0, from: id) }, of: childLocation(of: id),
        dismiss: action.embed(.popFrom(id: id)))
    }
  }

  /// Removes an element and those above it, unless the parent has removed it already.
  ///
  /// - Returns: Whether the stack has changed.
  @inlinable
  @discardableResult
  func pop(from id: StackElementID, in parent: inout ParentState) -> Bool {
    state.modify(&parent) { stack in
      guard stack.elementsByID[id] != nil else { return false }
      stack.pop(from: id)
      return true
    }
  }

  @usableFromInline
  func push(
    _ child: ChildState, _ id: StackElementID, in parent: inout ParentState,
    _ parentAction: ParentAction, at location: SourceLocation
  ) {
    let isNew = state.modify(&parent) { stack in
      guard stack.elementsByID[id] == nil else { return false }
      stack.elementsByID[id] = child
      return true
    }
    let generator = DependencyValues._current.stackElementID
    let next = generator.nextNumber
    let isOfFuture = id.number > next
    generator.skip(id)
    let isMistake = isOfFuture && DependencyValues._current.context == .test
    guard !isNew || isMistake else { return }
    RuntimeWarning(
      .stackElement,
      "forEach received \(ActionLabel.text(of: parentAction)) with ID \(id), which "
        + (isNew ? "no stack has created yet" : "is in \(state.keyPath.text) already"),
      causes: [
        isNew
          ? "the test pushes an ID out of order: the next one is #\(next)"
          : "the same push was sent twice: create a new ID for each"
      ], at: location
    ).report()
  }

  /// The elements that were on the stack after the last action. They may have effects in flight.
  ///
  /// They are read before the reducers run, because they may replace the whole stack.
  @inlinable
  func formerElements(
    in parent: inout ParentState, _ memory: StackMemory
  ) -> OrderedSet<StackElementID>? {
    memory.hasBegun ? state.modify(&parent) { $0.seen } : nil
  }

  /// Cancels the effects of former elements that were removed, and records the current elements.
  @inlinable
  func cancelEffects(
    ofRemoved former: OrderedSet<StackElementID>?, in parent: inout ParentState
  ) -> Effect<ParentAction> {
    let removed = state.modify(&parent) { stack -> [StackElementID] in
      if !haveSameBytes(stack.seen, stack.elementsByID.keys) {
        stack.seen = stack.elementsByID.keys
      }
      guard let former, !haveSameBytes(former, stack.elementsByID.keys) else { return [] }
      return former.filter { stack.elementsByID[$0] == nil }
    }
    return removed.isEmpty ? .none : .cancelChildren(at: removed.map(childLocation(of:)))
  }
}
