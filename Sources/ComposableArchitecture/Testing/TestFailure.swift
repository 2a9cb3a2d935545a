import IssueReporting

/// What a ``TestStore`` has found: something that was expected and did not happen, or the other way
/// round.
@_spi(TestFailures)
public struct TestFailure: Equatable, Sendable {
  /// The whole message.
  public let text: String
  /// Whether it is only shown and fails nothing.
  public private(set) var isNote = false

  init(_ text: String) { self.text = text }

  /// Takes failures in place of the library that runs the tests.
  @TaskLocal public static var sink: Sink?

  /// Someone who takes failures; a type of its own for the reason given at `ChangePrinter.Sink`.
  public struct Sink: Sendable {
    let take: @Sendable (TestFailure, SourceLocation) -> Void

    /// Hands each failure and the place of the call to a function.
    public init(_ take: @escaping @Sendable (TestFailure, SourceLocation) -> Void) {
      self.take = take
    }
  }

  /// The same message, shown without failing the test.
  var note: TestFailure {
    var note = TestFailure("Passed over, as the test is not exhaustive:\n\n\(text)")
    note.isNote = true
    return note
  }

  /// Tells whoever listens.
  func report(at location: SourceLocation) {
    if let sink = Self.sink { return sink.take(self, location) }
    if !isNote { return tell(at: location) }
    guard TestContext.current?.isSwiftTesting == true else {
      // XCTest cannot expect failures everywhere.
      return print("\(location.filePath):\(location.line): \(text)")
    }
    withExpectedIssue(isIntermittent: true) { tell(at: location) }
  }

  private func tell(at location: SourceLocation) {
    reportIssue(
      text, fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }
}
