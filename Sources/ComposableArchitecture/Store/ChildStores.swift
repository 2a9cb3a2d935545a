/// The stores that were scoped with key paths and are still in use.
struct ChildStores {
  private var stores: [Scope: WeakStore] = [:]

  /// The store that was scoped with these key paths, or a new one if it is no longer in use.
  mutating func store<Child: AnyObject>(
    at state: AnyKeyPath, _ action: AnyKeyPath, _ make: () -> Child
  ) -> Child {
    let scope = Scope(state: state, action: action)
    if let known = stores[scope]?.store as? Child { return known }
    let store = make()
    stores = stores.filter { $0.value.store != nil }
    stores[scope] = WeakStore(store: store)
    return store
  }

  private struct Scope: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
  }

  private struct WeakStore {
    weak var store: AnyObject?
  }
}
