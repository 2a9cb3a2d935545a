import ComposableArchitecture

/// Something that went wrong in a test.
public struct Issue: Sendable, CustomStringConvertible {
  /// What the issue says.
  public var comments: [Comment]
  /// The error that was recorded or thrown.
  public var error: (any Error)?
  /// Where the issue is; `nil` if an error was thrown there.
  public var sourceLocation: SourceLocation?
  private let summary: String

  init(
    _ summary: String, comments: [Comment] = [], error: (any Error)? = nil,
    sourceLocation: SourceLocation? = nil
  ) {
    self.summary = summary
    self.comments = comments
    self.error = error
    self.sourceLocation = sourceLocation
  }

  /// What went wrong, in words.
  public var description: String { summary }

  /// Records an issue, which is a failure of the test.
  ///
  /// - Parameters:
  ///   - comment: What went wrong.
  ///   - sourceLocation: Where it went wrong.
  @discardableResult
  public static func record(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue {
    recorded(
      Issue(
        "Issue recorded" + (comment.map { ": \($0)" } ?? ""), comments: comment.map { [$0] } ?? [],
        sourceLocation: sourceLocation))
  }

  /// Records an error, which is a failure of the test.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - comment: An explanation.
  ///   - sourceLocation: Where it went wrong.
  @discardableResult
  public static func record(
    _ error: any Error, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue {
    recorded(
      Issue(
        "Caught error: \(ValueText.of(error))" + (comment.map { " - \($0)" } ?? ""),
        comments: comment.map { [$0] } ?? [], error: error, sourceLocation: sourceLocation))
  }

  private static func recorded(_ issue: Issue) -> Issue {
    if let location = issue.sourceLocation { report(issue.description, nil, location) }
    return issue
  }
}
