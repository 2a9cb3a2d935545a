import Synchronization

/// What can be cancelled, by id: one for each store, with one below it for each child that has work
/// under way, and one for code that runs in no store.
///
/// A child's ids are its own: they do not reach its parent or the children beside it. A parent's id
/// reaches all children below.
final class CancellationRegistry: Sendable {
  /// Cancelled when the child goes away.
  let scope = CancellationScope()
  private let parent: CancellationRegistry?
  private let place: ChildLocation?
  private let state = Mutex(State())

  private struct State {
    var scopes: [EffectID: [Int: CancellationScope]] = [:]
    var children: [ChildLocation: CancellationRegistry] = [:]
    var users = 0
  }

  init() {
    parent = nil
    place = nil
  }

  private init(parent: CancellationRegistry, place: ChildLocation) {
    self.parent = parent
    self.place = place
  }

  /// The registry of the store, or of the child in it, whose effect calls.
  static var current: CancellationRegistry { RunningEffect.current?.registry ?? process }

  private static let process = CancellationRegistry()

  /// Where ids are known that are used here.
  var ids: CancellationRegistry {
    guard let parent, let place, !place.ownsCancelIDs else { return self }
    return parent.ids
  }

  /// Opens a scope under an id.
  func open(_ id: EffectID) -> CancellationScope {
    let scope = CancellationScope()
    state.withLock { $0.scopes[id, default: [:]][scope.number] = scope }
    return scope
  }

  /// Forgets a scope whose work has ended.
  func close(_ scope: CancellationScope, _ id: EffectID) {
    state.withLock { state in
      state.scopes[id]?[scope.number] = nil
      if state.scopes[id]?.isEmpty == true { state.scopes[id] = nil }
    }
  }

  /// Cancels all that is open under an id, here and in the children below, oldest first.
  func cancel(_ id: EffectID) {
    for scope in take(id).sorted(by: { $0.number < $1.number }) { scope.cancel() }
  }

  private func take(_ id: EffectID) -> [CancellationScope] {
    let (own, children) = state.withLock { state in
      (state.scopes.removeValue(forKey: id)?.values.map { $0 } ?? [], Array(state.children.values))
    }
    return children.reduce(into: own) { $0 += $1.take(id) }
  }
}

extension CancellationRegistry {
  /// Whether children have work under way.
  var hasChildren: Bool { !state.withLock(\.children.isEmpty) }

  /// The registry of a child, until as many calls of `leave` have come.
  func enterChild(at place: ChildLocation) -> CancellationRegistry {
    let child = state.withLock { state in
      let child = state.children[place] ?? CancellationRegistry(parent: self, place: place)
      state.children[place] = child
      return child
    }
    child.state.withLock { $0.users += 1 }
    return child
  }

  /// One of the child's effects has ended.
  func leave() {
    let users = state.withLock { state in
      state.users -= 1
      return state.users
    }
    guard users == 0, let parent, let place else { return }
    parent.state.withLock { state in
      if state.children[place] === self { state.children[place] = nil }
    }
  }

  /// Cancels all that a child and the children below it have under way; one that comes to its place
  /// later starts anew.
  func endChild(at place: ChildLocation) {
    state.withLock { $0.children.removeValue(forKey: place) }?.scope.cancel()
  }
}
