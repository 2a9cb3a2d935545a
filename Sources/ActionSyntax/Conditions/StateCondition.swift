/// A condition on a state as it is typed: `amount >= 0`, `shown == wanted and not isOn`, `todos.count = 2`, `.offline`.
/// ``ConditionReader`` has the grammar.
package struct StateCondition {
  /// As it was typed.
  package let text: String
  /// Whether a state fulfills the condition; `nil` if it has no such field.
  package let holds: (_ state: Any) -> Bool?

  /// A condition that was read elsewhere.
  package init(text: String, holds: @escaping (_ state: Any) -> Bool?) {
    (self.text, self.holds) = (text, holds)
  }

  /// Reads a condition, and checks its names and types against a state.
  ///
  /// - Parameter offset: Where it begins in the line, in characters.
  /// - Throws: ``InputError`` with its place in the line.
  package init(_ text: String, in line: String, at offset: Int, for state: Any) throws {
    let start = line.index(line.startIndex, offsetBy: offset)
    let end = line.index(start, offsetBy: text.count, limitedBy: line.endIndex) ?? line.endIndex
    var reader = ConditionReader(line[start..<end], in: line)
    self.text = text
    holds = try ConditionBinder(line: line, state: state).test(reader.condition())
  }
}

/// Looks up the names and types of a condition in a state.
private struct ConditionBinder {
  typealias Test = (_ state: Any) -> Bool?
  typealias Value = (_ state: Any) -> Any?

  let line: String
  let state: Any

  func test(_ tree: ConditionTree) throws -> Test {
    switch tree {
    case .all(let trees):
      let tests = try trees.map(test)
      return { state in Self.decided(false, by: tests, state) }
    case .any(let trees):
      let tests = try trees.map(test)
      return { state in Self.decided(true, by: tests, state) }
    case .not(let tree):
      let test = try test(tree)
      return { test($0).map { !$0 } }
    case .isTrue(let path): return try isTrue(path)
    case .isCase(let text): return try isCase(text)
    case .comparison(let path, .contains, let value): return try contains(path, value)
    case .comparison(let path, let comparison, let value):
      return try compare(path, comparison, value)
    }
  }

  /// A result that one test alone decides; otherwise its opposite, or `nil` if a test has no result.
  private static func decided(_ result: Bool, by tests: [Test], _ state: Any) -> Bool? {
    var isKnown = true
    for test in tests {
      guard let holds = test(state) else {
        isKnown = false
        continue
      }
      if holds == result { return result }
    }
    return isKnown ? !result : nil
  }

  private func isTrue(_ path: Substring) throws -> Test {
    let (value, type) = try read(path)
    guard type == Bool.self else {
      throw error(
        .wrongType, "`\(abbreviated(String(path)))` is neither true nor false", at: path,
        hint: Self.comparisonHint(for: type, path))
    }
    return { value($0) as? Bool }
  }

  private static func comparisonHint(for type: Any.Type, _ name: Substring) -> String {
    type is any Collection.Type
      ? "expected a comparison such as `\(name).count > 0` or `\(name).isEmpty`"
      : "expected a comparison such as `amount >= 0`"
  }

  private func compare(
    _ path: Substring, _ comparison: ConditionOperator, _ text: Substring
  ) throws -> Test {
    let (value, type) = try read(path)
    if comparison.needsOrder, !(type is any Comparable.Type) {
      throw error(
        .wrongType, "\(TypeName.of(type)) has no order", at: between(path, text),
        hint: "expected == or !=")
    }
    if !comparison.needsOrder, let name = caseName(text, of: type) {
      return { state in
        value(state).map { value in
          (Stored.unwrapped(value).flatMap(Stored.caseName) == name) == (comparison != .unequal)
        }
      }
    }
    let other = try self.other(text, as: type, named: String(path), !comparison.needsOrder)
    return { state in
      guard let value = value(state), let other = other(state) else { return nil }
      return comparison.accepts(value, other)
    }
  }

  /// The part of the line between a path and a value, where the operator is.
  private func between(_ path: Substring, _ text: Substring) -> Substring {
    line[path.endIndex..<text.startIndex].trimmingWhitespace
  }

  /// The name in `.error(_)`, if values of a type have such a case.
  private func caseName(_ text: Substring, of type: Any.Type) -> String? {
    guard text.hasPrefix("."), text.hasSuffix("(_)") else { return nil }
    let type = OptionalDepth.content(of: type)
    let name = String(text.dropFirst().dropLast(3))
    return Stored.caseNames(of: type).contains(name) ? name : nil
  }

  /// The value that is compared with: another field of the state, or a literal.
  private func other(
    _ text: Substring, as type: Any.Type, named name: String, _ mayBeOptional: Bool
  ) throws -> Value {
    if let first = text.first, first.isLetter, let (value, other) = try? read(text),
      other == type || mayBeOptional && OptionalDepth.haveSameContent(other, type)
    {
      return value
    }
    let value = try ActionReader().value(text, as: type, for: name)
    return { _ in value }
  }

  private func contains(_ path: Substring, _ text: Substring) throws -> Test {
    let (value, type) = try read(path)
    if type is any StringProtocol.Type {
      let part = try ActionReader().value(text, as: String.self, for: String(path)) as? String ?? ""
      return { (value($0) as? any StringProtocol).map { String($0).contains(part) } }
    }
    guard let collection = type as? any Collection.Type else {
      throw error(
        .wrongType, "\(TypeName.of(type)) contains nothing", at: path,
        hint: "expected a text or a collection before `contains`")
    }
    let element = try ActionReader().value(
      text, as: Stored.elementType(of: collection), for: String(path))
    return { state in
      (value(state) as? any Collection).map { $0.holds { ChangeText.areEqual($0, element) } }
    }
  }

  /// Reads the value at a path: a function for any state, and its type, also if this state has nothing there.
  private func read(_ name: Substring) throws -> (value: Value, type: Any.Type) {
    let path = try StatePath(
      String(name), in: line, at: line.distance(from: line.startIndex, to: name.startIndex))
    let value: Value = { try? path.value(in: $0) }
    do { return (value, type(of: try path.value(in: state))) } catch {
      guard let type = path.components.valueType(in: type(of: state)) else { throw error }
      return (value, type)
    }
  }

  /// Whether a state is in a case: `.offline`, or `.error(_)` with any value.
  private func isCase(_ text: Substring) throws -> Test {
    let cases = Stored.caseNames(of: type(of: state))
    let name = String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard cases.contains(name) else {
      throw error(
        .unknownCase, "\(TypeName.of(type(of: state))) has no case `.\(abbreviated(name))`",
        at: text,
        hint: cases.isEmpty
          ? "the state is not an enum: expected a field"
          : "expected \(alternatives(cases.map { "." + $0 }))",
        suggestion: NearestName.to(name, in: cases).map { "." + $0 })
    }
    let rest = text.dropFirst(name.count + 1)
    if rest.isEmpty || rest == "(_)" { return { Stored.caseName(of: $0) == name } }
    let value = try ActionReader().value(text, as: type(of: state))
    return { ChangeText.areEqual($0, value) }
  }

  private func error(
    _ code: InputErrorCode, _ summary: String, at text: Substring, hint: String,
    suggestion: String? = nil
  ) -> InputError {
    InputError(
      code, summary, in: line, at: text.startIndex..<text.startIndex, hint: hint,
      suggestion: suggestion)
  }
}

extension Collection {
  fileprivate func holds(_ accepts: (Any) -> Bool) -> Bool { contains { accepts($0) } }
}

extension ConditionOperator {
  fileprivate func accepts(_ value: Any, _ other: Any) -> Bool {
    switch self {
    case .same, .equal: return OptionalDepth.areEqual(value, other)
    case .unequal: return !OptionalDepth.areEqual(value, other)
    case .less: return isLess(value, other)
    case .greater: return isLess(other, value)
    case .atMost: return !isLess(other, value)
    case .atLeast: return !isLess(value, other)
    case .contains: return false
    }
  }

  private func isLess(_ value: Any, _ other: Any) -> Bool {
    guard let value = value as? any Comparable else { return false }
    func compare<Value: Comparable>(_ value: Value) -> Bool {
      (other as? Value).map { value < $0 } ?? false
    }
    return compare(value)
  }
}
