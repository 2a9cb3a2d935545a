import Synchronization

/// The effects that can be cancelled, by ID.
///
/// Each store has a registry, with a child registry for each child that has effects in flight. Code
/// outside of stores shares one registry. The IDs of a child are its own: they do not reach its parent
/// or its siblings. An ID of a parent reaches all children.
final class CancellationRegistry: Sendable {
  /// Cancelled when the child is removed.
  let scope = CancellationScope()
  private let parent: CancellationRegistry?
  private let location: ChildLocation?
  private let state = Mutex(State())

  private struct State {
    var scopes: [EffectID: [Int: CancellationScope]] = [:]
    var children: [ChildLocation: CancellationRegistry] = [:]
    var users = 0
    /// The intervals of throttled effects, by the path to the child and the ID. Only in the registry of a
    /// store or of the process, because that of a child ends with the child's last effect.
    var throttling: [[AnyHashable]: ThrottleMemory] = [:]
  }

  /// - Parameter stores: The stores of the session, if they are compared.
  init(in stores: StoreGroup? = nil) {
    parent = nil
    location = nil
    stores?.add(self)
  }

  private init(parent: CancellationRegistry, location: ChildLocation) {
    self.parent = parent
    self.location = location
  }

  /// The registry of the store or child whose effect is running, or that of the process.
  static var current: CancellationRegistry { RunningEffect.current?.registry ?? process }

  private static let process = CancellationRegistry()

  /// The registry for IDs that are used here.
  var ids: CancellationRegistry {
    guard let parent, let location, !location.ownsCancelIDs else { return self }
    return parent.ids
  }

  func open(_ id: EffectID) -> CancellationScope {
    let scope = CancellationScope()
    state.withLock { $0.scopes[id, default: [:]][scope.number] = scope }
    return scope
  }

  /// Removes a scope whose work has ended.
  func close(_ scope: CancellationScope, _ id: EffectID) {
    state.withLock { state in
      state.scopes[id]?[scope.number] = nil
      if state.scopes[id]?.isEmpty == true { state.scopes[id] = nil }
    }
  }

  /// Cancels all open scopes with an ID, here and in the children, oldest first.
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

// MARK: Other stores

extension CancellationRegistry {
  /// Cancels all open scopes with an ID, and notes effects of other stores that have the same ID.
  ///
  /// Before version 1.20.1 of TCA, cancellation IDs belonged to the process, so the effects of other stores were cancelled, too. Here they
  /// go on, which hides the mistake from people who use such a version. An ID is only shared by children at the same place.
  func cancel(_ id: EffectID, comparing stores: StoreGroup?) {
    if let stores {
      let root = rootAndPath.0, locations = locations
      let isShared = stores.members(of: CancellationRegistry.self).contains { other in
        other !== root && other.child(at: locations)?.hasOpenScope(id) == true
      }
      if isShared { RuntimeWarning.sharedCancelID(id).report() }
    }
    cancel(id)
  }

  /// The registry of a child that has effects in flight.
  private func child(at locations: [ChildLocation]) -> CancellationRegistry? {
    var registry = self
    for location in locations {
      guard let child = registry.state.withLock({ $0.children[location] }) else { return nil }
      registry = child
    }
    return registry
  }

  /// Whether a scope with an ID is open here or in the children.
  private func hasOpenScope(_ id: EffectID) -> Bool {
    let (isOpen, children) = state.withLock { state in
      (state.scopes[id] != nil, Array(state.children.values))
    }
    return isOpen || children.contains { $0.hasOpenScope(id) }
  }
}

// MARK: Throttling

extension CancellationRegistry {
  /// The interval in which effects with an ID are throttled here.
  subscript(throttling id: EffectID) -> ThrottleMemory {
    get {
      let (root, path) = rootAndPath
      return root.state.withLock { $0.throttling[path + [AnyHashable(id)]] } ?? ThrottleMemory()
    }
    set {
      let (root, path) = rootAndPath
      root.state.withLock { $0.throttling[path + [AnyHashable(id)]] = newValue }
    }
  }

  /// The intervals of all IDs, by the path to the child and the ID. Only in the registry of a store or of the process.
  var throttling: [[AnyHashable]: ThrottleMemory] {
    get { state.withLock(\.throttling) }
    set { state.withLock { $0.throttling = newValue } }
  }

  /// The registry of the store or of the process, and the locations of the children on the way from it.
  private var rootAndPath: (CancellationRegistry, [AnyHashable]) {
    guard let parent, let location else { return (self, []) }
    let (root, path) = parent.rootAndPath
    return (root, path + [AnyHashable(location)])
  }
}

// MARK: Children

extension CancellationRegistry {
  /// The locations of the children on the way from the store to here.
  var locations: [ChildLocation] {
    guard let parent, let location else { return [] }
    return parent.locations + [location]
  }

  /// Whether children have effects in flight.
  var hasChildren: Bool { !state.withLock(\.children.isEmpty) }

  /// The registry of a child. Each call must be balanced with a call of `leave` on the result.
  func enterChild(at location: ChildLocation) -> CancellationRegistry {
    let child = state.withLock { state in
      let child =
        state.children[location] ?? CancellationRegistry(parent: self, location: location)
      state.children[location] = child
      return child
    }
    child.state.withLock { $0.users += 1 }
    return child
  }

  /// Ends the use by one of the child's effects.
  func leave() {
    let users = state.withLock { state in
      state.users -= 1
      return state.users
    }
    guard users == 0, let parent, let location else { return }
    parent.state.withLock { state in
      if state.children[location] === self { state.children[location] = nil }
    }
  }

  /// Cancels all effects of a child and of its own children. A later child at the same location gets a
  /// new registry.
  func endChild(at location: ChildLocation) {
    state.withLock { $0.children.removeValue(forKey: location) }?.scope.cancel()
  }
}

/// Work that is cancelled together.
final class CancellationScope: Sendable {
  /// A number that is larger for newer scopes.
  let number = CancellationScope.counter.wrappingAdd(1, ordering: .relaxed).newValue
  private let state = Mutex(State())

  private static let counter = Atomic<Int>(0)

  private struct State {
    var isCancelled = false
    var lastEntry = 0
    /// The oldest entry is stored separately: most scopes never have another and need no dictionary.
    var first: (entry: Int, cancel: @Sendable () -> Void)?
    var others: [Int: @Sendable () -> Void] = [:]
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Adds work. If the scope is already cancelled, the work is cancelled immediately.
  func add(_ cancel: @escaping @Sendable () -> Void) -> Int {
    let (entry, isCancelled) = state.withLock { state in
      state.lastEntry += 1
      let entry = state.lastEntry
      guard !state.isCancelled else { return (entry, true) }
      if entry == 1 { state.first = (entry, cancel) } else { state.others[entry] = cancel }
      return (entry, false)
    }
    if isCancelled { cancel() }
    return entry
  }

  func remove(_ entry: Int) {
    state.withLock { state in
      if state.first?.entry == entry { state.first = nil } else { state.others[entry] = nil }
    }
  }

  /// Cancels all work in the order in which it was added.
  func cancel() {
    let (first, others) = state.withLock { state in
      state.isCancelled = true
      defer { (state.first, state.others) = (nil, [:]) }
      return (state.first, state.others)
    }
    first?.cancel()
    for (_, cancel) in others.sorted(by: { $0.key < $1.key }) { cancel() }
  }
}
