/// What an operator knows of the work that its children have asked for.
///
/// Only while some of it may be running is it worth looking whether a child has gone away.
@usableFromInline
final class ChildWork<Child> {
  /// Whether any work was ever asked for. A reducer that is prepared for a store that runs already cannot know.
  @exclusivity(unchecked)
  @usableFromInline var hasBegun: Bool
  private lazy var identification = ChildIdentification<Child>()

  @inlinable
  init(_ preparation: Preparation) { hasBegun = preparation.wiring == nil }

  /// Who a child is.
  @usableFromInline
  func identity(of child: Child) -> ChildIdentity { identification.identity(of: child) }

  /// Runs the parent; when afterwards the child is gone, or another, what the old one asked for is cancelled.
  @usableFromInline
  func runParent<State, Action>(
    _ parent: PreparedReducer<State, Action>, _ state: inout State, _ action: Action,
    identity: (inout State) -> ChildIdentity?, place: () -> ChildPlace
  ) -> Effect<Action> {
    let before = identity(&state)
    let effect = parent(&state, action)
    guard let before, identity(&state) != before else { return effect }
    return effect.merge(with: Effect(step: .work(.endChildren([place()]))))
  }
}

extension Effect {
  /// A child's effect as the parent's: actions embedded, work under the child's place.
  @inlinable
  @inline(__always)
  func embedded<ParentAction>(
    _ embed: @escaping (Action) -> ParentAction, at place: () -> ChildPlace
  ) -> Effect<ParentAction> {
    switch step {
    case .none: return .none
    case .send(let action): return .send(embed(action))
    case .work(let work): return .work(of: work.map(embed), at: place())
    }
  }

  @usableFromInline
  static func work(of work: EffectWork<Action>, at place: ChildPlace) -> Self {
    Self(step: .work(.child(Self(step: .work(work)), at: place)))
  }

  @inlinable
  @inline(__always)
  var isWork: Bool {
    if case .work = step { return true }
    return false
  }
}
