/// A value that tasks share, protected by an actor.
///
/// ```swift
/// let count = ActorIsolated(0)
/// await count.withValue { $0 += 1 }
/// ```
@dynamicMemberLookup
public final actor ActorIsolated<Value> {
  public var value: Value

  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// A part of the current value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Calls a function with exclusive access to the value.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    var value = value
    defer { self.value = value }
    return try operation(&value)
  }

  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}

/// A value that threads share, protected by a lock. Tests use it to record calls of a dependency.
///
/// ```swift
/// let saved = LockIsolated<[String]>([])
/// store.dependencies.files.save = { text in saved.withValue { $0.append(text) } }
/// ```
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // Unchecked: `stored` is only accessed while the lock is held.
  private var stored: Value
  private let lock = NSRecursiveLock()

  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    stored = try value()
  }

  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { stored[keyPath: keyPath] }
  }

  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&stored)
  }

  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    lock.lock()
    defer { lock.unlock() }
    stored = try newValue()
  }
}

extension LockIsolated where Value: Sendable {
  public var value: Value { lock.withLock { stored } }
}

extension LockIsolated: Equatable where Value: Equatable {
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs.lock.withLock { rhs.lock.withLock { lhs.stored == rhs.stored } }
  }
}
