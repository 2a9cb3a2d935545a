import OrderedCollections
import Reflection

extension Reducer {
  /// Runs a reducer on the one element of a collection that an action is for, and before this
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
  /// The element is changed in place; the others are not touched. It has reacted before this
  /// reducer may remove it, and its effects merge first. The effects of elements that this reducer
  /// removes are cancelled. Cancel ids that an element uses are its own. An action for an id that
  /// no element has is reported and passed on to this reducer alone.
  ///
  /// - Parameters:
  ///   - toElementsState: The property that holds the elements.
  ///   - toElementAction: The case that holds an element's id and action.
  ///   - element: The reducer of one element.
  @inlinable
  @warn_unqualified_access
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element>
  where ElementState == Element.State, ElementAction == Element.Action {
    _ForEachReducer(
      parent: self, state: toElementsState, action: toElementAction, element: element(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// What ``Reducer/forEach(_:action:element:fileID:filePath:line:column:)`` makes of a reducer.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable, Element: Reducer>: OperatorReducer {
  /// The elements.
  public typealias Elements = IdentifiedArray<ID, Element.State>

  @usableFromInline let parent: Parent
  @usableFromInline let state: WritableKeyPath<Parent.State, Elements>
  @usableFromInline let action: AnyCasePath<Parent.Action, (ID, Element.Action)>
  @usableFromInline let element: Element
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent, state: WritableKeyPath<Parent.State, Elements>,
    action: AnyCasePath<Parent.Action, (ID, Element.Action)>, element: Element,
    location: SourceLocation
  ) {
    self.parent = parent
    self.state = state
    self.action = action
    self.element = element
    self.location = location
  }

  /// Prepares the element, then the parent.
  @inlinable
  public func _prepare(
    _ preparation: Preparation
  ) -> PreparedReducer<Parent.State, Parent.Action> {
    let work = ElementWork<ID>(preparation)
    let place = StoredPart(state)
    let claim = { [action] (state: Parent.State, parentAction: Parent.Action) -> ActionClaim in
      guard let (id, _) = action.extract(from: parentAction) else { return .notIts }
      return place.value(in: state)[id: id] != nil ? .element(id) : .elementIsMissing(id)
    }
    let element = preparation.node(
      ReducerDescription("forEach", state, action, Element.self), claim: claim
    ) {
      prepareElement(place, work, $0)
    }
    let parent = parent._prepare(preparation)
    return { [state = self.state] parentState, action in
      let effect = element(&parentState, action)
      guard work.hasBegun else { return effect.merge(with: parent(&parentState, action)) }
      let held = work.isWorthHolding ? place.modify(&parentState) { $0.ids } : nil
      let parentEffect = parent(&parentState, action)
      let gone = work.takeRemoved(from: held, to: place.modify(&parentState) { $0.ids })
      return effect.merge(with: parentEffect).merge(with: .end(gone, in: state))
    }
  }

  @inlinable
  func prepareElement(
    _ place: StoredPart<Parent.State, Elements>, _ work: ElementWork<ID>,
    _ preparation: Preparation
  ) -> PreparedReducer<Parent.State, Parent.Action> {
    preparation.wiring?.addLink(action)
    let element = preparation.lazily(element)
    let late = preparation.lateChild { [action] (parent: Parent.State, parentAction) in
      action.extract(from: parentAction).map { place.value(in: parent)[id: $0.0] != nil } ?? false
    }
    return { [state, action, location] parent, parentAction in
      guard let (id, elementAction) = action.extract(from: parentAction) else { return .none }
      let effect = place.modify(&parent) { elements in
        elements.modify(id: id) { element.reducer(&$0, elementAction) }
      }
      guard let effect else {
        ChildUnavailable.isMissing("forEach", state, id: id)
          .report(parentAction, late, at: location)
        return .none
      }
      if effect.isNone { return .none }
      if effect.isWork { work.begin(id) }
      return effect.embedded({ action.embed((id, $0)) }) {
        ChildPlace(state, element: EffectID(id))
      }
    }
  }
}

extension Effect {
  /// Cancels what elements that are gone have asked for.
  @inlinable
  static func end<ID: Hashable>(_ ids: [ID], in elements: AnyKeyPath) -> Self {
    guard !ids.isEmpty else { return .none }
    return .ending(ids.map { ChildPlace(elements, element: EffectID($0)) })
  }
}
