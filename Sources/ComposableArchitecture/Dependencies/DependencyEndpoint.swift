/// A dependency, or an endpoint of a client, that a shell can override with a value.
///
/// Code that the shell generates from the sources of a feature makes them. An override replaces the closure of an endpoint by
/// one that ignores its parameters.
///
/// ```swift
/// _DependencyEndpoint.throwing("numberFact.fetch", ".numberFact.fetch", parameters: 1) { values, result in
///   values.numberFact.fetch = { _ in try result() }
/// }
/// ```
public struct _DependencyEndpoint: Sendable {
  /// As it is typed: `numberFact.fetch`.
  package let name: String
  /// What follows `DependencyValues` in Swift: `.numberFact.fetch`, `[NumberFact.self].fetch`.
  package let path: String
  /// The number of the closure's parameters; `nil` for a dependency that is a value.
  package let parameters: Int?
  package let valueType: Any.Type
  /// Whether an override may throw an error.
  package let canThrow: Bool
  /// Overrides it. The result is exactly of ``valueType``.
  package let override:
    @Sendable (inout DependencyValues, @escaping @Sendable () throws -> Any) -> Void

  /// An endpoint that can throw.
  public static func throwing<Value>(
    _ name: String, _ path: String, parameters: Int?,
    _ set:
      @escaping @Sendable (inout DependencyValues, @escaping @Sendable () throws -> Value) ->
      Void
  ) -> Self {
    Self(
      name: name, path: path, parameters: parameters, valueType: Value.self, canThrow: true
    ) { values, result in
      set(&values) { try result() as! Value }
    }
  }

  /// An endpoint that cannot throw, or a dependency that is a value.
  public static func plain<Value>(
    _ name: String, _ path: String, parameters: Int?,
    _ set: @escaping @Sendable (inout DependencyValues, @escaping @Sendable () -> Value) -> Void
  ) -> Self {
    Self(
      name: name, path: path, parameters: parameters, valueType: Value.self, canThrow: false
    ) { values, result in
      // The result throws only where an endpoint can throw.
      set(&values) { try! result() as! Value }
    }
  }
}
