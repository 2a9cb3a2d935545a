import ComposableArchitecture

/// A trait that overrides dependencies while a test runs.
public struct _DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  private let update: @Sendable (inout DependencyValues) throws -> Void

  init(_ update: @escaping @Sendable (inout DependencyValues) throws -> Void) {
    self.update = update
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      try update(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == _DependenciesTrait {
  /// Gives a test dependencies of its own, as each test has here.
  public static var dependencies: Self { Self { _ in } }

  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self { Self { $0[keyPath: keyPath] = try value() } }

  /// Overrides a dependency that has a type of its own in a test.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value { Self { $0[Value.self] = try value() } }

  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) throws -> Void
  ) -> Self { Self(update) }
}
