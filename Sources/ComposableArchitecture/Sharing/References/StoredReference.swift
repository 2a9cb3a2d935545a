import Synchronization

/// The reference that stores a shared value in memory.
class StoredReference<Value>: SharedReference<Value>, SharedCell, @unchecked Sendable {
  // Unchecked: `lock` protects the mutable fields.
  /// Protects the value, and what subclasses store beside it.
  final let lock = NSRecursiveLock()
  // Unchecked, because what changes the value may read it again on the same thread, through a reference to a part of it:
  // `$rows.withLock { $0.remove(id: state.row.id) }`. Swift reads an argument before the change begins.
  @exclusivity(unchecked)
  private final var stored: Value
  final let observation = SharedObservation()
  // Weak, because the history keeps the values that have changed.
  private weak let recorder: SharedHistory? = SharedReferences.current.history

  init(_ value: Value) { stored = value }

  override final var value: Value {
    if let seen = SharedPerspective.active?.content(of: self) { return seen as! Value }
    observation.access()
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  override final func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let perspective = SharedPerspective.active, perspective.isWritable {
      return try modifySeen(perspective, body)
    }
    defer { observation.notify() }
    lock.lock()
    defer { lock.unlock() }
    let recorder = recorder
    guard SharedTracker.areAny || recorder != nil else {
      defer { didChange() }
      return try body(&stored)
    }
    let before = stored
    SharedTracker.noteChange(of: self) { before }
    defer {
      // Before it is saved, because a storage may answer with the value that it was given, which is a change of its own.
      recorder?.noteChange(of: self, from: before, to: stored)
      didChange()
    }
    return try body(&stored)
  }

  private func modifySeen<R>(
    _ perspective: SharedPerspective, _ body: (inout Value) throws -> R
  ) rethrows -> R {
    var value = perspective.content(of: self) as? Value ?? current
    defer { perspective.set(value, in: self) }
    return try body(&value)
  }

  /// Is called after the value has changed, except by ``remember(_:)`` and ``take(_:isChange:)``.
  func didChange() {}

  /// The value, without registering a read.
  final var current: Value {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  /// Sets the value without notifying anyone.
  final func remember(_ value: Value) {
    lock.lock()
    defer { lock.unlock() }
    stored = value
  }

  /// Sets the value to one from outside, without notifying observers.
  ///
  /// - Parameter isChange: Whether time travel undoes it.
  final func take(_ value: Value, isChange: Bool) {
    lock.lock()
    defer { lock.unlock() }
    let before = stored
    stored = value
    if isChange { recorder?.noteChange(of: self, from: before, to: value) }
  }

  override final var history: SharedHistory? { recorder }
  override final var rootID: ObjectIdentifier { ObjectIdentifier(self) }
  override var name: String { "value: \(String(reflecting: value))" }
  var title: String { "Shared<\(TypeName.of(Value.self))>" }

  // MARK: Time travel

  final var content: Any { current }
  final func shown(_ content: Any) -> Any { content }

  final func restore(_ content: Any) {
    remember(content as! Value)
    didChange()
    observation.notify()
  }
}

/// Observers of a shared value. It is a separate type, because the key path of a generic type is created
/// at each access.
final class SharedObservation: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// Whether the value was read since the last change. An observer is notified once, then reads again.
  private let wasRead = Atomic<Bool>(false)
  private var value: Void { () }

  /// Registers a read if the current code is observed.
  func access() {
    wasRead.store(true, ordering: .relaxed)
    registrar.access(self, keyPath: \.value)
  }

  /// Tells the observers of a change, on the main thread.
  func notify() {
    guard wasRead.exchange(false, ordering: .relaxed) else { return }
    guard MainThread.isCurrent else {
      return DispatchQueue.main.async { self.change() }
    }
    change()
  }

  private func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
