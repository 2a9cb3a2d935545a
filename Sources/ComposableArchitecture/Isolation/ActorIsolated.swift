/// A value that tasks share through an actor.
///
/// ```swift
/// let count = ActorIsolated(0)
/// await count.withValue { $0 += 1 }
/// ```
@dynamicMemberLookup
public final actor ActorIsolated<Value> {
  /// The value, as it is at the moment.
  public var value: Value

  /// A value in an actor of its own.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// A part of the value, as it is at the moment.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Calls a function with the value, which nobody else reaches meanwhile.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    var value = value
    defer { self.value = value }
    return try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
