/// The stores that were scoped with key paths and are still in use.
struct ChildStores {
  private var stores: [Scope: WeakStore] = [:]
  /// The number of stores from which on those that are no longer in use are removed.
  private var limit = 8

  /// The store that was scoped with these key paths, or a new one if it is no longer in use.
  ///
  /// - Parameter element: The ID of an element, if the key paths lead to a collection.
  mutating func store<Child: AnyObject>(
    at state: AnyKeyPath, _ action: AnyKeyPath, element: AnyHashable? = nil, _ make: () -> Child
  ) -> Child {
    let scope = Scope(state: state, action: action, element: element)
    if let known = stores[scope]?.store as? Child { return known }
    let store = make()
    if stores.count >= limit {
      stores = stores.filter { $0.value.store != nil }
      limit = max(8, stores.count * 2)
    }
    stores[scope] = WeakStore(store: store)
    return store
  }

  private struct Scope: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let element: AnyHashable?
  }

  private struct WeakStore {
    weak var store: AnyObject?
  }
}
