import ComposableArchitecture

/// A condition that was evaluated.
public struct _Check {
  let isMet: Bool
  /// The condition with the values of its parts, such as `(count → 1) == 2`; empty if it is met.
  let text: String

  init(_ isMet: Bool, _ text: () -> String) {
    self.isMet = isMet
    self.text = isMet ? "" : text()
  }
}

/// An optional that was evaluated.
public struct _Optional<Wrapped> {
  let value: Wrapped?
  let source: String
}

/// Evaluates a condition that has no parts.
public func _evaluate(_ condition: Bool, _ source: String) -> _Check {
  _Check(condition) { source }
}

/// Evaluates an optional that is required.
public func _evaluate<Wrapped>(_ value: Wrapped?, _ source: String) -> _Optional<Wrapped> {
  _Optional(value: value, source: source)
}

/// Evaluates a condition after `!`.
public func _negate(_ condition: Bool, _ source: String) -> _Check {
  _Check(!condition) { "!" + ValueText.operand(source, condition) }
}

public func _compare<Left, Right>(
  _ left: Left, _ isMet: (Left, Right) throws -> Bool, _ right: Right, _ leftSource: String,
  _ operatorName: String, _ rightSource: String
) rethrows -> _Check {
  _Check(try isMet(left, right)) {
    if operatorName == "==", let difference = ValueText.difference(left, right) {
      return "\(leftSource) == \(rightSource)\n\n\(difference)"
    }
    return ValueText.operand(leftSource, left) + " \(operatorName) "
      + ValueText.operand(rightSource, right)
  }
}

public func _compare<Wrapped>(
  _ value: Wrapped?, nil isMet: (Wrapped?, _OptionalNilComparisonType) -> Bool, _ source: String,
  _ operatorName: String
) -> _Check {
  _Check(isMet(value, nil)) { "\(ValueText.operand(source, value as Any)) \(operatorName) nil" }
}

/// Evaluates a side of `&&` or `||` that has no parts.
public func _side(_ condition: Bool, _ source: String) -> _Check {
  _Check(condition) { "(\(source) → false)" }
}

/// Evaluates two conditions with `&&`.
public func _combine(
  _ left: _Check, and right: @autoclosure () throws -> _Check, _ leftSource: String,
  _ rightSource: String
) rethrows -> _Check {
  guard left.isMet else { return _Check(false) { "\(left.text) && \(rightSource)" } }
  let right = try right()
  return _Check(right.isMet) { "(\(leftSource) → true) && \(right.text)" }
}

/// Evaluates two conditions with `||`.
public func _combine(
  _ left: _Check, or right: @autoclosure () throws -> _Check, _ leftSource: String,
  _ rightSource: String
) rethrows -> _Check {
  guard !left.isMet else { return left }
  let right = try right()
  return _Check(right.isMet) { "\(left.text) || \(right.text)" }
}

/// Evaluates a member of a value, such as `isEmpty`.
public func _member<Receiver>(
  _ receiver: Receiver, _ isMet: (Receiver) throws -> Bool, _ sign: String, _ source: String,
  _ rest: String
) rethrows -> _Check {
  _Check(try isMet(receiver)) { sign + ValueText.operand(source, receiver) + rest }
}

/// Reports a failure unless a condition is met.
public func _expect(
  _ check: _Check, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !check.isMet else { return }
  report("Expectation failed: \(check.text)", comment, sourceLocation)
}

/// Reports a failure and throws an error unless a condition is met.
public func _require(
  _ check: _Check, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard !check.isMet else { return }
  report("Requirement failed: \(check.text)", comment, sourceLocation)
  throw UnmetRequirement()
}

/// Returns the content of an optional; reports a failure and throws an error if it is `nil`.
public func _require<Wrapped>(
  _ optional: _Optional<Wrapped>, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Wrapped {
  if let value = optional.value { return value }
  report("Requirement failed: \(optional.source) → nil", comment, sourceLocation)
  throw UnmetRequirement()
}

/// Reports a failure of a test that does not compile.
public func _failUncompiled(_ error: String, sourceLocation: SourceLocation) {
  report("the test does not compile: \(error)", nil, sourceLocation)
}
