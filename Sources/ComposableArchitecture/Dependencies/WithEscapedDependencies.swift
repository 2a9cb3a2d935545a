extension DependencyValues {
  /// The dependencies of a place, kept for a closure that runs later and elsewhere.
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

    /// Runs an operation with the kept dependencies; may be called any number of times, on any
    /// thread.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$_current.withValue(values) { try operation() }
    }

    /// Runs an asynchronous operation with the kept dependencies, on the actor of the caller.
    ///
    /// - Parameters:
    ///   - isolation: The caller's actor; leave it out.
    ///   - operation: What to run.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$_current.withValue(values) { try await operation() }
    }
  }
}

/// Hands the current dependencies to an operation that gives them to an escaping closure.
///
/// Tasks take the dependencies along by themselves; closures that something else calls later do
/// not.
///
/// - Parameter operation: Called at once; see ``DependencyValues/Continuation``.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Hands the current dependencies to an asynchronous operation that gives them to an escaping
/// closure.
///
/// - Parameters:
///   - isolation: The caller's actor; leave it out.
///   - operation: Called at once; see ``DependencyValues/Continuation``.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}
