extension Effect {
  /// Makes an effect cancellable by an ID, in the store that runs it.
  ///
  /// ```swift
  /// return .run { send in … }.cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: Any hashable value. IDs of different types are never equal.
  ///   - cancelInFlight: Whether to cancel the effects in flight with this ID first.
  public func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Self {
    if isNone, !cancelInFlight { return .none }
    return Self(
      step: .work(.cancellable(self, id: EffectID(id), cancelInFlight: cancelInFlight)))
  }

  /// Cancels all effects in flight with an ID in this store.
  public static func cancel<ID: Hashable>(id: ID) -> Self {
    Self(step: .work(.cancel(id: EffectID(id))))
  }
}

/// Runs an operation that can be cancelled by an ID: `.cancellable(id:)` for a part of an effect.
///
/// In an effect, the ID belongs to the store that runs the effect. Elsewhere it belongs to the process.
///
/// ```swift
/// return .run { send in
///   await withTaskCancellation(id: CancelID.download, cancelInFlight: true) { await download() }
/// }
/// ```
///
/// - Parameters:
///   - id: Any hashable value.
///   - cancelInFlight: Whether to cancel the operations in flight with this ID first.
///   - operation: The operation.
/// - Throws: The error of the operation.
public func withTaskCancellation<ID: Hashable, T: Sendable, Failure: Error>(
  id: ID,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let registry = CancellationRegistry.current
  let id = EffectID(id)
  if cancelInFlight { registry.cancel(id) }
  let scope = registry.open(id)
  // Where the effect runs: only then does a controlled clock know that the operation sleeps or works.
  let task = Task(executorPreference: RunningEffect.executor) { try await operation() }
  let entry = scope.add { task.cancel() }
  defer {
    scope.remove(entry)
    registry.close(scope, id)
  }
  let result = await withTaskCancellationHandler {
    await task.result
  } onCancel: {
    task.cancel()
  }
  switch result {
  case .success(let value): return value
  case .failure(let error): throw error as! Failure
  }
}

extension Task where Success == Never, Failure == Never {
  /// Cancels everything in flight with an ID: in an effect, in the store that runs the effect;
  /// elsewhere, in the process.
  public static func cancel<ID: Hashable>(id: ID) {
    CancellationRegistry.current.cancel(EffectID(id))
  }
}
