// Presentations and stacks with any types, for the shell.

package protocol PresentationStateType {
  static var childState: Any.Type { get }
  /// A presentation without a child.
  static var absent: Any { get }
  /// A presentation of a child, or `nil` if the state is of another type.
  static func presenting(_ child: Any) -> Any?
  var optionalChild: Any { get }
}

extension PresentationState: PresentationStateType {
  package static var childState: Any.Type { State.self }
  package static var absent: Any { Self(wrappedValue: nil) }
  package static func presenting(_ child: Any) -> Any? {
    (child as? State).map { Self(wrappedValue: $0) }
  }
  package var optionalChild: Any { wrappedValue as Any }
}

extension PresentationState: ChildStateContainer {
  static var isForEnumReducer: Bool { State.self is any CaseReducerState.Type }
}

package protocol PresentationActionType {
  static var childAction: Any.Type { get }
  /// The child's action as an action of the presentation, or `nil` if it is of another type.
  static func presenting(_ action: Any) -> Any?
  static var dismissal: Any { get }
  /// The child's action, or `nil` for a dismissal.
  var presentedAction: Any? { get }
}

extension PresentationAction: PresentationActionType {
  package static var childAction: Any.Type { Action.self }

  package static var dismissal: Any { Self.dismiss }

  package static func presenting(_ action: Any) -> Any? {
    (action as? Action).map { Self.presented($0) }
  }

  package var presentedAction: Any? {
    guard case .presented(let action) = self else { return nil }
    return action
  }
}

extension PresentationAction: ChildActionContainer {
  static var childKind: ChildCase.Kind { .presentation }
}

extension StackState: ChildStateContainer {
  static var isForEnumReducer: Bool { Element.self is any CaseReducerState.Type }
}

package protocol StackActionType: ElementAction {
  /// The removal of an element and all above it.
  static func removal(from id: StackElementID) -> Any
  /// The ID of the element that is pushed.
  var pushedID: StackElementID? { get }
}

extension StackAction: StackActionType {
  package static var idType: Any.Type { StackElementID.self }
  package static var childAction: Any.Type { Action.self }

  package static func removal(from id: StackElementID) -> Any { Self.popFrom(id: id) }

  package var pushedID: StackElementID? {
    if case .push(let id, _) = self { id } else { nil }
  }

  package static func make(id: Any, action: Any) -> Any? {
    guard let id = id as? StackElementID, let action = action as? Action else { return nil }
    return Self.element(id: id, action: action)
  }

  package var element: (id: Any, action: Any)? {
    guard case .element(let id, let action) = self else { return nil }
    return (id, action)
  }
}

extension StackAction: ChildActionContainer {
  static var childKind: ChildCase.Kind { .stack }
}
