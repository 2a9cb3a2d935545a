@_exported import ComposableArchitecture

#if canImport(Testing)
  import Testing

  /// A trait of Swift Testing that overrides dependencies while a test runs.
  public struct _DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
    private let update: @Sendable (inout DependencyValues) throws -> Void

    fileprivate init(_ update: @escaping @Sendable (inout DependencyValues) throws -> Void) {
      self.update = update
    }

    /// Suites in the suite have the trait as well.
    public var isRecursive: Bool { true }

    /// Runs a test with the dependencies.
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
    /// Gives each test dependencies of its own.
    public static var dependencies: Self { Self { _ in } }

    /// Overrides a dependency in a test.
    ///
    /// - Parameters:
    ///   - keyPath: The dependency.
    ///   - value: The value, which is evaluated for each test.
    public static func dependency<Value>(
      _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
      _ value: @autoclosure @escaping @Sendable () throws -> Value
    ) -> Self { Self { $0[keyPath: keyPath] = try value() } }

    /// Overrides a dependency that has a type of its own in a test.
    ///
    /// - Parameter value: The value, which is evaluated for each test.
    public static func dependency<Value: TestDependencyKey>(
      _ value: @autoclosure @escaping @Sendable () throws -> Value
    ) -> Self where Value == Value.Value { Self { $0[Value.self] = try value() } }

    /// Overrides dependencies in a test.
    public static func dependencies(
      _ update: @escaping @Sendable (inout DependencyValues) throws -> Void
    ) -> Self { Self(update) }
  }
#endif
