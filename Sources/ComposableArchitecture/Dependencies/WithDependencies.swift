/// Runs an operation with some dependencies overridden.
///
/// ```swift
/// withDependencies {
///   $0.uuid = .incrementing
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
/// } operation: {
///   Feature().reduce(into: &state, action: .addButtonTapped)
/// }
/// ```
///
/// The overrides apply to the operation and to the tasks that it starts. An escaping closure keeps them
/// with ``withEscapedDependencies(_:)-(_)``. A `@Dependency` property that is created in the operation
/// keeps them as well.
///
/// - Parameters:
///   - updateValuesForOperation: Overrides dependencies.
///   - operation: The operation.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try values.update(updateValuesForOperation)
  return try DependencyValues.$_current.withValue(values) {
    DependencyModels.remember(try operation())
  }
}

/// Runs an asynchronous operation with some dependencies overridden, on the actor of the caller.
///
/// - Parameters:
///   - isolation: The actor of the caller. Callers omit it.
///   - updateValuesForOperation: Overrides dependencies.
///   - operation: The operation.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await values.update(updateValuesForOperation)
  return try await DependencyValues.$_current.withValue(values) {
    DependencyModels.remember(try await operation())
  }
}

extension DependencyValues {
  /// The current dependencies, captured for a closure that runs later.
  ///
  /// ```swift
  /// withEscapedDependencies { dependencies in
  ///   queue.async {
  ///     dependencies.yield { self.finish() }
  ///   }
  /// }
  /// ```
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs an operation with the captured dependencies. It may be called any number of times, on any
    /// thread.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$_current.withValue(values) { try operation() }
    }

    /// Runs an asynchronous operation with the captured dependencies, on the actor of the caller.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller. Callers omit it.
    ///   - operation: The operation.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$_current.withValue(values) { try await operation() }
    }
  }
}

/// Passes the current dependencies to an operation, for use in an escaping closure.
///
/// Tasks inherit the current dependencies. Closures that are called by other code do not.
///
/// - Parameter operation: Called immediately; see ``DependencyValues/Continuation``.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Passes the current dependencies to an asynchronous operation, for use in an escaping closure.
///
/// - Parameters:
///   - isolation: The actor of the caller. Callers omit it.
///   - operation: Called immediately; see ``DependencyValues/Continuation``.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}
