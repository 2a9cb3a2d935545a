/// `#expect(count == 2)` and `#require(count == 2)`: calls to the functions that check a condition, with the texts of its parts.
///
/// An expectation about an error, `#expect(throws:)`, becomes a call with the same arguments.
func expect(_ macro: FreestandingMacro) -> Expansion {
  guard let token = macro.source.tokens.first(where: { $0.kind == .directive }),
    let last = macro.source.tokens.last
  else { return .error(MacroDiagnostic("'#expect' needs a condition", at: 0..<0)) }
  let name = macro.source[token].dropFirst()
  guard let condition = macro.arguments.first, condition.label == nil, macro.body == nil else {
    let rest = macro.source[token.range.upperBound..<last.range.upperBound]
    return Expansion(parts: ["TestFunctions._\(name)\(rest)"])
  }
  let parsed = Condition(condition.value)
  let others = macro.arguments.dropFirst().map {
    ", " + ($0.label.map { "\($0): " } ?? "") + $0.value
  }
  return Expansion(parts: [
    "\(parsed.effects)TestFunctions._\(name)(\(check(of: parsed.parts))\(others.joined()))"
  ])
}

/// `#expect(processExitsWith:)`, which is not supported.
func exitTest(_ macro: FreestandingMacro) -> Expansion {
  let isRequired = macro.source.tokens.contains { macro.source[$0] == "#require" }
  return Expansion(parts: ["TestFunctions._\(isRequired ? "require" : "expect")ExitTest()"])
}

/// `#_sourceLocation`: where a function is called that has it as a default argument.
func sourceLocation(_ macro: FreestandingMacro) -> Expansion {
  Expansion(parts: [
    """
    ComposableArchitecture.SourceLocation(\
    fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    """
  ])
}

/// The expression that evaluates a condition and describes the values of its parts.
private func check(of parts: Condition.Parts) -> String {
  let module = "TestFunctions"
  switch parts {
  case .comparison(let left, let name, "nil"):
    return "\(module)._compare(\(left), nil: \(name), \(literal(left)), \(literal(name)))"
  case .comparison(let left, let name, let right):
    let texts = [left, name, right].map(literal).joined(separator: ", ")
    return "\(module)._compare(\(left), \(name), \(right), \(texts))"
  case .logic(let left, let name, let right):
    let label = name == "&&" ? "and" : "or"
    return "\(module)._combine(\(operand(left)), \(label): \(operand(right)), "
      + "\(literal(left)), \(literal(right)))"
  case .negation(let operand):
    return "\(module)._negate(\(operand), \(literal(operand)))"
  case .member(let isNegated, let receiver, let rest):
    let sign = isNegated ? "!" : ""
    return "\(module)._member(\(receiver), { _receiver in \(sign)_receiver\(rest) }, "
      + [sign, receiver, rest].map(literal).joined(separator: ", ") + ")"
  case .whole(let text):
    return "\(module)._evaluate(\(text), \(literal(text)))"
  }
}

/// The expression for a side of `&&` or `||`.
private func operand(_ text: String) -> String {
  let condition = Condition(text)
  guard case .whole(let whole) = condition.parts else {
    return condition.effects + check(of: condition.parts)
  }
  return "\(condition.effects)TestFunctions._side(\(whole), \(literal(whole)))"
}

/// A string literal with source in one line.
private func literal(_ source: String) -> String {
  let lines = source.split(whereSeparator: \.isNewline).enumerated().map { index, line in
    index == 0 ? line : line.drop(while: \.isWhitespace)
  }
  let text = lines.joined(separator: " ").replacing("\\", with: "\\\\").replacing(
    "\"", with: "\\\"")
  return "\"\(text)\""
}
