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
/// The overrides hold for the operation and for the tasks that it starts, not after it and not for
/// others. A closure that escapes takes them with it through ``withEscapedDependencies(_:)-(_)``; a
/// property `@Dependency` that is made in the operation keeps them.
///
/// - Parameters:
///   - updateValuesForOperation: Sets what is to differ.
///   - operation: What to run.
/// - Returns: What the operation returns.
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
///   - isolation: The caller's actor; leave it out.
///   - updateValuesForOperation: Sets what is to differ.
///   - operation: What to run.
/// - Returns: What the operation returns.
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
