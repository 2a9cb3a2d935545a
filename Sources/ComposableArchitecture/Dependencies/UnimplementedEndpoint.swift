/// The error that an endpoint of a dependency throws if it was not overridden.
public struct Unimplemented: Error {
  let endpoint: String

  /// Names the endpoint.
  public init(_ endpoint: String) { self.endpoint = endpoint }
}

/// Reports a call of an endpoint that was not overridden. Macros call this.
public func _$reportUnimplementedEndpoint(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  RuntimeWarning(
    .unimplementedEndpoint, "the endpoint `\(name)` was called, but nothing implements it here",
    causes: [
      "a test does not override it: withDependencies { $0.client.endpoint = { ... } }",
      "the live value of the dependency leaves it out",
    ],
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ).report()
}
