import Observation
import Synchronization

/// The fields of a store's state that are observed.
///
/// A field is compared with its last value after each send. As observation with
/// `withObservationTracking` ends with the first change, a field that changed is forgotten until it is
/// read again.
@MainActor
final class FieldObservers<State> {
  private var fields: [FieldObserver<State>] = []
  private var stopObserving: (() -> Void)?
  private let detector = TrackingDetector()

  /// Whether the current code runs inside `withObservationTracking`.
  var areTracking: Bool { detector.isTracking }

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

/// Finds out whether observation is tracking the reads of the current code.
///
/// The library `Observation` does not say. But it hashes the key path of a read that it tracks, and only
/// then. So the detector reads a key path with an argument that records when it is hashed.
@MainActor
private final class TrackingDetector: Observable {
  private let registrar = ObservationRegistrar()

  var isTracking: Bool {
    Argument.wasHashed.store(false, ordering: .relaxed)
    registrar.access(self, keyPath: Self.path)
    return Argument.wasHashed.load(ordering: .relaxed)
  }

  private static let path: KeyPath<TrackingDetector, Void> = \.[Argument()]

  private nonisolated subscript(argument: Argument) -> Void { () }

  private struct Argument: Hashable {
    /// Only used on the main actor, but hashing is not isolated.
    static let wasHashed = Atomic(false)

    func hash(into hasher: inout Hasher) { Self.wasHashed.store(true, ordering: .relaxed) }
  }
}
