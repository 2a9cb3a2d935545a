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
  reportUnmet(
    "Expectation failed", comment,
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What `#expect(throws:)` calls in a file that the shell has loaded.
///
/// - Parameters:
///   - type: The type of the expected error; `Never.self` if none is expected.
///   - comment: Why it should be thrown.
///   - body: The code that should throw.
/// - Returns: The error, or `nil` if there was none of that type.
@discardableResult
public func _expect<E: Error>(
  throws type: E.Type, _ comment: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  performing body: () throws -> some Any
) -> E? {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return thrown(Result { _ = try body() }, comment, location)
}

/// What `#expect(throws:)` calls with asynchronous code in a file that the shell has loaded.
///
/// - Parameters:
///   - type: The type of the expected error; `Never.self` if none is expected.
///   - comment: Why it should be thrown.
///   - body: The code that should throw.
/// - Returns: The error, or `nil` if there was none of that type.
@_disfavoredOverload
@discardableResult
public func _expect<E: Error>(
  throws type: E.Type, _ comment: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  performing body: () async throws -> some Any
) async -> E? {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let result: Result<Void, any Error>
  do { result = .success(_ = try await body()) } catch { result = .failure(error) }
  return thrown(result, comment, location)
}

/// The error of the expected type, or `nil` after reporting what happened instead.
private func thrown<E: Error>(
  _ result: Result<Void, any Error>, _ comment: String?, _ location: SourceLocation
) -> E? {
  switch result {
  case .failure(let error as E): return error
  case .failure(let error):
    reportUnmet("Expected an error of type \(E.self), but \(error) was thrown", comment, location)
  case .success where E.self != Never.self:
    reportUnmet("Expected an error of type \(E.self), but none was thrown", comment, location)
  case .success: break
  }
  return nil
}

/// What `#require` calls with an optional in a file that the shell has loaded.
///
/// - Parameters:
///   - value: The optional.
///   - comment: Why it should not be `nil`.
/// - Throws: An error if the value is `nil`, after reporting the failure.
public func _require<Value>(
  _ value: @autoclosure () throws -> Value?, _ comment: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  if let value = try value() { return value }
  reportUnmet(
    "Requirement failed: the value is nil", comment,
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  throw UnmetRequirement()
}

/// What `#require` calls with a condition in a file that the shell has loaded.
///
/// - Parameters:
///   - condition: The condition.
///   - comment: Why it should be true.
/// - Throws: An error if the condition is false, after reporting the failure.
public func _require(
  _ condition: @autoclosure () throws -> Bool, _ comment: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws {
  guard try !condition() else { return }
  reportUnmet(
    "Requirement failed", comment,
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  throw UnmetRequirement()
}

/// The error that ends a test whose `#require` is not met. The failure has been reported already.
public struct UnmetRequirement: Error {
  package init() {}
}

private func reportUnmet(_ summary: String, _ comment: String?, _ location: SourceLocation) {
  TestFailure(summary + (comment.map { ": \($0)" } ?? "")).report(at: location)
}
