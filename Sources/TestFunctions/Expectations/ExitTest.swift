import ComposableArchitecture

/// The types of `#expect(processExitsWith:)`, which the shell does not support: it runs tests in its own process.
public enum ExitTest {
  /// How a process should end.
  public enum Condition: Sendable {
    /// The process ends normally.
    case success
    /// The process does not end normally.
    case failure
    /// The process ends with a number.
    case exitCode(Int32)
    /// A signal ends the process.
    case signal(Int32)
  }

  public struct Result: Sendable {
    public var standardOutputContent: [UInt8] = []
    /// What the process has printed to its standard error.
    public var standardErrorContent: [UInt8] = []
  }

  /// A part of a result that a test observes.
  public typealias Value = PartialKeyPath<Result> & Sendable
}

/// What `#expect(processExitsWith:)` calls.
public func _expectExitTest(
  sourceLocation: SourceLocation = #_sourceLocation
) -> ExitTest.Result? {
  report(
    "`processExitsWith` is not supported: the shell runs tests in its own process", nil,
    sourceLocation)
  return nil
}

/// What `#require(processExitsWith:)` calls.
public func _requireExitTest(
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> ExitTest.Result {
  _ = _expectExitTest(sourceLocation: sourceLocation)
  throw UnmetRequirement()
}
