/// Runs an operation that can be cancelled under an id: what `.cancellable(id:)` is for a whole
/// effect, for a part of one.
///
/// Called in an effect, the id is one of the store that runs the effect; elsewhere, one of the
/// process.
///
/// ```swift
/// return .run { send in
///   await withTaskCancellation(id: CancelID.download, cancelInFlight: true) { await download() }
/// }
/// ```
///
/// - Parameters:
///   - id: Any hashable value.
///   - cancelInFlight: Whether what runs under the id already is cancelled first.
///   - operation: What to do.
/// - Throws: What the operation throws.
public func withTaskCancellation<ID: Hashable, T: Sendable, Failure: Error>(
  id: ID,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let registry = CancellationRegistry.current
  let id = EffectID(id)
  if cancelInFlight { registry.cancel(id) }
  let scope = registry.open(id)
  let task = Task { try await operation() }
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
  /// Cancels what runs under an id: in an effect, in the store that runs it; elsewhere, in the
  /// process.
  public static func cancel<ID: Hashable>(id: ID) {
    CancellationRegistry.current.cancel(EffectID(id))
  }
}
