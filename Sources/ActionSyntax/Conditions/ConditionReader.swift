/// A condition on a state as it was written, before its names and types are compared with a state.
package indirect enum ConditionTree: Equatable {
  case all([ConditionTree])
  case any([ConditionTree])
  case not(ConditionTree)
  case comparison(path: Substring, ConditionOperator, value: Substring)
  /// `isOn`, `todos.isEmpty`
  case isTrue(path: Substring)
  /// `.offline`, `.error(_)`: the case of the whole state.
  case isCase(Substring)
}

/// How two values are compared. Longer operators come first.
package enum ConditionOperator: String, CaseIterable, Sendable {
  case atMost = "<="
  case atLeast = ">="
  case unequal = "!="
  case same = "=="
  case equal = "="
  case less = "<"
  case greater = ">"
  case contains

  /// Whether the values need an order.
  package var needsOrder: Bool { [.atMost, .atLeast, .less, .greater].contains(self) }
}

/// Reads the grammar of conditions, which `break when`, `explore`, `expect`, goals, and tasks share:
///
///     count >= 2 and not isLoading
///     todos.isEmpty || todos[#0].title contains "Milk"
///     (.offline or retries > 3) and shown != nil
///
/// `&&`, `||`, `!`, `==`, and `tags.contains("x")` mean the same as in Swift.
package struct ConditionReader {
  private let line: String
  private var rest: Substring

  /// - Parameter text: A part of the line.
  package init(_ text: Substring, in line: String) {
    self.line = line
    rest = text
  }

  /// Reads the whole text.
  ///
  /// - Throws: ``InputError`` with its place in the line.
  package mutating func condition() throws -> ConditionTree {
    let tree = try any()
    guard rest.isEmpty else {
      throw error("unexpected `\(rest.prefix(1))` in a condition", hint: Self.forms)
    }
    return tree
  }

  private static let forms = "expected `and`, `or`, or the end of the condition"

  private mutating func any() throws -> ConditionTree {
    var trees = [try all()]
    while take(word: "or") || take(sign: "||") { trees.append(try all()) }
    return trees.count == 1 ? trees[0] : .any(trees)
  }

  private mutating func all() throws -> ConditionTree {
    var trees = [try factor()]
    while take(word: "and") || take(sign: "&&") { trees.append(try factor()) }
    return trees.count == 1 ? trees[0] : .all(trees)
  }

  private mutating func factor() throws -> ConditionTree {
    skipBlanks()
    if !rest.hasPrefix("!="), take(word: "not") || take(sign: "!") { return .not(try factor()) }
    if take(sign: "(") {
      let tree = try any()
      guard take(sign: ")") else { throw error("`(` is not closed", hint: "expected )") }
      return tree
    }
    return try test()
  }

  private mutating func test() throws -> ConditionTree {
    if rest.hasPrefix(".") { return .isCase(takeValue()) }
    let path = takePath()
    guard !path.isEmpty else {
      throw error(
        "the condition is not complete", hint: "expected a comparison such as `amount >= 0`")
    }
    if let called = path.suffix(".contains"), rest.hasPrefix("(") {
      rest.removeFirst()
      let value = takeValue()
      guard take(sign: ")") else { throw error("`(` is not closed", hint: "expected )") }
      return .comparison(path: called, .contains, value: value)
    }
    guard let comparison = takeOperator() else { return .isTrue(path: path) }
    let value = takeValue()
    guard !value.isEmpty else {
      throw error(
        "`\(comparison.rawValue)` needs a value",
        hint: "expected a value such as 1, \"a\", nil or .loaded")
    }
    return .comparison(path: path, comparison, value: value)
  }

  private mutating func takeOperator() -> ConditionOperator? {
    skipBlanks()
    if take(word: "contains") { return .contains }
    return ConditionOperator.allCases.first { $0 != .contains && take(sign: $0.rawValue) }
  }

  /// A path ends before a blank, an operator, or a bracket that it did not open. `$0.` before it, as in a closure, means the state.
  private mutating func takePath() -> Substring {
    if rest.hasPrefix("$0.") { rest.removeFirst(3) }
    return takeText { text in !text.first!.isWhitespace && !"=!<>&|()".contains(text.first!) }
  }

  /// A value ends before `and`, `or`, their signs, or a bracket that it did not open.
  private mutating func takeValue() -> Substring {
    skipBlanks()
    let start = rest
    let text = takeText { text in
      guard !text.hasPrefix("&&"), !text.hasPrefix("||"), text.first != ")" else { return false }
      return !["and", "or"].contains { Self.begins(text, with: $0, after: start) }
    }
    return text.trimmingWhitespace
  }

  /// Whether a text inside of a value begins with a word.
  private static func begins(_ text: Substring, with word: String, after start: Substring) -> Bool {
    guard text.hasPrefix(word), text.startIndex > start.startIndex else { return false }
    let before = start[start.index(before: text.startIndex)]
    let after = text.dropFirst(word.count).first
    return before.isWhitespace && (after?.isWhitespace ?? true)
  }

  /// Takes characters as long as the rest fulfills a condition. Brackets and texts are taken whole.
  private mutating func takeText(while accepts: (Substring) -> Bool) -> Substring {
    let start = rest
    var depth = 0, isText = false
    while let character = rest.first {
      if !isText, depth == 0, !accepts(rest) { break }
      if isText, character == "\\" { rest.removeFirst() }
      if character == "\"" { isText.toggle() }
      if !isText { depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0 }
      if !rest.isEmpty { rest.removeFirst() }
    }
    return start[..<rest.startIndex]
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(word: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(word) else { return false }
    let next = rest.dropFirst(word.count).first
    guard next.map({ $0.isWhitespace || $0 == "(" }) ?? true else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func take(sign: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    skipBlanks()
    return true
  }

  private func error(_ summary: String, hint: String) -> InputError {
    let end = rest.isEmpty ? rest.startIndex : line.index(after: rest.startIndex)
    return InputError(.unexpectedToken, summary, in: line, at: rest.startIndex..<end, hint: hint)
  }
}

extension Substring {
  /// The text before an ending; `nil` if it does not end so, or is nothing else.
  fileprivate func suffix(_ ending: String) -> Substring? {
    hasSuffix(ending) && count > ending.count ? dropLast(ending.count) : nil
  }
}
