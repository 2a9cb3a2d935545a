import Observation

/// The fields of a store's state that are observed.
///
/// A field is compared with its last value after each send. As observation with
/// `withObservationTracking` ends with the first change, a field that changed is forgotten until it is
/// read again.
@MainActor
final class FieldObservers<State> {
  private var fields: [FieldObserver<State>] = []
  private var stopObserving: (() -> Void)?

  /// Registers a read of a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: Its value now.
  ///   - areEqual: How its values are compared.
  ///   - observe: Starts to observe the store and returns a function that stops it.
  func access<Value>(
    _ keyPath: KeyPath<State, Value>, _ value: @autoclosure () -> Value,
    areEqual: @autoclosure () -> (Value, Value) -> Bool,
    observe: () -> () -> Void
  ) {
    if let known = fields.first(where: { $0.keyPath === keyPath || $0.keyPath == keyPath }) {
      known.access()
      return
    }
    let field = ObservedField(keyPath, value(), areEqual())
    fields.append(field)
    field.access()
    if stopObserving == nil { stopObserving = observe() }
  }

  /// Notifies the observers of the fields that have changed.
  func update(_ state: State) {
    let changed = fields.filter { $0.hasChanged(in: state) }
    guard !changed.isEmpty else { return }
    fields.removeAll { field in changed.contains { $0 === field } }
    if fields.isEmpty {
      stopObserving?()
      stopObserving = nil
    }
    for field in changed { field.notify() }
  }
}

/// An observed field whose type is not known.
@MainActor
private class FieldObserver<State> {
  let keyPath: PartialKeyPath<State>

  init(_ keyPath: PartialKeyPath<State>) { self.keyPath = keyPath }

  func access() {}
  func hasChanged(in state: State) -> Bool { false }
  func notify() {}
}

private final class ObservedField<State, Value>: FieldObserver<State>, Observable {
  private let field: KeyPath<State, Value>
  private let value: Value
  private let areEqual: (Value, Value) -> Bool
  private let registrar = ObservationRegistrar()

  init(
    _ keyPath: KeyPath<State, Value>, _ value: Value, _ areEqual: @escaping (Value, Value) -> Bool
  ) {
    field = keyPath
    self.value = value
    self.areEqual = areEqual
    super.init(keyPath)
  }

  override func access() { registrar.access(self, keyPath: \.value) }

  override func hasChanged(in state: State) -> Bool { !areEqual(value, state[keyPath: field]) }

  override func notify() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
