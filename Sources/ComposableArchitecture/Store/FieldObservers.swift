import Observation
import Synchronization

/// The fields of a store's state that are observed.
///
/// A field is compared with its last value after each send. As observation with
/// `withObservationTracking` ends with the first change, a field that changed is not compared until it is
/// read again.
@MainActor
final class FieldObservers<State> {
  /// All fields that were ever observed.
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
    let field = known(keyPath) ?? add(ObservedField(keyPath, areEqual()))
    field.access(value())
    if stopObserving == nil { stopObserving = observe() }
  }

  /// Notifies the observers of the fields that have changed.
  ///
  /// Without observed fields, it ends the observation of the store. It does not end with a change, because
  /// observers usually read the field again.
  func update(_ state: State) {
    let observed = fields.filter(\.isObserved)
    guard !observed.isEmpty else {
      stopObserving?()
      stopObserving = nil
      return
    }
    let changed = observed.filter { $0.hasChanged(in: state) }
    for field in changed { field.forget() }
    for field in changed { field.notify() }
  }

  private func known<Value>(_ keyPath: KeyPath<State, Value>) -> ObservedField<State, Value>? {
    let field = fields.first { $0.keyPath === keyPath || $0.keyPath == keyPath }
    return field as? ObservedField<State, Value>
  }

  private func add<Value>(_ field: ObservedField<State, Value>) -> ObservedField<State, Value> {
    fields.append(field)
    return field
  }
}

/// An observed field whose type is not known.
@MainActor
private class FieldObserver<State> {
  let keyPath: PartialKeyPath<State>

  init(_ keyPath: PartialKeyPath<State>) { self.keyPath = keyPath }

  /// Whether the field was read and has not changed since.
  var isObserved: Bool { false }
  func hasChanged(in state: State) -> Bool { false }
  func forget() {}
  func notify() {}
}

private final class ObservedField<State, Value>: FieldObserver<State> {
  private let field: KeyPath<State, Value>
  /// The value that was read; `nil` after a change.
  private var value: Value?
  private let areEqual: (Value, Value) -> Bool
  private let subject = ObservedSubject()

  init(_ keyPath: KeyPath<State, Value>, _ areEqual: @escaping (Value, Value) -> Bool) {
    field = keyPath
    self.areEqual = areEqual
    super.init(keyPath)
  }

  /// Registers a read while the field has a value.
  func access(_ current: @autoclosure () -> Value) {
    if value == nil { value = .some(current()) }
    subject.access()
  }

  override var isObserved: Bool { value != nil }

  override func hasChanged(in state: State) -> Bool {
    value.map { !areEqual($0, state[keyPath: field]) } ?? false
  }

  override func forget() { value = nil }

  override func notify() { subject.notify() }
}

/// What observation tracks in place of a field.
///
/// Its type is not generic: the key path of a generic type would be made anew for each read.
@MainActor
private final class ObservedSubject: Observable {
  private let registrar = ObservationRegistrar()
  private nonisolated var value: Void { () }
  private static let path: KeyPath<ObservedSubject, Void> = \.value

  func access() { registrar.access(self, keyPath: Self.path) }
  func notify() { registrar.withMutation(of: self, keyPath: Self.path) {} }
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
