// The code by which the actions of a feature reach its children. It is made by what a body calls, so that the compiler knows the types there,
// and is as fast as a body that is written by hand.

/// What a part with one child remembers.
@usableFromInline
final class ChildMemory<State, Action> {
  var node: Node<State, Action>? { didSet { way = node?.way } }
  @exclusivity(unchecked)
  @usableFromInline private(set) var way: UnsafeMutablePointer<FeatureWay<State, Action>>?
  /// What the state of a child that comes and goes was distinguished by.
  private var identity: AnyHashable?

  /// Mounts and dismounts the child, and settles it.
  ///
  /// - Parameters:
  ///   - identity: What distinguishes the state now; `nil` if there is none.
  ///   - make: Makes the node.
  func settle(_ identity: AnyHashable?, _ make: () -> Node<State, Action>) -> Bool {
    guard identity != self.identity else { return node?.settle() ?? false }
    node?.dismount()
    node = nil
    self.identity = identity
    if identity != nil {
      let node = make()
      self.node = node
      node.mount()
      _ = node.settle()
    }
    return true
  }
}

/// How the actions of a feature reach a child.
@usableFromInline
struct ChildRoute<ParentState, ParentAction, State, Action> {
  /// Makes the code that handles an action.
  @usableFromInline let update:
    (ChildMemory<State, Action>) -> (inout ParentState, ParentAction) -> Void

  @inlinable
  init(
    _ update: @escaping (ChildMemory<State, Action>) -> (inout ParentState, ParentAction) -> Void
  ) { self.update = update }

  /// The route to a part that always exists.
  @inlinable
  static func field(
    _ path: WritableKeyPath<ParentState, State>, _ actions: ChildActions<ParentAction, Action>
  ) -> Self {
    let part = StoredPart(path)
    return Self { memory in
      { state, action in
        guard let action = actions.action(in: action), let way = memory.way else { return }
        part.modify(&state) { way.update(&$0, action) }
      }
    }
  }

  /// The route to an optional part.
  @inlinable
  static func optional(
    _ path: WritableKeyPath<ParentState, State?>, _ actions: ChildActions<ParentAction, Action>
  ) -> Self {
    let part = StoredPart(path)
    return Self { memory in
      { state, action in
        guard let action = actions.action(in: action), let way = memory.way else { return }
        part.modify(&state) { if $0 != nil { way.update(&$0!, action) } }
      }
    }
  }

  /// The route to the payload of a case.
  @inlinable
  static func payload(
    _ path: AnyCasePath<ParentState, State>, _ actions: ChildActions<ParentAction, Action>
  ) -> Self {
    Self { memory in
      { state, action in
        guard let action = actions.action(in: action), let way = memory.way else { return }
        _ = path.modifyMatching(&state) { way.update(&$0, action) }
      }
    }
  }
}

/// How the actions of a feature reach the elements of a collection.
@usableFromInline
struct ElementsRoute<ParentState, ParentAction, Elements: FeatureElements, Action> {
  @usableFromInline typealias Memory = ElementsMemory<Elements, Action>

  /// Makes the code that handles an action.
  @usableFromInline let update: (Memory) -> (inout ParentState, ParentAction) -> Void
  /// Whether the collection in a state is certainly the one whose elements are mounted.
  @usableFromInline let isUnchanged: (Memory, UnsafePointer<ParentState>) -> Bool

  @inlinable
  init(
    _ path: WritableKeyPath<ParentState, Elements>,
    _ actions: ChildActions<ParentAction, (Elements.Element.ID, Action)>
  ) {
    let part = StoredPart(path)
    update = { memory in
      { state, action in
        guard let (id, action) = actions.action(in: action), let element = memory.element(id)
        else { return }
        part.modify(&state) { elements in
          _ = element.change(&elements) { element.way.update(&$0, action) }
        }
      }
    }
    let offset = part.stored?.offset
    isUnchanged = { memory, state in
      guard let offset else { return false }
      let elements = UnsafeRawPointer(state) + offset
      return memory.known.contains(elements.assumingMemoryBound(to: Elements.self).pointee)
    }
  }
}
