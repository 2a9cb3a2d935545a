/// Something that changes how a test runs, or describes it.
public protocol Trait: Sendable {
  var comments: [Comment] { get }

  /// Is called before the test.
  func prepare(for test: Test) async throws
}

extension Trait {
  public var comments: [Comment] { [] }

  public func prepare(for test: Test) async throws {}
}

public protocol TestTrait: Trait {}

/// A trait of suites, which the tests of the suite have.
public protocol SuiteTrait: Trait {
  /// Whether suites in the suite have the trait as well. The shell always gives it to them.
  var isRecursive: Bool { get }
}

extension SuiteTrait {
  /// Suites in the suite have the trait as well.
  public var isRecursive: Bool { true }
}

/// A trait that runs code around a test.
public protocol TestScoping: Sendable {
  /// Calls a function that runs a test with one of its arguments.
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws
}

/// A test, for traits.
public struct Test: Sendable {
  public let name: String
  /// The name in the attribute.
  public let displayName: String?

  public struct Case: Sendable {
    public let isParameterized: Bool
  }
}
