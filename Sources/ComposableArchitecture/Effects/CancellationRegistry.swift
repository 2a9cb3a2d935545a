import Synchronization

/// What can be cancelled, by id: one for each store, and one for code that runs in none.
final class CancellationRegistry: Sendable {
  private let scopes = Mutex<[EffectID: [CancellationScope]]>([:])

  /// The registry of the store whose effect calls.
  static var current: CancellationRegistry { RunningEffect.current?.registry ?? process }

  private static let process = CancellationRegistry()

  /// Opens a scope under an id.
  func open(_ id: EffectID) -> CancellationScope {
    let scope = CancellationScope()
    scopes.withLock { $0[id, default: []].append(scope) }
    return scope
  }

  /// Forgets a scope whose work has ended.
  func close(_ scope: CancellationScope, _ id: EffectID) {
    scopes.withLock { scopes in
      scopes[id]?.removeAll { $0 === scope }
      if scopes[id]?.isEmpty == true { scopes[id] = nil }
    }
  }

  /// Cancels all that is open under an id, oldest first.
  func cancel(_ id: EffectID) {
    for scope in scopes.withLock({ $0.removeValue(forKey: id) ?? [] }) { scope.cancel() }
  }
}

/// Work that is cancelled together.
final class CancellationScope: Sendable {
  private let state = Mutex(State())

  private struct State {
    var isCancelled = false
    var nextEntry = 0
    var cancels: [(entry: Int, cancel: @Sendable () -> Void)] = []
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Adds something to cancel; in a scope that was cancelled before, it is cancelled at once.
  func add(_ cancel: @escaping @Sendable () -> Void) -> Int {
    let (entry, isCancelled) = state.withLock { state in
      state.nextEntry += 1
      if !state.isCancelled { state.cancels.append((state.nextEntry, cancel)) }
      return (state.nextEntry, state.isCancelled)
    }
    if isCancelled { cancel() }
    return entry
  }

  func remove(_ entry: Int) {
    state.withLock { state in state.cancels.removeAll { $0.entry == entry } }
  }

  /// Cancels everything, in the order in which it was added.
  func cancel() {
    let cancels = state.withLock { state in
      state.isCancelled = true
      defer { state.cancels = [] }
      return state.cancels
    }
    for (_, cancel) in cancels { cancel() }
  }
}
