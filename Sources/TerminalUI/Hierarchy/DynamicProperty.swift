/// A property of a view whose value is stored outside of the view.
///
/// Views are created again for every screen. What they keep (``State``, ``StateObject``) is stored in a ``ViewMemory`` under
/// the position of the view, and connected before `body` is evaluated.
package protocol DynamicProperty {
  /// Finds the value for the property with an index.
  @MainActor
  func connect(to context: ViewContext, property: Int)
}

/// The stored value of a property, in a ``ViewMemory`` once the property is connected.
final class PropertyStorage<Value> {
  private let makeInitial: () -> Value
  private var connected: StoredValue<Value>?

  init(_ makeInitial: @escaping () -> Value) { self.makeInitial = makeInitial }

  /// The value. A view that is on no screen stores it itself.
  var value: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  @MainActor
  func connect(to context: ViewContext, property: Int) {
    connected = context.memory.storage(at: context.path, property: property) { storage }
  }

  private var storage: StoredValue<Value> {
    if let connected { return connected }
    let initial = StoredValue(makeInitial())
    connected = initial
    return initial
  }
}
