import Foundation

/// A value that threads share under a lock: what a test's dependency writes down, say.
///
/// ```swift
/// let saved = LockIsolated<[String]>([])
/// store.dependencies.files.save = { text in saved.withValue { $0.append(text) } }
/// ```
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // Unchecked: `stored` is touched under the lock alone.
  private var stored: Value
  private let lock = NSRecursiveLock()

  /// A value under a lock of its own.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    stored = try value()
  }

  /// A part of the value, as it is at the moment.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { stored[keyPath: keyPath] }
  }

  /// Calls a function with the value, which nobody else reaches meanwhile.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&stored)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    lock.lock()
    defer { lock.unlock() }
    stored = try newValue()
  }
}

extension LockIsolated where Value: Sendable {
  /// The value, as it is at the moment.
  public var value: Value { lock.withLock { stored } }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Compares the values.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs.lock.withLock { rhs.lock.withLock { lhs.stored == rhs.stored } }
  }
}
