// A view that shows the store of a child depends on which child there is. What changes in the child concerns the child's own view, if
// the child's fields can be observed.
extension Store where State: ObservableState {
  /// The state of an optional child. Inside an observation, the observer is notified when the child appears, disappears, or is replaced by
  /// one with another identity.
  func presence<Child>(of state: KeyPath<State, Child?>) -> Child? {
    let child = withState { $0[keyPath: state] }
    guard mayBeObserved else { return child }
    if hasObservedFields(Child.self) {
      let type = ComparedChild<Child>()
      access(
        state.appending(path: \.[presentedAs: type]), child[presentedAs: type],
        in: type.bytes(of: state))
    } else {
      access(state, child)
    }
    return child
  }

  /// The elements of a collection. Inside an observation, the observer is notified when elements come, go, or move.
  func rows<ID, Element>(
    of state: KeyPath<State, IdentifiedArray<ID, Element>>
  ) -> IdentifiedArray<ID, Element> {
    let elements = withState { $0[keyPath: state] }
    guard mayBeObserved else { return elements }
    if hasObservedFields(Element.self) {
      access(state.appending(path: \.ids), elements.ids, in: PartBytes(of: state))
    } else {
      access(state, elements)
    }
    return elements
  }

  /// The state of an enum of features. Inside an observation, the observer is notified when another case, or a feature with another identity,
  /// takes the place of the current one.
  ///
  /// The macro `@Reducer` uses it.
  public var _$featureState: State {
    let state = withState { $0 }
    guard mayBeObserved else { return state }
    if hasObservedFields(State.self) {
      let type = ComparedChild<State>()
      access(\State.[identityAs: type], state[identityAs: type], in: type.bytes(of: \State.self))
    } else {
      access(\.self, state)
    }
    return state
  }
}

/// Whether the fields of all values of a type can be observed. A case with an alert, for example, has none.
private func hasObservedFields<Child>(_ type: Child.Type) -> Bool {
  guard type is any ObservableState.Type else { return false }
  return EnumLayout.of(type)?.cases.allSatisfy { element in
    element.payload.map { $0 is any ObservableState.Type } ?? true
  } ?? true
}

/// Whether two values of a field are the same child, or contain the same children. An app then tells those that read the field of nothing, and
/// those that read the changed fields of a child of these.
package func haveSameChildren(_ old: Any, _ new: Any) -> Bool {
  func open<Values: ChildValues>(_: Values.Type) -> Bool {
    Values.haveSame(old as! Values, new as! Values)
  }
  func openChild<Child: ObservableState>(_: Child.Type) -> Bool {
    let type = ComparedChild<Child>()
    let (old, new) = (old as! Child, new as! Child)
    return hasObservedFields(Child.self) && old[identityAs: type] == new[identityAs: type]
  }
  let type: Any.Type = type(of: old)
  if let type = type as? any ChildValues.Type { return open(type) }
  return (type as? any ObservableState.Type).map { openChild($0) } ?? false
}

/// A type whose values contain children.
private protocol ChildValues {
  static func haveSame(_ old: Self, _ new: Self) -> Bool
}

extension Optional: ChildValues where Wrapped: ObservableState {
  static func haveSame(_ old: Self, _ new: Self) -> Bool {
    let type = ComparedChild<Wrapped>()
    return hasObservedFields(Wrapped.self) && old[presentedAs: type] == new[presentedAs: type]
  }
}

extension IdentifiedArray: ChildValues where Element: ObservableState {
  static func haveSame(_ old: Self, _ new: Self) -> Bool {
    hasObservedFields(Element.self) && old.ids == new.ids
  }
}

/// How the children of a type are told apart, as a part of a key path.
private struct ComparedChild<Child>: Hashable {
  let type = PresentedType<Child>()

  /// The bytes that tell children apart. An ID may be stored elsewhere, in an object that does not change its address.
  func bytes<Root, Value>(of part: KeyPath<Root, Value>) -> PartBytes? {
    type.mayHaveID ? nil : PartBytes(of: part)
  }

  // It depends on the type alone.
  static func == (lhs: Self, rhs: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension Optional {
  fileprivate subscript(presentedAs child: ComparedChild<Wrapped>) -> PresentedID? {
    map(child.type.id)
  }
}

extension ObservableState {
  fileprivate subscript(identityAs child: ComparedChild<Self>) -> PresentedID {
    child.type.id(of: self)
  }
}
