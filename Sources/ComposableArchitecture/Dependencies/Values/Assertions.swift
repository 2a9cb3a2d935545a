/// Checks a condition that should always be true: `@Dependency(\.assert)` and `@Dependency(\.precondition)`.
///
/// ```swift
/// @Dependency(\.assert) var assert
/// ...
/// assert(state.amount >= 0, "an amount is never negative")
/// ```
///
/// In a program, it does what the function of the same name does. In tests, a false condition is a failure, and the test continues.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - message: What is wrong if it is false.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt)
}

extension AssertionEffect {
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// Says that the program is in a state that should never occur: `@Dependency(\.assertionFailure)`.
public protocol AssertionFailureEffect: Sendable {
  /// Reports the state.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Reports the state.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

extension DependencyValues {
  /// Checks a condition in debug builds.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Says that the program is in a state that should never occur.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// Checks a condition in all builds.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = LiveAssert()
  static let testValue: any AssertionEffect = ReportedAssertion()
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = LiveAssertionFailure()
  static let testValue: any AssertionFailureEffect = ReportedAssertion()
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = LivePrecondition()
  static let testValue: any AssertionEffect = ReportedAssertion()
}

private struct LiveAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct ReportedAssertion: AssertionEffect, AssertionFailureEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    if !condition() { report(message(), file, line) }
  }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    report(message(), file, line)
  }

  private func report(_ message: String, _ file: StaticString, _ line: UInt) {
    IssueRecorder.record(
      message.isEmpty ? "an assertion failed" : "an assertion failed: \(message)",
      at: SourceLocation(fileID: file, filePath: file, line: line, column: 1))
  }
}
