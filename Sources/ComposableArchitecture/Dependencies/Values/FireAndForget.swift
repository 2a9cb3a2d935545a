/// Runs operations that nothing waits for, such as tracking an event.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
/// ...
/// return .run { send in
///   await fireAndForget { try await analytics.track("Button tapped") }
/// }
/// ```
///
/// In a program the operation runs in a task of its own. An error that it throws is reported as a warning. In tests and previews the
/// call waits for the operation, so that a test can check what it did.
public struct FireAndForget: Sendable {
  /// Runs an operation with a priority.
  public let operation:
    @Sendable (TaskPriority?, @Sendable @escaping () async throws -> Void) async -> Void

  /// Makes a value that runs operations with a function.
  public init(
    _ operation:
      @escaping @Sendable (
        TaskPriority?, @Sendable @escaping () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
  }

  /// Runs an operation.
  ///
  /// - Parameters:
  ///   - name: A name for debuggers.
  ///   - priority: The priority of its task.
  ///   - operation: The operation.
  public func callAsFunction(
    name: String? = nil, priority: TaskPriority? = nil,
    _ operation: @Sendable @escaping () async throws -> Void
  ) async {
    await self.operation(priority, operation)
  }
}

extension DependencyValues {
  /// Runs operations that nothing waits for.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, operation in
    Task(priority: priority) { await reportingErrors(of: operation) }
  }
  static let previewValue = testValue
  static let testValue = FireAndForget { priority, operation in
    await Task(priority: priority) { await reportingErrors(of: operation) }.value
  }

  private static func reportingErrors(of operation: @Sendable () async throws -> Void) async {
    do {
      try await operation()
    } catch is CancellationError {
      return
    } catch {
      RuntimeWarning(
        .effectThrew, "the operation of `fireAndForget` threw \(ChangeText.short(error))",
        causes: ["the operation can fail, and nothing handles the failure"], at: nil
      ).report()
    }
  }
}
