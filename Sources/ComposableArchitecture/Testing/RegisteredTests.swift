/// The tests of a file that the shell has loaded.
///
/// The shell writes a type that conforms to it for the functions with `@Test`, and its command `test` runs them.
public protocol RegisteredTests {
  /// The tests in the order of the file.
  @MainActor static var tests: [RegisteredTest] { get }
}

/// A test of a file that the shell has loaded.
public struct RegisteredTest: Sendable {
  /// The name with the type around it: `CounterTests.incrementing`.
  public let name: String
  /// Runs the test.
  public let run: @MainActor @Sendable () async throws -> Void

  /// Makes a test.
  public init(_ name: String, run: @escaping @MainActor @Sendable () async throws -> Void) {
    self.name = name
    self.run = run
  }
}

/// What `#expect` calls in a file that the shell has loaded.
///
/// - Parameters:
///   - condition: The condition.
///   - comment: Why it should be true.
public func _expect(
  _ condition: @autoclosure () throws -> Bool, _ comment: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows {
  guard try !condition() else { return }
  TestFailure("Expectation failed" + (comment.map { ": \($0)" } ?? ""))
    .report(
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
