extension Dependency {
  /// A property that reads a dependency as another type, such as the concrete type of an existential value.
  ///
  /// ```swift
  /// @Dependency(\.api, as: RecordedAPI.self) var api
  /// ```
  ///
  /// Reading the property stops the program if the value of the dependency does not have the type.
  public init<Base>(
    _ keyPath: KeyPath<DependencyValues, Base>, as type: Value.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      \DependencyValues[CastDependency<Base, Value>(keyPath)],
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A property that reads the dependency of a key as another type.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type, as type: Value.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      \DependencyValues[castKey: CastKey<Key, Value>()],
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The path to a dependency and the type of its value, so that both can be part of a key path.
private struct CastDependency<Base, Value>: Hashable, @unchecked Sendable {
  // Unchecked: a key path is immutable.
  let keyPath: KeyPath<DependencyValues, Base>
  init(_ keyPath: KeyPath<DependencyValues, Base>) { self.keyPath = keyPath }
}

private struct CastKey<Key: TestDependencyKey, Value>: Hashable {}

extension DependencyValues {
  fileprivate subscript<Base, Value>(cast: CastDependency<Base, Value>) -> Value {
    castDependency(self[keyPath: cast.keyPath], to: Value.self)
  }

  fileprivate subscript<Key, Value>(castKey cast: CastKey<Key, Value>) -> Value {
    castDependency(self[Key.self], to: Value.self)
  }
}

private func castDependency<Base, Value>(_ value: Base, to type: Value.Type) -> Value {
  guard let value = value as? Value else {
    preconditionFailure(
      "the dependency has a value of type \(Swift.type(of: value)), and it is read as \(type)")
  }
  return value
}
