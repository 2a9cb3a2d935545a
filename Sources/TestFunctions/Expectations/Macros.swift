import ComposableArchitecture

// The macros of Swift Testing for files that the shell has loaded. Each expands to a call of a function in this module.

/// Reports a failure unless a condition is true, with the values of the condition's operands. The test goes on.
@freestanding(expression)
public macro expect(
  _ condition: Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Reports a failure unless a closure throws an error of a type; `Never.self` expects that it throws none.
@discardableResult
@freestanding(expression)
public macro expect<E: Error, R>(
  throws errorType: E.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, performing expression: () async throws -> R
) -> E? = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Reports a failure unless a closure throws an error that is equal to another one.
@discardableResult
@freestanding(expression)
public macro expect<E: Error & Equatable, R>(
  throws error: E, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing expression: () async throws -> R
) -> E? = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Reports a failure unless a closure throws an error that a second closure accepts.
@discardableResult
@freestanding(expression)
public macro expect<R>(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing expression: () async throws -> R, throws errorMatcher: (any Error) async throws -> Bool
) -> (any Error)? = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Reports a failure: the shell cannot run a part of a test in a process of its own.
@discardableResult
@freestanding(expression)
public macro expect(
  processExitsWith condition: ExitTest.Condition, observing values: [ExitTest.Value] = [],
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing expression: @escaping @Sendable () async throws -> Void
) -> ExitTest.Result? =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ExitTestMacro")

/// Ends the test with a failure unless a condition is true.
@freestanding(expression)
public macro require(
  _ condition: Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Returns the content of an optional, or ends the test with a failure if it is `nil`.
@freestanding(expression)
public macro require<T>(
  _ optionalValue: T?, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> T = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Returns the error of a type that a closure throws, or ends the test with a failure.
@discardableResult
@freestanding(expression)
public macro require<E: Error, R>(
  throws errorType: E.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, performing expression: () async throws -> R
) -> E = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Ends the test with a failure if a closure throws an error.
@freestanding(expression)
public macro require<R>(
  throws errorType: Never.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, performing expression: () async throws -> R
) = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Returns the error that a closure throws if it is equal to another one, or ends the test with a failure.
@discardableResult
@freestanding(expression)
public macro require<E: Error & Equatable, R>(
  throws error: E, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing expression: () async throws -> R
) -> E = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Returns the error that a closure throws if a second closure accepts it, or ends the test with a failure.
@discardableResult
@freestanding(expression)
public macro require<R>(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing expression: () async throws -> R, throws errorMatcher: (any Error) async throws -> Bool
) -> any Error = #externalMacro(module: "ComposableArchitectureMacros", type: "ExpectMacro")

/// Ends the test with a failure: the shell cannot run a part of a test in a process of its own.
@discardableResult
@freestanding(expression)
public macro require(
  processExitsWith condition: ExitTest.Condition, observing values: [ExitTest.Value] = [],
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing expression: @escaping @Sendable () async throws -> Void
) -> ExitTest.Result =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ExitTestMacro")
