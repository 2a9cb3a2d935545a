import OrderedCollections

extension Reducer {
  /// Runs a reducer on one element of a collection, the one that an action is for, before this
  /// reducer.
  ///
  /// ```swift
  /// struct State { var todos: IdentifiedArrayOf<Todo.State> = [] }
  /// enum Action { case addButtonTapped, todo(id: Todo.State.ID, action: Todo.Action) }
  ///
  /// Reduce { state, action in
  ///   switch action {
  ///   case .addButtonTapped:
  ///     state.todos.append(Todo.State(id: uuid()))
  ///     return .none
  ///   case .todo:
  ///     return .none
  ///   }
  /// }
  /// .forEach(\.todos, action: /Action.todo(id:action:)) {
  ///   Todo()
  /// }
  /// ```
  ///
  /// The element is changed in place; the other elements are not touched. It handles its action before
  /// this reducer may remove it, and its effects are merged first. If this reducer removes elements,
  /// their effects are cancelled, except for those that an element returns for the action that
  /// removes it. Each element has its own cancellation IDs. An action for an ID that no element has is
  /// reported as a warning and handled by this reducer alone.
  ///
  /// - Parameters:
  ///   - toElementsState: The property that holds the elements.
  ///   - toElementAction: The case that holds an element's ID and action.
  ///   - element: The reducer of one element.
  @inlinable
  @warn_unqualified_access
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: _CasePathParameter<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element>
  where ElementState == Element.State, ElementAction == Element.Action {
    _ForEachReducer(
      parent: self, element: element(),
      connection: ElementConnection(
        state: StoredPart(toElementsState), action: toElementAction._casePath),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension EmptyReducer {
  /// Runs a reducer on the elements of an array, and lets their effects continue when they are removed, as before `ReducerProtocol`.
  package func forEachOfOldTime<ID: Hashable, Element: Reducer>(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, Element.State>>,
    action: AnyCasePath<Action, (ID, Element.Action)>, element: Element, at location: SourceLocation
  ) -> _ForEachReducer<Self, ID, Element> {
    _ForEachReducer(
      parent: self, element: element,
      connection: ElementConnection(state: StoredPart(elements), action: action),
      location: location, endsEffects: false)
  }
}

/// The result of ``Reducer/forEach(_:action:element:fileID:filePath:line:column:)``.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable, Element: Reducer>: OperatorReducer {
  @usableFromInline typealias Connection = ElementConnection<
    Parent.State, Parent.Action, ID, Element.State, Element.Action
  >

  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let connection: Connection
  @usableFromInline let location: SourceLocation
  /// Whether the effects of elements end that the parent removes.
  @usableFromInline let endsEffects: Bool

  @inlinable
  init(
    parent: Parent, element: Element, connection: Connection, location: SourceLocation,
    endsEffects: Bool = true
  ) {
    self.endsEffects = endsEffects
    self.parent = parent
    self.element = element
    self.connection = connection
    self.location = location
  }

  @inlinable
  public func _compile(
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<Parent.State, Parent.Action> {
    let effects = ElementEffects<ID>(compiler)
    let element = compiler.child(
      element, through: connection, recordingEffectsIn: effects, at: location)
    let parent = parent._compile(compiler)
    guard endsEffects else { return element }
    return { [connection, elements = connection.state] state, action in
      let effect = element(&state, action)
      guard effects.hasBegun else { return effect.merge(with: parent(&state, action)) }
      let oldIDs = effects.keepsOldIDs ? elements.modify(&state) { $0.ids } : nil
      let parentEffect = parent(&state, action)
      let removed = effects.takeRemoved(from: oldIDs, to: elements.modify(&state) { $0.ids })
      // Effects that an element starts with the action that removes it continue: only earlier ones are cancelled.
      return connection.cancelEffects(of: removed).merge(with: effect).merge(with: parentEffect)
    }
  }
}

/// The elements of an identified array.
@usableFromInline
struct ElementConnection<ParentState, ParentAction, ID: Hashable, ChildState, ChildAction>:
  ChildConnection
{
  // What is read for every action comes first, in one cache line.
  @usableFromInline let onlyCase: CaseAccess<ParentAction, (ID, ChildAction)>?
  @usableFromInline let stored: StoredOffset<ParentState, IdentifiedArray<ID, ChildState>>?
  @usableFromInline let state: StoredPart<ParentState, IdentifiedArray<ID, ChildState>>
  @usableFromInline let action: AnyCasePath<ParentAction, (ID, ChildAction)>
  @usableFromInline let last = LastIndex()

  @inlinable
  init(
    state: StoredPart<ParentState, IdentifiedArray<ID, ChildState>>,
    action: AnyCasePath<ParentAction, (ID, ChildAction)>
  ) {
    self.state = state
    self.action = action
    stored = state.stored
    onlyCase = action.onlyCase
  }

  @inlinable
  func childID(of parentAction: ParentAction) -> ID? { action.extract(from: parentAction)?.0 }

  @inlinable
  @inline(__always)
  func extract(from parentAction: ParentAction) -> (id: ID, action: ChildAction)? {
    guard let onlyCase else { return action.extractThroughPath(from: parentAction) }
    return onlyCase.payload(ofOnlyCase: parentAction)
  }

  @inlinable
  @inline(__always)
  func embed(_ childAction: ChildAction, from id: ID) -> ParentAction {
    action.embed((id, childAction))
  }

  @inlinable
  func hasChild(_ id: ID, in parent: ParentState) -> Bool { state.value(in: parent)[id: id] != nil }

  @inlinable
  @inline(__always)
  func modify<R>(
    _ id: ID, in parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    guard let stored else { return modifyThroughKeyPath(id, &parent, body) }
    return stored.modify(&parent) { $0.modify(id: id, last: last, body) }
  }

  @inlinable
  @inline(never)
  func modifyThroughKeyPath<R>(
    _ id: ID, _ parent: inout ParentState, _ body: (inout ChildState) -> R
  ) -> R? {
    parent[keyPath: state.keyPath].modify(id: id, body)
  }

  @usableFromInline
  func childLocation(of id: ID) -> ChildLocation {
    ChildLocation(state.keyPath, element: EffectID(id))
  }

  @usableFromInline
  func missing(_ id: ID, in parent: ParentState) -> MissingChild {
    .noElement("forEach", state.keyPath, id: id)
  }

  @usableFromInline
  var description: ReducerDescription {
    ReducerDescription(
      "forEach", state.keyPath, action, childState: ChildState.self, childAction: ChildAction.self)
  }

  /// Cancels the effects of elements that were removed.
  @inlinable
  func cancelEffects(of removed: [ID]) -> Effect<ParentAction> {
    removed.isEmpty ? .none : .cancelChildren(at: removed.map(childLocation(of:)))
  }
}
