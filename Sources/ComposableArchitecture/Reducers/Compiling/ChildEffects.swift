import OrderedCollections

/// For children that are never removed.
@usableFromInline
struct UntrackedEffects: ChildEffects {
  @inlinable
  init() {}

  @inlinable var areTracked: Bool { false }

  @inlinable
  func begin(_ id: Void) {}
}

/// The effects of an optional child.
///
/// Only if an effect may be in flight is it necessary to find out whether the child was removed.
@usableFromInline
final class OptionalChildEffects<Child>: ChildEffects {
  /// Whether an effect was ever started. `true` for a store that is already running, as its effects
  /// are not known.
  @exclusivity(unchecked)
  @usableFromInline var hasBegun: Bool
  @usableFromInline lazy var identity = ChildIdentity<Child>.make()

  @inlinable
  init(_ compiler: ReducerCompiler) { hasBegun = !compiler.isForNewStore }

  @inlinable var areTracked: Bool { true }

  @inlinable
  func begin(_ id: Void) { hasBegun = true }

  /// Runs the parent, which may remove or replace the child. The effects of the old child are then
  /// cancelled, except for the one that the child has returned for this action.
  ///
  /// Without effects (``hasBegun``), the parent can be called directly.
  @inlinable
  func runParent<C: ChildConnection>(
    _ parent: CompiledReducer<C.ParentState, C.ParentAction>, _ state: inout C.ParentState,
    _ action: C.ParentAction, _ connection: C, childEffect: Effect<C.ParentAction>
  ) -> Effect<C.ParentAction> where C.ChildState == Child, C.ID == Void {
    let identity = identity
    guard connection.modify((), in: &state, { identity.store($0) }) != nil else {
      return childEffect.merge(with: parent(&state, action))
    }
    let effect = childEffect.merge(with: parent(&state, action))
    if connection.modify((), in: &state, { identity.matches($0) }) == true { return effect }
    // Earlier effects are cancelled first.
    return .cancelChildren(at: [connection.childLocation(of: ())]).merge(with: effect)
  }
}

/// The identity of a child: its `id` if its state is `Identifiable`, and its case if it is an enum.
@usableFromInline
class ChildIdentity<Child> {
  private final let cases = EnumCases<Child>()
  private final var tag = 0

  fileprivate init() {}

  /// The variant that fits the type of the child.
  @usableFromInline
  static func make() -> ChildIdentity {
    func open<I: Identifiable>(_: I.Type) -> ChildIdentity { IdentifiableIdentity<Child, I>() }
    return (Child.self as? any Identifiable.Type).map { open($0) } ?? ChildIdentity()
  }

  /// Stores the identity of `child`.
  @usableFromInline
  func store(_ child: Child) { tag = tag(of: child) }

  /// Whether `child` has the identity that was stored last.
  @usableFromInline
  func matches(_ child: Child) -> Bool { tag == tag(of: child) }

  private final func tag(of child: Child) -> Int { cases?.tag(of: child) ?? 0 }
}

/// The identity of a child with an `id`. `I` is `Child`, known to be identifiable.
private final class IdentifiableIdentity<Child, I: Identifiable>: ChildIdentity<Child> {
  private var id: I.ID?

  override func store(_ child: Child) {
    id = id(of: child)
    super.store(child)
  }

  override func matches(_ child: Child) -> Bool {
    defer { id = nil }
    return id(of: child) == id && super.matches(child)
  }

  private func id(of child: Child) -> I.ID {
    withIdentical(child, as: I.self) { $0.id }
  }
}

/// The effects of the elements of a collection: which elements have ever started one.
@usableFromInline
final class ElementEffects<ID: Hashable>: ChildEffects {
  // Unchecked: nothing else accesses it while the reducer runs.
  @exclusivity(unchecked)
  @usableFromInline var ids: OrderedSet<ID> = []
  /// `false` for a store that is already running: any element may have started an effect before.
  @usableFromInline let isComplete: Bool

  @inlinable
  init(_ compiler: ReducerCompiler) { isComplete = compiler.isForNewStore }

  @inlinable var areTracked: Bool { true }

  @inlinable
  func begin(_ id: ID) { ids.append(id) }

  @inlinable var hasBegun: Bool { !isComplete || !ids.isEmpty }

  /// Whether to keep a copy of the elements' IDs while the parent runs.
  ///
  /// The copy shows immediately that no element was added or removed, but it makes a change of the
  /// IDs copy them. For few elements a lookup of each is faster.
  @inlinable var keepsOldIDs: Bool { !isComplete || ids.count > 16 }

  /// Returns and forgets the elements that were removed, in the order of their first effects.
  ///
  /// - Parameter old: The IDs before the parent ran, if they were kept.
  @inlinable
  func takeRemoved(from old: OrderedSet<ID>?, to new: OrderedSet<ID>) -> [ID] {
    if let old, haveSameBytes(old, new) { return [] }
    guard isComplete else { return old?.filter { !new.contains($0) } ?? [] }
    guard !ids.allSatisfy(new.contains) else { return [] }
    return forgetRemoved(to: new)
  }

  @inlinable
  @inline(never)
  func forgetRemoved(to new: OrderedSet<ID>) -> [ID] {
    let removed = ids.filter { !new.contains($0) }
    ids.removeAll { !new.contains($0) }
    return Array(removed)
  }
}
