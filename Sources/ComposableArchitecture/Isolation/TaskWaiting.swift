extension Task where Failure == Never {
  /// Waits until the current task is cancelled, and then throws a `CancellationError`.
  public static func never() async throws -> Success {
    let stream = AsyncStream<Success> { _ in }
    for await element in stream { return element }
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the current task is cancelled, and then throws a `CancellationError`.
  ///
  /// ```swift
  /// store.dependencies.api.load = { try await Task.never() }
  /// ```
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }

  /// Lets other tasks run, many times. A test that depends on it depends on the machine's load; a controlled clock does
  /// not.
  ///
  /// - Parameter count: How often to yield.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

extension Task where Failure == any Error {
  /// The result of the task. Cancelling the waiting task also cancels this one.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

/// A value of a type that is not `Sendable` and that the author knows to be used safely.
///
/// ```swift
/// let box = UncheckedSendable(values)
/// Task { print(box.wrappedValue) }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct UncheckedSendable<Value>: @unchecked Sendable {
  // Unchecked: that is the purpose of the type. Whoever makes one promises that its uses do not race.

  public var value: Value

  public init(_ value: Value) { self.value = value }

  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
