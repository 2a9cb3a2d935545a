import Synchronization

/// Runs an operation with the dependencies of a model and with some dependencies overridden, so that a
/// model created in the operation has the dependencies of its parent.
///
/// ```swift
/// func detailButtonTapped() {
///   detail = withDependencies(from: self) { $0.locale = locale } operation: { DetailModel() }
/// }
/// ```
///
/// A model has dependencies if it was created inside `withDependencies` or has a `@Dependency` property.
/// A model without dependencies is reported as a warning.
///
/// - Parameters:
///   - model: The object with the dependencies.
///   - updateValuesForOperation: Overrides dependencies.
///   - operation: The operation.
/// - Returns: The result of the operation.
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
/// - Returns: The result of the operation.
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

/// Runs an asynchronous operation with the dependencies of a model and with some dependencies
/// overridden, on the actor of the caller.
///
/// - Parameters:
///   - isolation: The actor of the caller. Callers omit it.
///   - model: The object with the dependencies.
///   - updateValuesForOperation: Overrides dependencies.
///   - operation: The operation.
/// - Returns: The result of the operation.
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
/// - Returns: The result of the operation.
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

/// The dependencies of objects that were created inside `withDependencies`.
enum DependencyModels {
  private struct Model {
    weak var object: AnyObject?
    let values: DependencyValues
  }

  private struct Table {
    var models: [ObjectIdentifier: Model] = [:]
    /// The size at which deinitialized models are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// Stores the current values for a result that is an object, as long as the object exists.
  ///
  /// If `withDependencies` calls are nested, the innermost one has all overrides, so it is kept.
  static func remember<R>(_ result: R) -> R {
    guard R.self is AnyClass else { return result }
    let object = result as AnyObject
    let model = Model(object: object, values: ._current)
    table.withLock { table in
      guard table.models[ObjectIdentifier(object)]?.object !== object else { return }
      table.models[ObjectIdentifier(object)] = model
      guard table.models.count >= table.limit else { return }
      table.models = table.models.filter { $0.value.object != nil }
      table.limit = max(64, table.models.count * 2)
    }
    return result
  }

  /// A model's values with the current overrides applied. Reports a model that has no values.
  static func values(from model: AnyObject, _ location: SourceLocation) -> DependencyValues {
    guard let values = remembered(model) ?? declared(in: model) else {
      RuntimeWarning.reportModelWithoutDependencies(model, at: location)
      return ._current
    }
    return values.merging(._current)
  }

  private static func remembered(_ object: AnyObject) -> DependencyValues? {
    table.withLock { table in
      // The address of a deinitialized object may be reused.
      guard let model = table.models[ObjectIdentifier(object)], model.object === object else {
        return nil
      }
      return model.values
    }
  }

  private static func declared(in object: AnyObject) -> DependencyValues? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let fields = mirror {
      for field in fields.children {
        if let dependency = field.value as? any DependencyReading {
          return dependency.initialValues
        }
      }
      mirror = fields.superclassMirror
    }
    return nil
  }
}
