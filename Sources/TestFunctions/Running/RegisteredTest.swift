import ComposableArchitecture

/// The tests of a file that the shell has loaded.
///
/// The shell writes a type that conforms to it for each function with `@Test`, and its command `test` runs them.
public protocol RegisteredTests {
  /// The tests in the order of the file.
  @MainActor static var _registeredTests: [RegisteredTest] { get }
}

/// A test of a file that the shell has loaded.
public struct RegisteredTest: Sendable {
  /// A closure of a test, which runs on the main actor.
  public typealias Closure<Result> = @MainActor @Sendable () async throws -> Result

  /// A run of the test.
  package struct Case: Sendable {
    /// The names and values of the arguments, `number → 2`, or `nil` if the test has none.
    package let arguments: String?
    let run: Closure<Void>
  }

  let suite: String?
  let function: String
  let displayName: String?
  let location: SourceLocation
  let traits: @MainActor @Sendable () -> [any Trait]
  let makeCases: Closure<[Case]>

  private init(
    _ suite: String?, _ function: String, _ displayName: String?, _ location: SourceLocation,
    _ traits: @escaping @MainActor @Sendable () -> [any Trait],
    makeCases: @escaping Closure<[Case]>
  ) {
    (self.suite, self.function, self.displayName) = (suite, function, displayName)
    self.location = location
    self.traits = traits
    self.makeCases = makeCases
  }
}

extension RegisteredTest {
  public init(
    suite: String?, function: String, displayName: String?, location: SourceLocation,
    traits: @escaping @MainActor @Sendable () -> [any Trait], run: @escaping Closure<Void>
  ) {
    self.init(suite, function, displayName, location, traits) {
      [Case(arguments: nil, run: run)]
    }
  }

  /// Makes a test that runs with each element of a collection, or of two that `zip` joins.
  public init<C: Sequence>(
    suite: String?, function: String, displayName: String?, location: SourceLocation,
    traits: @escaping @MainActor @Sendable () -> [any Trait], parameters: [String],
    arguments: @escaping Closure<C>,
    run: @escaping @MainActor @Sendable (C.Element) async throws -> Void
  ) {
    self.init(suite, function, displayName, location, traits) {
      try await arguments().map { element in
        let element = Argument(value: element)
        return Case(arguments: element.text(parameters)) { try await run(element.value) }
      }
    }
  }

  /// Makes a test that runs with each pair of elements of two collections.
  public init<C1: Collection, C2: Collection>(
    suite: String?, function: String, displayName: String?, location: SourceLocation,
    traits: @escaping @MainActor @Sendable () -> [any Trait], parameters: [String],
    arguments: @escaping Closure<C1>, _ others: @escaping Closure<C2>,
    run: @escaping @MainActor @Sendable (C1.Element, C2.Element) async throws -> Void
  ) {
    self.init(suite, function, displayName, location, traits) {
      let others = try await others()
      return try await arguments().flatMap { first in
        others.map { second in
          let pair = Argument(value: (first, second))
          return Case(arguments: pair.text(parameters)) {
            try await run(pair.value.0, pair.value.1)
          }
        }
      }
    }
  }

  /// Makes a test that cannot run, and fails.
  public init(
    suite: String?, function: String, displayName: String?, location: SourceLocation, error: String
  ) {
    self.init(suite, function, displayName, location, { [] }) {
      let run: Closure<Void> = { report(error, nil, location) }
      return [Case(arguments: nil, run: run)]
    }
  }
}

/// An argument of a test. Test arguments are values that only the main actor uses.
private struct Argument<Value>: @unchecked Sendable {
  // Unchecked: the closures that capture it run on the main actor.
  let value: Value

  /// `number → 2`; the elements of a tuple have a parameter each.
  func text(_ parameters: [String]) -> String {
    let values =
      parameters.count == 1 ? [value as Any] : Mirror(reflecting: value).children.map(\.value)
    return zip(parameters, values).map { "\($0) → \(ValueText.of($1))" }.joined(separator: ", ")
  }
}

extension RegisteredTest {
  /// The name with the type around it, `CounterTests.incrementing`, after the name in the attribute, if it has one.
  package var name: String {
    let path = (suite.map { "\($0)." } ?? "") + function
    return displayName.map { "\($0) (\(path))" } ?? path
  }

  /// The runs of the test.
  ///
  /// - Throws: ``SkippedTest`` if a trait disables the test; the errors of the traits and of the arguments.
  @MainActor
  package func cases() async throws -> [Case] {
    let traits = traits()
    for trait in traits {
      if let condition = trait as? ConditionTrait, try await !condition.evaluate() {
        throw SkippedTest(condition.comments.first?.rawValue)
      }
    }
    for trait in traits { try await trait.prepare(for: test) }
    return try await makeCases()
  }

  /// Runs the test with one of its arguments, in the scopes of its traits.
  @MainActor
  package func run(_ testCase: Case) async throws {
    var run: @Sendable () async throws -> Void = { try await testCase.run() }
    for scope in traits().compactMap({ $0 as? any TestScoping }).reversed() {
      let inner = run
      let information = Test.Case(isParameterized: testCase.arguments != nil)
      run = { [test] in
        try await scope.provideScope(for: test, testCase: information, performing: inner)
      }
    }
    try await run()
  }

  private var test: Test { Test(name: function, displayName: displayName) }
}
