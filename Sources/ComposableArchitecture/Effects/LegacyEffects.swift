// Effects as features of version 0.x write them.

/// The 0.5x spelling of ``Effect``. An effect never fails, whatever the second argument says.
public typealias EffectPublisher<Action, Failure: Error> = Effect<Action>

extension Effect {
  /// An effect that sends an action: the 0.x spelling of ``send(_:)``.
  public init(value: Action) { self = .send(value) }

  /// Runs an asynchronous operation that sends one action: the 0.x spelling of `.run`.
  ///
  /// ```swift
  /// return .task { .factResponse(try await factClient.fetch()) }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The operation. It returns the action.
  ///   - handler: Returns the action for an error. An error without a handler is reported as a runtime warning.
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (_ error: any Error) async -> Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard let handler else {
      return run(
        priority: priority, operation: { send in await send(try await operation()) },
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return run(
      priority: priority, operation: { send in await send(try await operation()) },
      catch: { error, send in await send(handler(error)) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes the effect cancellable with a type in place of an ID.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Self {
    cancellable(id: TypeID(type: id), cancelInFlight: cancelInFlight)
  }

  /// Cancels all effects in flight with a type in place of an ID.
  public static func cancel(id: Any.Type) -> Self { cancel(id: TypeID(type: id)) }

  /// Cancels all effects in flight with any of some IDs.
  public static func cancel<ID: Hashable>(ids: [ID]) -> Self {
    merge(ids.map { Self.cancel(id: $0) })
  }

  /// Cancels all effects in flight with any of some types in place of IDs.
  public static func cancel(ids: [Any.Type]) -> Self { cancel(ids: ids.map(TypeID.init)) }
}

/// Runs an operation that can be cancelled by a type in place of an ID.
public func withTaskCancellation<T: Sendable>(
  id: Any.Type,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws -> T
) async rethrows -> T {
  try await withTaskCancellation(
    id: TypeID(type: id), cancelInFlight: cancelInFlight, operation: operation)
}

extension Task where Success == Never, Failure == Never {
  /// Cancels everything in flight with a type in place of an ID.
  public static func cancel(id: Any.Type) { cancel(id: TypeID(type: id)) }
}

extension Effect {
  /// Returns the effect itself. In version 0.x an effect was a publisher, and a publisher's operators had to be erased.
  public func eraseToEffect() -> Self { self }

  /// Returns an effect that transforms each action: the 0.x spelling of ``map(_:)``.
  public func eraseToEffect<NewAction>(
    _ transform: @escaping (Action) -> NewAction
  ) -> Effect<NewAction> { map(transform) }
}

extension Effect where Action == Never {
  /// An effect without actions as an effect of a feature: the 0.x spelling of a map that is never called.
  public func fireAndForget<NewAction>(
    outputType: NewAction.Type = NewAction.self
  ) -> Effect<NewAction> { map(unreachable) }

  private func unreachable<NewAction>(_ never: Never) -> NewAction {}
}
