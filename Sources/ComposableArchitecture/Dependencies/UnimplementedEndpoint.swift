import IssueReporting

/// The error that an endpoint of a dependency throws if it was not overridden.
public struct Unimplemented: Error {
  let endpoint: String

  /// Names the endpoint.
  public init(_ endpoint: String) { self.endpoint = endpoint }
}

/// Reports that an endpoint was called that was not overridden. Macros call this.
public func _$reportUnimplementedEndpoint(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  reportIssue(
    "The endpoint '\(name)' was called, but it has no implementation here.",
    fileID: fileID, filePath: filePath, line: line, column: column)
}
