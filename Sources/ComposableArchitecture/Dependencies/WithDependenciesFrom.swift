/// Runs an operation with the dependencies of a model, and some of them overridden: so that the
/// model that the operation makes has what its parent has.
///
/// ```swift
/// func detailButtonTapped() {
///   detail = withDependencies(from: self) { $0.locale = locale } operation: { DetailModel() }
/// }
/// ```
///
/// A model has dependencies if it was made inside `withDependencies` or has a `@Dependency`
/// property; one without is reported.
///
/// - Parameters:
///   - model: An object whose dependencies to take.
///   - updateValuesForOperation: Sets what is to differ.
///   - operation: What to run.
/// - Returns: What the operation returns.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  let values = DependencyModels.values(
    from: model, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return try withDependencies {
    $0 = values
    try $0.update(updateValuesForOperation)
  } operation: {
    try operation()
  }
}

/// Runs an operation with the dependencies of a model.
///
/// - Parameters:
///   - model: An object whose dependencies to take.
///   - operation: What to run.
/// - Returns: What the operation returns.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs an asynchronous operation with the dependencies of a model, and some of them overridden, on
/// the actor of the caller.
///
/// - Parameters:
///   - isolation: The caller's actor; leave it out.
///   - model: An object whose dependencies to take.
///   - updateValuesForOperation: Sets what is to differ.
///   - operation: What to run.
/// - Returns: What the operation returns.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  let values = DependencyModels.values(
    from: model, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return try await withDependencies {
    $0 = values
    try await $0.update(updateValuesForOperation)
  } operation: {
    try await operation()
  }
}

/// Runs an asynchronous operation with the dependencies of a model, on the actor of the caller.
///
/// - Parameters:
///   - isolation: The caller's actor; leave it out.
///   - model: An object whose dependencies to take.
///   - operation: What to run.
/// - Returns: What the operation returns.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  isolation: isolated (any Actor)? = #isolation,
  from model: Model,
  operation: () async throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
