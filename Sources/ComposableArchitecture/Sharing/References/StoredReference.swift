import Foundation
import Observation
import Synchronization

/// The reference that stores a shared value, and loads and saves it if it has a key.
final class StoredReference<Value>: SharedReference<Value>, SharedCell, @unchecked Sendable {
  // Unchecked: `lock` protects the mutable fields.
  private let lock = NSRecursiveLock()
  // Unchecked, because what changes the value may read it again on the same thread, through a reference to a part of it:
  // `$rows.withLock { $0.remove(id: state.row.id) }`. Swift reads an argument before the change begins.
  @exclusivity(unchecked)
  private var stored: Value
  private var storedStatus = SharedStatus()
  private let observation = SharedObservation()
  // Weak, because the history keeps the values that have changed.
  private weak let recorder: SharedHistory? = SharedReferences.current.history
  private let persistence: SharedPersistence<Value>?
  private var subscription: SharedSubscription?
  /// Whether the value is being loaded for the first time, which is not a change.
  private var isBeginning = false

  init(_ value: Value, persistence: SharedPersistence<Value>? = nil) {
    stored = value
    self.persistence = persistence
  }

  override var value: Value {
    if let seen = SharedPerspective.active?.content(of: self) { return seen as! Value }
    observation.access()
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  override func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let perspective = SharedPerspective.active, perspective.isWritable {
      return try modifySeen(perspective, body)
    }
    defer { observation.notify() }
    lock.lock()
    defer { lock.unlock() }
    let recorder = recorder
    guard SharedTracker.areAny || recorder != nil else { return try modifyStored(body) }
    let before = stored
    SharedTracker.noteChange(of: self) { before }
    defer { recorder?.noteChange(of: self, from: before, to: stored) }
    return try modifyStored(body)
  }

  private func modifyStored<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    guard let persistence else { return try body(&stored) }
    defer { persistence.save(stored, .didSet, saveContinuation { _ in }) }
    return try body(&stored)
  }

  private func modifySeen<R>(
    _ perspective: SharedPerspective, _ body: (inout Value) throws -> R
  ) rethrows -> R {
    var value = perspective.content(of: self) as? Value ?? current
    defer { perspective.set(value, in: self) }
    return try body(&value)
  }

  override var history: SharedHistory? { recorder }
  override var rootID: ObjectIdentifier { ObjectIdentifier(self) }
  override var name: String { persistence?.name ?? "value: \(String(reflecting: value))" }
  var title: String { persistence?.name ?? "Shared<\(TypeName.of(Value.self))>" }

  private var current: Value {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  /// Sets the value without notifying anyone.
  func remember(_ value: Value) {
    lock.lock()
    defer { lock.unlock() }
    stored = value
  }

  // MARK: Time travel

  var content: Any { current }
  func shown(_ content: Any) -> Any { content }

  func restore(_ content: Any) {
    let value = content as! Value
    remember(value)
    persistence?.save(value, .didSet, saveContinuation { _ in })
    observation.notify()
  }

  // MARK: Loading and saving

  override var status: SharedStatus {
    observation.access()
    lock.lock()
    defer { lock.unlock() }
    return storedStatus
  }

  /// Loads the value for the first time and follows its storage from then on.
  ///
  /// - Parameter loaded: Receives the result.
  func begin(loaded: @escaping (Result<Value, any Error>) -> Void = { _ in }) {
    guard let persistence else { return }
    isBeginning = true
    defer { isBeginning = false }
    setStatus { $0.isLoading = true }
    nonisolated(unsafe) let initial = current
    let load = LoadContinuation(name: title, initial: initial) { [weak self] in
      self?.receive($0)
      loaded($0)
    }
    persistence.load(initial: initial, load)
    let subscriber = SharedSubscriber<Value>(
      callback: { [weak self] result in self?.receive(result.map { $0 ?? initial }) },
      onLoading: { [weak self] isLoading in self?.setStatus { $0.isLoading = isLoading } })
    let subscription = persistence.follow(initial: initial, subscriber)
    lock.lock()
    self.subscription = subscription
    lock.unlock()
  }

  override func load() async throws {
    guard let persistence else { return }
    setStatus { $0.isLoading = true }
    let current = current
    let result = await withCheckedContinuation { done in
      let load = LoadContinuation<Value>(name: title, initial: current) {
        done.resume(returning: UncheckedResult(value: $0))
      }
      persistence.load(initial: nil, load)
    }
    receive(result.value)
    _ = try result.value.get()
  }

  override func save() async throws {
    guard let persistence else { return }
    let current = current
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      persistence.save(current, .userInitiated, saveContinuation { done.resume(with: $0) })
    }
  }

  private func saveContinuation(
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SaveContinuation {
    SaveContinuation(name: title) { [weak self] result in
      self?.receiveSaved(result)
      done(result)
    }
  }

  /// Takes a value, or an error, from the storage.
  private func receive(_ result: Result<Value, any Error>) {
    lock.lock()
    storedStatus.isLoading = false
    switch result {
    case .success(let value):
      let before = stored
      storedStatus.loadError = nil
      stored = value
      if !isBeginning { recorder?.noteChange(of: self, from: before, to: value) }
    case .failure(let error):
      storedStatus.loadError = error
    }
    lock.unlock()
    if let error = result.error { RuntimeWarning.reportLoadError(error, of: title) }
    observation.notify()
  }

  private func setStatus(_ change: (inout SharedStatus) -> Void) {
    lock.lock()
    change(&storedStatus)
    lock.unlock()
    observation.notify()
  }

  private func receiveSaved(_ result: Result<Void, any Error>) {
    lock.lock()
    let hadError = storedStatus.saveError != nil || storedStatus.loadError != nil
    storedStatus.saveError = result.error
    if result.error == nil { storedStatus.loadError = nil }
    lock.unlock()
    if let error = result.error { RuntimeWarning.reportSaveError(error, of: title) }
    if hadError || result.error != nil { observation.notify() }
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

extension RuntimeWarning {
  fileprivate static func reportLoadError(_ error: any Error, of name: String) {
    guard DependencyValues._current.context != .test else { return }
    RuntimeWarning(
      .unloadable, "\(name) could not be loaded: \(ChangeText.short(error))",
      causes: [
        "the stored data was written by another version of the type, so it cannot be decoded",
        "the storage cannot be read",
      ], at: nil
    ).report()
  }

  fileprivate static func reportSaveError(_ error: any Error, of name: String) {
    guard DependencyValues._current.context != .test else { return }
    RuntimeWarning(
      .unsavable, "\(name) could not be saved: \(ChangeText.short(error))",
      causes: ["the value cannot be encoded", "the storage cannot be written"], at: nil
    ).report()
  }
}

/// A result that is passed to a task that waits for it.
private struct UncheckedResult<Value>: @unchecked Sendable {
  // Unchecked: it is used once, by the task that receives it.
  let value: Result<Value, any Error>
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
