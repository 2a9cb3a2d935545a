import ActionSyntax
import ComposableArchitecture

/// A condition on a state as it is typed: `amount >= 0`, `shown == wanted`, `draft = nil`, `isOn`, `!isOn`, `.offline`.
package struct StateCondition {
  /// As it was typed.
  package let text: String
  /// Whether a state fulfills the condition; `nil` if it has no such field.
  package let holds: (_ state: Any) -> Bool?

  private enum Comparison: String, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case unequal = "!="
    case same = "=="
    case equal = "="
    case less = "<"
    case greater = ">"

    func accepts(_ value: Any, _ other: Any) -> Bool {
      switch self {
      case .same, .equal: return OptionalDepth.areEqual(value, other)
      case .unequal: return !OptionalDepth.areEqual(value, other)
      case .less: return isLess(value, other)
      case .greater: return isLess(other, value)
      case .atMost: return !isLess(other, value)
      case .atLeast: return !isLess(value, other)
      }
    }

    var needsOrder: Bool { ![.same, .equal, .unequal].contains(self) }

    private func isLess(_ value: Any, _ other: Any) -> Bool {
      guard let value = value as? any Comparable else { return false }
      func compare<Value: Comparable>(_ value: Value) -> Bool {
        (other as? Value).map { value < $0 } ?? false
      }
      return compare(value)
    }
  }

  /// A condition that was read elsewhere.
  init(text: String, holds: @escaping (_ state: Any) -> Bool?) {
    (self.text, self.holds) = (text, holds)
  }

  /// Reads a condition, and checks its names and types against a state.
  ///
  /// - Parameter offset: Where it begins in the line, in characters.
  package init(_ text: String, in line: String, at offset: Int, for state: Any) throws {
    self.text = text
    if text.hasPrefix(".") {
      holds = try Self.isCase(text, in: line, at: offset, of: state)
      return
    }
    let isNegated = text.hasPrefix("!")
    guard let (comparison, range) = Self.comparison(in: text), !isNegated else {
      let name = isNegated ? String(text.dropFirst()) : text
      let path = try StatePath(name, in: line, at: offset + (isNegated ? 1 : 0))
      guard try path.value(in: state) is Bool else {
        throw ShellError(
          .wrongType, "`\(abbreviated(name))` is neither true nor false", in: line, at: offset,
          hint: "expected a comparison such as `amount >= 0`")
      }
      holds = { ((try? path.value(in: $0)) as? Bool).map { $0 != isNegated } }
      return
    }
    let name = text[..<range.lowerBound].trimmingWhitespace
    let path = try StatePath(String(name), in: line, at: offset)
    let sample = try path.value(in: state)
    if comparison.needsOrder, !(sample is any Comparable) {
      throw ShellError(
        .wrongType, "\(TypeName.of(type(of: sample))) has no order", in: line,
        at: offset + text.distance(from: text.startIndex, to: range.lowerBound),
        hint: "expected == or !=")
    }
    let start = offset + text.distance(from: text.startIndex, to: range.upperBound)
    let other = try Self.other(
      in: line, from: start, like: sample, named: String(name), state,
      mayBeOptional: !comparison.needsOrder)
    holds = { state in
      guard let value = try? path.value(in: state), let other = other(state) else { return nil }
      return comparison.accepts(value, other)
    }
  }

  /// The value that is compared with: another field of the state, or a literal.
  private static func other(
    in line: String, from start: Int, like sample: Any, named name: String, _ state: Any,
    mayBeOptional: Bool
  ) throws -> (Any) -> Any? {
    let text = line[line.index(line.startIndex, offsetBy: start)...].trimmingWhitespace
    let offset = line.distance(from: line.startIndex, to: text.startIndex)
    if let first = text.first, first.isLetter,
      let path = try? StatePath(String(text), in: line, at: offset),
      let value = try? path.value(in: state),
      type(of: value) == type(of: sample)
        || mayBeOptional && OptionalDepth.haveSameContent(type(of: value), type(of: sample))
    {
      return { try? path.value(in: $0) }
    }
    let value = try ActionReader().value(text, as: type(of: sample), for: name)
    return { _ in value }
  }

  /// The first comparison outside of brackets and texts.
  private static func comparison(in text: String) -> (Comparison, Range<String.Index>)? {
    var depth = 0
    var isText = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isText.toggle() }
      if !isText, "([".contains(character) { depth += 1 }
      if !isText, ")]".contains(character) { depth -= 1 }
      guard depth == 0, !isText else { continue }
      for comparison in Comparison.allCases where text[index...].hasPrefix(comparison.rawValue) {
        return (comparison, index..<text.index(index, offsetBy: comparison.rawValue.count))
      }
    }
    return nil
  }

  /// Whether a state is in a case: `.offline`, or `.error(_)` with any value.
  private static func isCase(
    _ text: String, in line: String, at offset: Int, of state: Any
  ) throws -> (Any) -> Bool? {
    let cases = Stored.caseNames(of: type(of: state))
    let name = String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard cases.contains(name) else {
      throw ShellError(
        .unknownCase, "\(TypeName.of(type(of: state))) has no case `.\(abbreviated(name))`",
        in: line,
        at: offset,
        hint: cases.isEmpty
          ? "the state is not an enum: expected a field"
          : "expected \(alternatives(cases.map { "." + $0 }))",
        suggestion: NearestName.to(name, in: cases).map { "." + $0 })
    }
    let rest = text.dropFirst(name.count + 1)
    if rest.isEmpty || rest == "(_)" { return { Stored.caseName(of: $0) == name } }
    let value = try ActionReader().value(
      line[line.index(line.startIndex, offsetBy: offset)...], as: type(of: state))
    return { ChangeText.areEqual($0, value) }
  }
}
