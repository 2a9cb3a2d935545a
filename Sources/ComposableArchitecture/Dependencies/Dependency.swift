/// A property that reads a dependency.
///
/// ```swift
/// struct Feature: Reducer {
///   @Dependency(\.uuid) var uuid
///   @Dependency(FactClient.self) var factClient
///   ...
/// }
/// ```
///
/// It is read anew at each use: overrides that hold for the task that reads come first, then those
/// that held where the property was made, then the key's default for the context. In a test a
/// default that was not meant for tests is reported with the place of this property.
///
/// The value can be read from any thread.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  // Unchecked: key paths to dependencies capture at most a key's type.
  let initialValues: DependencyValues
  private let keyPath: KeyPath<DependencyValues, Value>
  private let location: SourceLocation

  /// A property that reads a dependency by its name.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    initialValues = ._current
    self.keyPath = keyPath
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A property that reads a dependency by its key's type.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      \DependencyValues[DependencyKeyType<Key>()],
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency's present value.
  public var wrappedValue: Value {
    var values = DependencyValues._current
    let inherits = values.inherit(initialValues)
    values.reader = location
    guard inherits else { return values[keyPath: keyPath] }
    // What the value itself depends on is inherited as well.
    return DependencyValues.$_current.withValue(values) { values[keyPath: keyPath] }
  }
}

/// A key's type as a value, so that a key path can hold it.
private struct DependencyKeyType<Key: TestDependencyKey>: Hashable {}

extension DependencyValues {
  fileprivate subscript<Key: TestDependencyKey>(key: DependencyKeyType<Key>) -> Key.Value {
    self[Key.self]
  }
}

/// A `@Dependency` of whatever type.
protocol DependencyReading {
  var initialValues: DependencyValues { get }
}

extension Dependency: DependencyReading {}
