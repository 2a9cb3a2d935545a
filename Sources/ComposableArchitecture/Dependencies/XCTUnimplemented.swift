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
