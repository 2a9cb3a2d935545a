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
/// The value is looked up at each access: first in the overrides of the current task, then in those of
/// the task that created the property, then in the default of the key for the context. If a test reads a
/// default that is not for tests, a failure is reported at the location of this property.
///
/// The value can be read from any thread.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  // Unchecked: a key path is immutable. A path to a property of `DependencyValues` captures nothing, and
  // the paths that the second initializer makes capture the type of a key.
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

  public var wrappedValue: Value {
    var values = DependencyValues._current
    let inherits = values.inherit(initialValues)
    values.reader = location
    guard inherits else { return values[keyPath: keyPath] }
    // The dependencies of the value inherit the overrides as well.
    return DependencyValues.$_current.withValue(values) { values[keyPath: keyPath] }
  }
}

/// The type of a key as a value, so that it can be part of a key path.
private struct DependencyKeyType<Key: TestDependencyKey>: Hashable {}

extension DependencyValues {
  fileprivate subscript<Key: TestDependencyKey>(key: DependencyKeyType<Key>) -> Key.Value {
    self[Key.self]
  }
}

protocol DependencyReading {
  var initialValues: DependencyValues { get }
}

extension Dependency: DependencyReading {}
