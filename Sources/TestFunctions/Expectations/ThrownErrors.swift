import ComposableArchitecture

// Sync closures have functions of their own, so that a test that is not asynchronous can call them.

/// What `#expect(throws: Oops.self)` calls.
@discardableResult
public func _expect<E: Error, R>(
  throws type: E.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, performing body: () throws -> R
) -> E? {
  ExpectedError.ofType(type).check(Outcome(body), comment, sourceLocation)
}

/// What `#expect(throws: Oops.self)` calls with an asynchronous closure.
@_disfavoredOverload
@discardableResult
public func _expect<E: Error, R>(
  throws type: E.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R
) async -> E? {
  ExpectedError.ofType(type).check(await Outcome(body), comment, sourceLocation)
}

/// What `#expect(throws: Oops.offline)` calls.
@discardableResult
public func _expect<E: Error & Equatable, R>(
  throws error: E, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing body: () throws -> R
) -> E? {
  ExpectedError.equal(to: error).check(Outcome(body), comment, sourceLocation)
}

/// What `#expect(throws: Oops.offline)` calls with an asynchronous closure.
@_disfavoredOverload
@discardableResult
public func _expect<E: Error & Equatable, R>(
  throws error: E, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R
) async -> E? {
  ExpectedError.equal(to: error).check(await Outcome(body), comment, sourceLocation)
}

/// What `#expect { ... } throws: { error in ... }` calls.
@discardableResult
public func _expect<R>(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing body: () throws -> R, throws isExpected: (any Error) throws -> Bool
) -> (any Error)? {
  let outcome = Outcome(body)
  return ExpectedError.matching(decision(isExpected, outcome))
    .check(outcome, comment, sourceLocation)
}

/// What `#expect { ... } throws: { error in ... }` calls with asynchronous closures.
@_disfavoredOverload
@discardableResult
public func _expect<R>(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R,
  throws isExpected: (any Error) async throws -> Bool
) async -> (any Error)? {
  let outcome = await Outcome(body)
  return ExpectedError.matching(await decision(isExpected, outcome))
    .check(outcome, comment, sourceLocation)
}

/// What `#require(throws: Oops.self)` calls.
@discardableResult
public func _require<E: Error, R>(
  throws type: E.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, performing body: () throws -> R
) throws -> E {
  try ExpectedError.ofType(type).require(Outcome(body), comment, sourceLocation)
}

/// What `#require(throws: Oops.self)` calls with an asynchronous closure.
@_disfavoredOverload
@discardableResult
public func _require<E: Error, R>(
  throws type: E.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R
) async throws -> E {
  try ExpectedError.ofType(type).require(await Outcome(body), comment, sourceLocation)
}

/// What `#require(throws: Never.self)` calls.
public func _require<R>(
  throws type: Never.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, performing body: () throws -> R
) throws {
  let outcome = Outcome(body)
  if outcome.error != nil {
    _ = try ExpectedError.ofType(type).require(outcome, comment, sourceLocation)
  }
}

/// What `#require(throws: Never.self)` calls with an asynchronous closure.
@_disfavoredOverload
public func _require<R>(
  throws type: Never.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R
) async throws {
  let outcome = await Outcome(body)
  if outcome.error != nil {
    _ = try ExpectedError.ofType(type).require(outcome, comment, sourceLocation)
  }
}

/// What `#require(throws: Oops.offline)` calls.
@discardableResult
public func _require<E: Error & Equatable, R>(
  throws error: E, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing body: () throws -> R
) throws -> E {
  try ExpectedError.equal(to: error).require(Outcome(body), comment, sourceLocation)
}

/// What `#require(throws: Oops.offline)` calls with an asynchronous closure.
@_disfavoredOverload
@discardableResult
public func _require<E: Error & Equatable, R>(
  throws error: E, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R
) async throws -> E {
  try ExpectedError.equal(to: error).require(await Outcome(body), comment, sourceLocation)
}

/// What `#require { ... } throws: { error in ... }` calls.
@discardableResult
public func _require<R>(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing body: () throws -> R, throws isExpected: (any Error) throws -> Bool
) throws -> any Error {
  let outcome = Outcome(body)
  return try ExpectedError.matching(decision(isExpected, outcome))
    .require(outcome, comment, sourceLocation)
}

/// What `#require { ... } throws: { error in ... }` calls with asynchronous closures.
@_disfavoredOverload
@discardableResult
public func _require<R>(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R,
  throws isExpected: (any Error) async throws -> Bool
) async throws -> any Error {
  let outcome = await Outcome(body)
  return try ExpectedError.matching(await decision(isExpected, outcome))
    .require(outcome, comment, sourceLocation)
}

/// Whether a closure accepts the error of another one. If it throws an error itself, it does not.
private func decision(_ isExpected: (any Error) throws -> Bool, _ outcome: Outcome) -> Bool {
  (try? outcome.error.map(isExpected)) ?? false
}

private func decision(
  isolation: isolated (any Actor)? = #isolation,
  _ isExpected: (any Error) async throws -> Bool, _ outcome: Outcome
) async -> Bool {
  guard let error = outcome.error else { return false }
  return (try? await isExpected(error)) ?? false
}

/// What a closure did.
private struct Outcome {
  /// The error that it threw, if any.
  var error: (any Error)?

  init<R>(_ body: () throws -> R) {
    do { _ = try body() } catch { self.error = error }
  }

  init<R>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async {
    do { _ = try await body() } catch { self.error = error }
  }
}

/// An error that a closure should throw.
private struct ExpectedError<E> {
  let name: String
  var isNone = false
  /// The error with its static type if it is the expected one.
  let match: (any Error) -> E?

  /// Returns the error, or `nil` after reporting what happened in place of it.
  func check(_ outcome: Outcome, _ comment: Comment?, _ location: SourceLocation) -> E? {
    if let problem = problem(of: outcome) {
      report("Expectation failed: expected \(problem)", comment, location)
    }
    return outcome.error.flatMap(match)
  }

  /// Returns the error; throws one after reporting what happened in place of it.
  func require(_ outcome: Outcome, _ comment: Comment?, _ location: SourceLocation) throws -> E {
    if let error = outcome.error.flatMap(match) { return error }
    if let problem = problem(of: outcome) {
      report("Requirement failed: expected \(problem)", comment, location)
    }
    throw UnmetRequirement()
  }

  /// What was expected and what happened, or `nil` if that is the same.
  private func problem(of outcome: Outcome) -> String? {
    guard let error = outcome.error else { return isNone ? nil : "\(name), but none was thrown" }
    guard match(error) == nil else { return nil }
    return "\(isNone ? "no error" : name), but \(ValueText.of(error)) was thrown"
  }
}

extension ExpectedError where E: Error {
  static func ofType(_ type: E.Type) -> Self {
    Self(name: "an error of type \(type)", isNone: type == Never.self) { $0 as? E }
  }

  static func equal(to expected: E) -> Self where E: Equatable {
    Self(name: "the error \(ValueText.of(expected))") { $0 as? E == expected ? expected : nil }
  }
}

extension ExpectedError<any Error> {
  static func matching(_ isMet: Bool) -> Self {
    Self(name: "an error that the closure after `throws:` accepts") { isMet ? $0 : nil }
  }
}
