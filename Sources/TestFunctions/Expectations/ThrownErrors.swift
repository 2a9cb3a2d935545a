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
  let decision = Result { try outcome.error.map(isExpected) ?? false }
  return ExpectedError.matching(decision).check(outcome, comment, sourceLocation)
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
  var decision = Result<Bool, any Error>.success(false)
  if let error = outcome.error {
    do { decision = .success(try await isExpected(error)) } catch { decision = .failure(error) }
  }
  return ExpectedError.matching(decision).check(outcome, comment, sourceLocation)
}

/// What `#require(throws: Oops.self)` calls.
@discardableResult
public func _require<E: Error, R>(
  throws type: E.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, performing body: () throws -> R
) throws -> E {
  try required(_expect(throws: type, comment, sourceLocation: sourceLocation, performing: body))
}

/// What `#require(throws: Oops.self)` calls with an asynchronous closure.
@_disfavoredOverload
@discardableResult
public func _require<E: Error, R>(
  throws type: E.Type, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R
) async throws -> E {
  try required(ExpectedError.ofType(type).check(await Outcome(body), comment, sourceLocation))
}

/// What `#require(throws: Oops.offline)` calls.
@discardableResult
public func _require<E: Error & Equatable, R>(
  throws error: E, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing body: () throws -> R
) throws -> E {
  try required(_expect(throws: error, comment, sourceLocation: sourceLocation, performing: body))
}

/// What `#require(throws: Oops.offline)` calls with an asynchronous closure.
@_disfavoredOverload
@discardableResult
public func _require<E: Error & Equatable, R>(
  throws error: E, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R
) async throws -> E {
  try required(ExpectedError.equal(to: error).check(await Outcome(body), comment, sourceLocation))
}

/// What `#require { ... } throws: { error in ... }` calls.
@discardableResult
public func _require<R>(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  performing body: () throws -> R, throws isExpected: (any Error) throws -> Bool
) throws -> any Error {
  try required(
    _expect(comment, sourceLocation: sourceLocation, performing: body, throws: isExpected))
}

/// What `#require { ... } throws: { error in ... }` calls with asynchronous closures.
@_disfavoredOverload
@discardableResult
public func _require<R>(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, performing body: () async throws -> R,
  throws isExpected: (any Error) async throws -> Bool
) async throws -> any Error {
  try required(
    await _expect(comment, sourceLocation: sourceLocation, performing: body, throws: isExpected))
}

private func required<E>(_ error: E?) throws -> E {
  guard let error else { throw UnmetRequirement() }
  return error
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
    guard let error = outcome.error else {
      if !isNone {
        report("Expectation failed: expected \(name), but none was thrown", comment, location)
      }
      return nil
    }
    if let error = match(error) { return error }
    let text = "\(isNone ? "no error" : name), but \(ValueText.of(error)) was thrown"
    report("Expectation failed: expected \(text)", comment, location)
    return nil
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
  /// An error about which a closure has decided. If the closure threw an error, it has not accepted the first one.
  static func matching(_ decision: Result<Bool, any Error>) -> Self {
    Self(name: "an error that the closure after `throws:` accepts") {
      (try? decision.get()) == true ? $0 : nil
    }
  }
}
