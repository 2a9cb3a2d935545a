/// The result of an asynchronous operation, a value or an error, in a form that an action can hold.
///
/// Unlike `Result` with `any Error`, it is equatable if its value is, so that tests can compare the
/// actions that hold it.
///
/// ```swift
/// case let .searchQueryChanged(query):
///   return .run { send in
///     await send(.searchResponse(TaskResult { try await apiClient.search(query) }))
///   }
/// ```
public enum TaskResult<Success: Sendable>: Sendable {
  /// The operation returned a value.
  case success(Success)
  /// The operation threw an error.
  case failure(any Error)

  /// Runs an operation and stores the value that it returns or the error that it throws.
  @_transparent
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Converts a `Result`.
  @inlinable
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value.
  ///
  /// - Throws: The error, if the operation threw one.
  @inlinable
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  @inlinable
  public func map<NewSuccess>(
    _ transform: (Success) -> NewSuccess
  ) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Returns the result that a function makes from the value, or the same error.
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
  /// Converts a ``TaskResult``.
  @inlinable
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension Result where Failure == any Error {
  /// Runs an asynchronous operation and stores the value that it returns or the error that it throws.
  ///
  /// ```swift
  /// await send(.response(Result { try await apiClient.search(query) }))
  /// ```
  @_disfavoredOverload
  @_transparent
  public init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}

// MARK: Comparing

extension TaskResult: Equatable where Success: Equatable {
  /// Whether two results have equal values, or equal errors of the same type.
  ///
  /// Errors whose type is not `Equatable` are never equal, and comparing them is reported as a warning.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): return areEqual(lhs, rhs)
    default: return false
    }
  }

  private static func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    guard type(of: lhs) == type(of: rhs) else { return false }
    guard let lhs = (lhs as Any) as? any Equatable else {
      RuntimeWarning.reportIncomparableError(type(of: rhs), missing: "Equatable")
      return false
    }
    return isEqual(lhs, rhs)
  }

  private static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: any Error) -> Bool {
    lhs == rhs as? Value
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value or the error. An error whose type is not `Hashable` is hashed as its type, which
  /// is reported as a warning.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      hasher.combine(ObjectIdentifier(type(of: error)))
      guard let error = (error as Any) as? any Hashable else {
        return RuntimeWarning.reportIncomparableError(type(of: error), missing: "Hashable")
      }
      error.hash(into: &hasher)
    }
  }
}

extension RuntimeWarning {
  fileprivate static func reportIncomparableError(
    _ type: any Error.Type, missing conformance: String
  ) {
    RuntimeWarning(
      .incomparableError,
      "a TaskResult that failed with \(TypeName.of(type)) was compared,"
        + " and that error is not \(conformance)",
      causes: [
        "the error's type does not conform: extension \(TypeName.of(type)): \(conformance) {}"
      ],
      at: nil
    ).report()
  }
}
