/// The error that an endpoint of a dependency throws if it was not overridden.
public struct Unimplemented: Error {
  let endpoint: String

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
  guard DependencyValues._current.shouldReportUnimplemented else { return }
  RuntimeWarning(
    .unimplementedEndpoint, "the endpoint `\(name)` was called, but nothing implements it here",
    causes: [
      "a test does not override it: withDependencies { $0.client.endpoint = { ... } }",
      "the live value of the dependency leaves it out",
    ],
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ).report()
}

/// Returns a closure that must be overridden before it is called: the spelling of 0.x and 1.0 for an
/// endpoint that throws no error.
///
/// ```swift
/// extension SpeechClient: TestDependencyKey {
///   static let testValue = Self(
///     authorizationStatus: unimplemented("SpeechClient.authorizationStatus"))
/// }
/// ```
///
/// A call reports an issue and stops the program, because there is nothing to return. The closure
/// throws an error instead if its type allows it, and returns a placeholder if one is given.
///
/// - Parameter description: The name of the endpoint.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in
    _$reportUnimplementedEndpoint(
      description(), fileID: fileID, filePath: filePath, line: line, column: column)
    fatalError(
      "\(description()) was called, but nothing implements it here, and it has no value to return")
  }
}

extension DependencyValues {
  /// Whether a call of an endpoint that was not overridden is reported. Otherwise, the endpoint only throws or returns its default.
  public var shouldReportUnimplemented: Bool {
    get { self[ShouldReportUnimplementedKey.self] }
    set { self[ShouldReportUnimplementedKey.self] = newValue }
  }
}

private enum ShouldReportUnimplementedKey: DependencyKey {
  static let liveValue = true
  static let previewValue = true
  static let testValue = true
}
