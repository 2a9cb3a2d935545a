/// What an operator knows of the work that its children have asked for.
///
/// Only while some of it may be running is it worth looking whether a child has gone away.
@usableFromInline
final class ChildWork<Child> {
  /// Whether any work was ever asked for. A reducer that is prepared for a store that runs already
  /// cannot know.
  @exclusivity(unchecked)
  @usableFromInline var hasBegun: Bool
  @usableFromInline lazy var watch = ChildWatch<Child>.make()

  @inlinable
  init(_ preparation: Preparation) { hasBegun = !preparation.isForNewStore }

  /// Runs the parent; when afterwards the child is gone, or another, what the old one asked for is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - look: Calls a function with the child; false if there is none.
  ///   - place: Where the child is.
  @inlinable
  func runParent<State, Action>(
    _ parent: PreparedReducer<State, Action>, _ state: inout State, _ action: Action,
    look: (inout State, (Child) -> Bool) -> Bool, place: () -> ChildPlace
  ) -> Effect<Action> {
    let watch = watch
    guard look(&state, watch.remember) else { return parent(&state, action) }
    let effect = parent(&state, action)
    return look(&state, watch.isSame) ? effect : effect.merge(with: .ending([place()]))
  }
}

extension Effect {
  /// Cancels what children that are gone have asked for.
  @usableFromInline
  static func ending(_ places: [ChildPlace]) -> Self { Self(step: .work(.endChildren(places))) }

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
