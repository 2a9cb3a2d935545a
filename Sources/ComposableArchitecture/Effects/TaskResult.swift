/// What an asynchronous operation has come to: a value or an error, in a form that an action can
/// carry.
///
/// Unlike `Result` with `any Error` it is equatable when its value is, so that tests can compare
/// the actions that carry it.
///
/// ```swift
/// case let .searchQueryChanged(query):
///   return .run { send in
///     await send(.searchResponse(TaskResult { try await apiClient.search(query) }))
///   }
/// ```
public enum TaskResult<Success: Sendable>: Sendable {
  /// The operation has returned a value.
  case success(Success)
  /// The operation has thrown an error.
  case failure(any Error)

  /// Runs an operation and keeps what it returns or throws.
  @_transparent
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The same outcome out of a `Result`.
  @inlinable
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value.
  ///
  /// - Throws: The error, where there is no value.
  @inlinable
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// The same outcome with another value in place of the value.
  @inlinable
  public func map<NewSuccess>(
    _ transform: (Success) -> NewSuccess
  ) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// The outcome that a function makes of the value, or the error as it is.
  @inlinable
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): return transform(value)
    case .failure(let error): return .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// The same outcome out of a ``TaskResult``.
  @inlinable
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}
