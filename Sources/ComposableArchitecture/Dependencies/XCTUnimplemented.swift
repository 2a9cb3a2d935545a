import IssueReporting

/// Reports an issue and stops the program, because there is nothing to return: an endpoint that must be overridden before it is called.
///
/// ```swift
/// extension FactClient: TestDependencyKey {
///   static let testValue = Self(fetch: { _ in unimplemented("FactClient.fetch") })
/// }
/// ```
///
/// The result is implicitly unwrapped only so that the overloads that return closures are preferred.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Result! {
  _$reportUnimplementedEndpoint(
    description(), fileID: fileID, filePath: filePath, line: line, column: column)
  fatalError(
    "\(description()) was called, but nothing implements it here, and it has no value to return")
}

/// Returns a closure that must be overridden before it is called: the spelling of earlier versions for `unimplemented`.
@_disfavoredOverload
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  unimplemented(description(), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Returns a closure that must be overridden before it is called. It reports an issue and returns the placeholder.
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in
    _$reportUnimplementedEndpoint(
      description(), fileID: fileID, filePath: filePath, line: line, column: column)
    return placeholder()
  }
}

/// Returns a closure that must be overridden before it is called. It reports an issue and throws an error.
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (_: repeat each Argument) in
    _$reportUnimplementedEndpoint(
      description(), fileID: fileID, filePath: filePath, line: line, column: column)
    throw Unimplemented(description())
  }
}

/// Whether the code runs in a test: the spelling of earlier versions for `isTesting`.
public var _XCTIsTesting: Bool { isTesting }
