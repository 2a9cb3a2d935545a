/// The reference of a key: it stores a shared value, loads and saves it, and follows its storage.
final class PersistentReference<Value>: StoredReference<Value>, @unchecked Sendable {
  // Unchecked: `lock` protects the mutable fields.
  private let persistence: SharedPersistence<Value>
  private var storedStatus = SharedStatus()
  /// Observes the status apart from the value: who reads only the value is not told that it is being loaded.
  private let statusObservation = SharedObservation()
  private var subscription: SharedSubscription?
  /// Whether the value is being loaded for the first time, which is not a change.
  private var isBeginning = false

  init(_ value: Value, _ persistence: SharedPersistence<Value>) {
    self.persistence = persistence
    super.init(value)
  }

  override var name: String { persistence.name }
  override var title: String { persistence.name }

  override func didChange() { persistence.save(current, .didSet, saveContinuation { _ in }) }

  override var status: SharedStatus {
    statusObservation.access()
    lock.lock()
    defer { lock.unlock() }
    return storedStatus
  }

  /// Loads the value for the first time and follows its storage from then on.
  ///
  /// - Parameter loaded: Receives the result.
  func begin(loaded: @escaping (Result<Value, any Error>) -> Void = { _ in }) {
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
      storedStatus.loadError = nil
      take(value, isChange: !isBeginning)
    case .failure(let error):
      storedStatus.loadError = error
    }
    lock.unlock()
    statusObservation.notify()
    if let error = result.error {
      RuntimeWarning.reportLoadError(error, of: title)
    } else {
      observation.notify()
    }
  }

  private func setStatus(_ change: (inout SharedStatus) -> Void) {
    lock.lock()
    change(&storedStatus)
    lock.unlock()
    statusObservation.notify()
  }

  private func receiveSaved(_ result: Result<Void, any Error>) {
    lock.lock()
    let hadError = storedStatus.saveError != nil || storedStatus.loadError != nil
    storedStatus.saveError = result.error
    if result.error == nil { storedStatus.loadError = nil }
    lock.unlock()
    if let error = result.error { RuntimeWarning.reportSaveError(error, of: title) }
    if hadError || result.error != nil { statusObservation.notify() }
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
