@_spi(TestFailures) import ComposableArchitecture
import TestFunctions

// The assertions of XCTest. Each reports a failure at its line, and the test goes on.

/// Fails unless a condition is true.
public func XCTAssert(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { XCTAssertTrue(try condition(), message(), file: file, line: line) }

/// Fails unless a condition is true.
public func XCTAssertTrue(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let assertion = Assertion("XCTAssertTrue", message, file, line)
  assertion.check { try condition() ? nil : "the condition is false" }
}

/// Fails unless a condition is false.
public func XCTAssertFalse(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let assertion = Assertion("XCTAssertFalse", message, file, line)
  assertion.check { try condition() ? "the condition is true" : nil }
}

/// Fails unless a value is `nil`.
public func XCTAssertNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let assertion = Assertion("XCTAssertNil", message, file, line)
  assertion.check { try value().map { "\(text($0)) is not nil" } }
}

/// Fails if a value is `nil`.
public func XCTAssertNotNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let assertion = Assertion("XCTAssertNotNil", message, file, line)
  assertion.check { try value() == nil ? "the value is nil" : nil }
}

/// Returns the content of an optional.
///
/// - Throws: An error if the optional is `nil`, after reporting the failure.
public func XCTUnwrap<Value>(
  _ value: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> Value {
  if let value = try value() { return value }
  Assertion("XCTUnwrap", message, file, line).fail("the value is nil")
  throw UnmetRequirement()
}

/// Fails unless two values are equal.
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion("XCTAssertEqual", message, file, line).compare(first, second, ==, "is not equal to")
}

/// Fails if two values are equal.
public func XCTAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { Assertion("XCTAssertNotEqual", message, file, line).compare(first, second, !=, "is equal to") }

/// Fails unless two numbers differ by at most an amount.
public func XCTAssertEqual<Value: Numeric & Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  accuracy: Value, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  Assertion("XCTAssertEqual", message, file, line).compare(
    first, second, { areClose($0, $1, accuracy) }, "is not within \(accuracy) of")
}

/// Fails if two numbers differ by at most an amount.
public func XCTAssertNotEqual<Value: Numeric & Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  accuracy: Value, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  Assertion("XCTAssertNotEqual", message, file, line).compare(
    first, second, { !areClose($0, $1, accuracy) }, "is within \(accuracy) of")
}

private func areClose<Value: Numeric & Comparable>(
  _ first: Value, _ second: Value, _ accuracy: Value
) -> Bool { first == second || (first < second ? second - first : first - second) <= accuracy }

/// Fails unless the first value is greater.
public func XCTAssertGreaterThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion("XCTAssertGreaterThan", message, file, line)
    .compare(first, second, >, "is not greater than")
}

/// Fails unless the first value is greater or equal.
public func XCTAssertGreaterThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion("XCTAssertGreaterThanOrEqual", message, file, line)
    .compare(first, second, >=, "is less than")
}

/// Fails unless the first value is less.
public func XCTAssertLessThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion("XCTAssertLessThan", message, file, line).compare(first, second, <, "is not less than")
}

/// Fails unless the first value is less or equal.
public func XCTAssertLessThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion("XCTAssertLessThanOrEqual", message, file, line)
    .compare(first, second, <=, "is greater than")
}

/// Fails unless two references are to the same object.
public func XCTAssertIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let assertion = Assertion("XCTAssertIdentical", message, file, line)
  assertion.check { try first() === second() ? nil : "the objects are not the same" }
}

/// Fails unless an expression throws an error.
///
/// - Parameter handler: Is called with the error.
public func XCTAssertThrowsError<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  _ handler: (_ error: any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
    Assertion("XCTAssertThrowsError", message, file, line).fail("no error was thrown")
  } catch { handler(error) }
}

/// Fails if an expression throws an error.
public func XCTAssertNoThrow<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion("XCTAssertNoThrow", message, file, line).check {
    _ = try expression()
    return nil
  }
}

/// A call of an assertion: its name, its message, and its location.
private struct Assertion {
  let name: String
  let message: String
  let location: SourceLocation

  init(
    _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt
  ) {
    self.name = name
    self.message = message()
    location = SourceLocation(fileID: file, filePath: file, line: line, column: 1)
  }

  func fail(_ reason: String) {
    let text = "\(name) failed: \(reason)" + (message.isEmpty ? "" : " - \(message)")
    TestFailure(text).report(at: location)
  }

  /// Fails for the reason that a function returns, or if it throws an error.
  func check(_ reason: () throws -> String?) {
    do { try reason().map(fail) } catch { fail("\(text(error)) was thrown") }
  }

  func compare<Value>(
    _ first: () throws -> Value, _ second: () throws -> Value, _ isMet: (Value, Value) -> Bool,
    _ problem: String
  ) {
    check {
      let (first, second) = (try first(), try second())
      return isMet(first, second) ? nil : "\(text(first)) \(problem) \(text(second))"
    }
  }
}

private func text(_ value: Any) -> String { ChangeText.dump(value) }
