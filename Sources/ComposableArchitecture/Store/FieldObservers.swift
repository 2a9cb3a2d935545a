import Synchronization

/// The fields of a store's state that are observed.
///
/// A field is compared with its last value after each send. As observation with
/// `withObservationTracking` ends with the first change, a field that changed is not compared until it is
/// read again.
@MainActor
@usableFromInline
package final class FieldObservers<State> {
  /// All fields that were ever observed.
  private var fields: [FieldObserver<State>] = []
  let parts: ObservedParts

  /// - Parameter state: The address of the state of a root store; `nil` for a child store, which computes its state.
  package init(state: UnsafeRawPointer?) { parts = ObservedParts(state) }

  /// Observes the store and returns a function that stops it.
  private var observe: (() -> () -> Void)?
  private var stopObserving: (() -> Void)?

  /// Registers a read of a field that was observed before through the same key path object, as are all reads
  /// by one expression.
  ///
  /// It does not ask whether observation tracks the read, because that costs as much as registering it.
  ///
  /// - Returns: Whether the field was observed before.
  func access<Value>(_ keyPath: KeyPath<State, Value>, _ value: Value) -> Bool {
    for field in fields where field.keyPath === keyPath {
      guard let field = field as? ObservedField<State, Value> else { return false }
      access(field, value)
      return true
    }
    return false
  }

  /// Registers a read that observation tracks.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: Its value now.
  ///   - bytes: The bytes in which it is stored, if they are known.
  ///   - areEqual: How its values are compared.
  ///   - observe: Starts to observe the store and returns a function that stops it.
  func add<Value>(
    _ keyPath: KeyPath<State, Value>, _ value: Value, in bytes: @autoclosure () -> PartBytes?,
    areEqual: @autoclosure () -> (Value, Value) -> Bool, observe: @escaping () -> () -> Void
  ) {
    self.observe = observe
    let known = fields.first { $0.keyPath == keyPath } as? ObservedField<State, Value>
    if let known { return access(known, value) }
    let field = ObservedField(keyPath, in: bytes(), areEqual())
    fields.append(field)
    parts.add(field.part)
    access(field, value)
  }

  /// Whether the fields must be compared. Otherwise, their bytes show that nothing has changed.
  package var mayHaveChanged: Bool { parts.mayHaveChanged }

  /// Returns the fields that have changed. Their observers are to be notified; after that, they are not
  /// observed until they are read again.
  ///
  /// Without observed fields, it ends the observation of the store. It does not end with a change, because
  /// observers usually read the field again.
  package func takeChanged(in state: State) -> [FieldObserver<State>] {
    var isAnyObserved = false
    var changed: [FieldObserver<State>] = []
    for field in fields where field.isObserved {
      isAnyObserved = true
      if parts.match(field.part) { continue }
      if field.hasChanged(in: state) { changed.append(field) } else { parts.take(field.part) }
    }
    if !isAnyObserved {
      stopObserving?()
      stopObserving = nil
    }
    for field in changed { field.forget() }
    return changed
  }

  /// Registers a read of a part of the state, if observation tracks it.
  package func addRead<Value>(
    of keyPath: KeyPath<State, Value>, _ value: Value, isStored: Bool,
    observe: @escaping () -> () -> Void
  ) {
    if access(keyPath, value) || !areReadsTracked { return }
    add(
      keyPath, value, in: isStored ? PartBytes(of: keyPath) : nil,
      areEqual: equality(of: Value.self), observe: observe)
  }

  private func access<Value>(_ field: ObservedField<State, Value>, _ value: Value) {
    field.access(value, in: parts)
    if stopObserving == nil { stopObserving = observe?() }
  }
}

/// The bytes of the observed fields of a root store. Usually, they show that nothing has changed.
@MainActor
final class ObservedParts {
  private let state: UnsafeRawPointer?
  // Unchecked: it is read and appended to at once, and no other code runs at that time.
  @exclusivity(unchecked)
  private var parts: [ObservedPart] = []

  fileprivate init(_ state: UnsafeRawPointer?) { self.state = state }

  fileprivate func add(_ part: ObservedPart) { parts.append(part) }

  fileprivate func take(_ part: ObservedPart) {
    if let state { part.bytes?.take(from: state) }
  }

  /// Whether a field is known to be unchanged, without reading it.
  fileprivate func match(_ part: ObservedPart) -> Bool {
    guard let state, let bytes = part.bytes else { return false }
    return bytes.match(state)
  }

  /// Whether the fields must be compared: `false` if one is observed and all of them have the same bytes.
  var mayHaveChanged: Bool {
    guard state != nil else { return true }
    var isAnyObserved = false
    for index in parts.indices where parts[index].isObserved {
      isAnyObserved = true
      guard match(parts[index]) else { return true }
    }
    return !isAnyObserved
  }
}

/// A field in ``ObservedParts``.
@MainActor
final class ObservedPart {
  // Unchecked: as above.
  @exclusivity(unchecked)
  fileprivate var isObserved = false
  fileprivate let bytes: PartBytes?

  init(_ bytes: PartBytes?) { self.bytes = bytes }
}

/// An observed field whose type is not known.
@MainActor
package class FieldObserver<State> {
  let keyPath: PartialKeyPath<State>
  let part: ObservedPart

  init(_ keyPath: PartialKeyPath<State>, _ bytes: PartBytes?) {
    self.keyPath = keyPath
    part = ObservedPart(bytes)
  }

  /// Whether the field was read and has not changed since.
  final var isObserved: Bool { part.isObserved }
  func hasChanged(in state: State) -> Bool { false }
  func forget() {}
  package func notify() {}
}

private final class ObservedField<State, Value>: FieldObserver<State> {
  private let field: KeyPath<State, Value>
  /// The value that was read; `nil` after a change.
  private var value: Value?
  private let areEqual: (Value, Value) -> Bool
  private let subject = ObservedSubject()

  init(
    _ keyPath: KeyPath<State, Value>, in bytes: PartBytes?,
    _ areEqual: @escaping (Value, Value) -> Bool
  ) {
    field = keyPath
    self.areEqual = areEqual
    super.init(keyPath, bytes)
  }

  /// Registers a read while the field has a value.
  func access(_ current: Value, in parts: ObservedParts) {
    if !part.isObserved {
      value = .some(current)
      part.isObserved = true
      parts.take(part)
    }
    if FieldReads.read != nil { FieldReads.note(self, keyPath) }
    subject.access()
  }

  /// An equal value with other bytes takes the place of the one that was read.
  override func hasChanged(in state: State) -> Bool {
    guard let last = value else { return false }
    let current = state[keyPath: field]
    guard areEqual(last, current) else {
      FieldReads.changed?(self, last, current)
      return true
    }
    value = .some(current)
    return false
  }

  override func forget() {
    value = nil
    part.isObserved = false
  }

  package override func notify() { subject.notify() }
}

/// What observation tracks in place of a field.
///
/// Its type is not generic: the key path of a generic type would be created for each read.
@MainActor
private final class ObservedSubject: Observable {
  private let registrar = ObservationRegistrar()
  private nonisolated var value: Void { () }
  private static let path: KeyPath<ObservedSubject, Void> = \.value

  func access() { registrar.access(self, keyPath: Self.path) }
  func notify() { registrar.withMutation(of: self, keyPath: Self.path) {} }
}

/// Whether the current code runs inside `withObservationTracking`.
@MainActor
@usableFromInline
package var areReadsTracked: Bool { TrackingDetector.shared.isTracking }

/// Finds out whether observation is tracking the reads of the current code.
///
/// The library `Observation` does not say. But it hashes the key path of a read that it tracks, and only
/// then. So the detector reads a key path with an argument that records when it is hashed.
@MainActor
private final class TrackingDetector: Observable {
  static let shared = TrackingDetector()

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
