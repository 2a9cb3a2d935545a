import Synchronization

/// Receives the result of a load, once.
public struct LoadContinuation<Value>: Sendable {
  private let once: OnceCallback<Result<Value?, any Error>>

  /// Makes a continuation that calls a function with the value, or with `nil` for the default.
  public init(
    _ name: String = "A key", callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = OnceCallback(name, "load", ifReleased: .success(nil), callback)
  }

  init(name: String, initial: Value, _ callback: @escaping (Result<Value, any Error>) -> Void) {
    nonisolated(unsafe) let (initial, callback) = (initial, callback)
    self.init(name) { callback($0.map { $0 ?? initial }) }
  }

  public func resume(returning value: Value) { once(.success(value)) }
  public func resume(throwing error: any Error) { once(.failure(error)) }
  public func resumeReturningInitialValue() { once(.success(nil)) }
  /// Resumes with a result; `nil` uses the default value of the property.
  public func resume(with result: Result<Value?, any Error>) { once(result) }
}

/// Receives the result of a save, once.
public struct SaveContinuation: Sendable {
  private let once: OnceCallback<Result<Void, any Error>>

  public init(
    _ name: String = "A key", callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    once = OnceCallback(name, "save", ifReleased: .success(()), callback)
  }

  init(name: String, _ callback: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    self.init(name, callback: callback)
  }

  /// Resumes after a save.
  public func resume() { once(.success(())) }
  public func resume(throwing error: any Error) { once(.failure(error)) }
  public func resume(with result: Result<Void, any Error>) { once(result) }
}

/// Receives the values that other code writes to a storage.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// Makes a subscriber that calls functions with the values, or `nil` for the default, and when loading
  /// begins and ends.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    (self.callback, self.onLoading) = (callback, onLoading)
  }

  public func yield(_ value: Value) { callback(.success(value)) }
  public func yield(throwing error: any Error) { callback(.failure(error)) }
  /// Passes on the default of the property.
  public func yieldReturningInitialValue() { callback(.success(nil)) }
  /// Passes on a result; `nil` uses the default value of the property.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }
  /// Passes on whether the value is being loaded.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}

/// A subscription of a key. It ends when it is cancelled or released.
public final class SharedSubscription: Sendable {
  private let onCancel: Mutex<(@Sendable () -> Void)?>

  /// Makes a subscription that calls a function at its end.
  public init(_ cancel: @escaping @Sendable () -> Void) { onCancel = Mutex(cancel) }

  public func cancel() {
    let cancel = onCancel.withLock { onCancel in
      defer { onCancel = nil }
      return onCancel
    }
    cancel?()
  }

  deinit { cancel() }
}

/// A function that may be called once. Another call is reported. Without a call, it is called at the end.
private final class OnceCallback<Input>: @unchecked Sendable {
  // Unchecked: `ifReleased` is a constant that only the end uses.
  private let callback: Mutex<(@Sendable (Input) -> Void)?>
  private let name: String
  private let task: String
  private let ifReleased: Input

  init(
    _ name: String, _ task: String, ifReleased: Input,
    _ callback: @escaping @Sendable (Input) -> Void
  ) {
    (self.name, self.task, self.ifReleased) = (name, task, ifReleased)
    self.callback = Mutex(callback)
  }

  func callAsFunction(_ input: Input) {
    let callback = callback.withLock { callback in
      defer { callback = nil }
      return callback
    }
    guard let callback else { return RuntimeWarning.reportSecondResume(name, task) }
    callback(input)
  }

  deinit {
    guard let callback = callback.withLock({ $0 }) else { return }
    RuntimeWarning.reportNoResume(name, task)
    callback(ifReleased)
  }
}

extension RuntimeWarning {
  fileprivate static func reportSecondResume(_ name: String, _ task: String) {
    RuntimeWarning(
      .keyResumption, "\(name) resumed the continuation of a \(task) twice",
      cause: "a `\(task)` must resume its continuation exactly once; the second result is ignored",
      at: nil
    ).report()
  }

  fileprivate static func reportNoResume(_ name: String, _ task: String) {
    RuntimeWarning(
      .keyResumption, "\(name) released the continuation of a \(task) without resuming it",
      cause: """
        a `\(task)` must resume its continuation exactly once; what waits for it continues without a result
        """, at: nil
    ).report()
  }
}
