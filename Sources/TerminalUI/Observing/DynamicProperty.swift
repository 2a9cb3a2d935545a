/// A property of a view whose value lives outside of the view and is found before its `body` is asked for.
///
/// Views are made anew for every screen; what they remember (``State``, ``StateObject``) is kept in a ``ViewMemory`` under the
/// view's place on the screen.
package protocol DynamicProperty {
  /// Finds the value.
  @MainActor
  func find(in context: ViewContext, property: Int)
}

/// Where a remembering property finds what it keeps.
final class RememberedPlace<Value> {
  private let makeInitial: () -> Value
  private var storage: RememberedStorage<Value>?

  init(_ makeInitial: @escaping () -> Value) { self.makeInitial = makeInitial }

  /// What is kept; a view that is on no screen keeps it itself.
  var kept: RememberedStorage<Value> {
    if let storage { return storage }
    let made = RememberedStorage(makeInitial())
    storage = made
    return made
  }

  @MainActor
  func find(in context: ViewContext, property: Int) {
    storage = context.memory.storage(at: context.place, property: property) { kept }
  }
}

/// One remembered value.
final class RememberedStorage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
