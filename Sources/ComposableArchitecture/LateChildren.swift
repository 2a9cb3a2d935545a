/// Children whose operators stand behind other reducers of the same feature.
///
/// Those others may take a child away before its operator's turn comes. To be able to tell, whether the child is there is looked
/// up before the first of them runs.
@usableFromInline
final class LateChildren<State, Action> {
  private var children: [(child: LateChild, isThere: (State, Action) -> Bool)] = []

  /// The late children of a sequence; one that stands in another sequence shares those of the other.
  @usableFromInline
  static func over(_ preparation: Preparation) -> (children: LateChildren, isOutermost: Bool) {
    guard let outer = preparation.late as? LateChildren else { return (LateChildren(), true) }
    return (outer, false)
  }

  @usableFromInline var isEmpty: Bool { children.isEmpty }

  /// The sequence, with a look at the children before it.
  @usableFromInline
  func watching(
    _ sequence: @escaping PreparedReducer<State, Action>
  ) -> PreparedReducer<State, Action> {
    { [children] state, action in
      for (child, isThere) in children { child.wasThere = isThere(state, action) }
      return sequence(&state, action)
    }
  }

  func add(_ isThere: @escaping (State, Action) -> Bool) -> LateChild {
    let child = LateChild()
    children.append((child, isThere))
    return child
  }
}

/// What is known of one late child.
@usableFromInline
final class LateChild {
  /// Whether the child that the present action is for was there before any reducer of its parent ran.
  @usableFromInline var wasThere = false
}

extension Preparation {
  /// Says how to tell whether an operator's child is there for an action; nil: nothing runs before the operator.
  @usableFromInline
  func lateChild<State, Action>(_ isThere: @escaping (State, Action) -> Bool) -> LateChild? {
    (late as? LateChildren<State, Action>)?.add(isThere)
  }
}
