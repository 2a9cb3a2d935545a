/// The parts of a condition whose values a failed expectation shows.
package struct Condition: Equatable {
  package enum Parts: Equatable {
    /// `count == 2`
    case comparison(left: String, operator: String, right: String)
    /// `isOpen && count == 2`, split at the first operator.
    case logic(left: String, operator: String, right: String)
    /// `!isOpen`
    case negation(String)
    /// `items.isEmpty`, `!items.contains(3)`, or `error is Failure`.
    case member(isNegated: Bool, receiver: String, rest: String)
    /// A condition without parts: `isOpen`.
    case whole(String)
  }

  /// `try`, `await` and the like before the condition, followed by a space if there are any.
  package var effects = ""
  package var parts: Parts

  /// Divides the text of a condition. What the reader does not recognize stays whole.
  package init(_ text: String) {
    var reader = ConditionReader(SourceText(text))
    let effects = reader.readEffects()
    if let effects, let parts = reader.readParts() {
      (self.effects, self.parts) = (effects, parts)
    } else {
      parts = .whole(text)
    }
  }
}

private struct ConditionReader {
  private struct Infix {
    let text: String
    /// The index of the first token, and of the one after the last.
    let tokens: Range<Int>
  }

  private var cursor: TokenCursor
  private var first = 0

  init(_ source: SourceText) { cursor = TokenCursor(source) }

  /// Reads the effects before the condition; `nil` if the condition has none that the text can be divided after.
  mutating func readEffects() -> String? {
    let start = cursor.start
    while ["try", "await"].contains(cursor.text) {
      cursor.advance()
      if cursor.isOneOf("?"), cursor.token?.isAdjacent == true { return nil }
      if cursor.isOneOf("!"), cursor.token?.isAdjacent == true { cursor.advance() }
    }
    first = cursor.index
    return first == 0 ? "" : cursor.source[start..<cursor.end] + " "
  }

  mutating func readParts() -> Condition.Parts? {
    guard !cursor.isAtEnd, !Self.statements.contains(cursor.text), let infixes = readInfixes()
    else { return nil }
    if let logic = infixes.first(where: { $0.text == "||" })
      ?? infixes.first(where: { $0.text == "&&" })
    {
      return .logic(left: text(before: logic), operator: logic.text, right: text(after: logic))
    }
    if let comparison = infixes.first(where: { Self.comparisons.contains($0.text) }) {
      return .comparison(
        left: text(before: comparison), operator: comparison.text, right: text(after: comparison))
    }
    if let test = infixes.first, test.text == "is", infixes.count == 1 {
      return .member(
        isNegated: false, receiver: text(before: test), rest: " is \(text(after: test))")
    }
    return infixes.isEmpty ? readOperand() : .whole(text(first..<tokens.count))
  }

  /// The operators between operands; `nil` if the precedence of one is not known.
  private mutating func readInfixes() -> [Infix]? {
    var infixes: [Infix] = []
    while !cursor.isAtEnd {
      if cursor.isOpening {
        cursor.skipBracketed()
      } else if ExpressionReader.skipGenericArguments(&cursor) {
        continue
      } else if cursor.text == "->" {
        return nil
      } else if isOperatorCharacter(cursor.index) {
        if let infix = readOperator() {
          guard Self.known.contains(infix.text) else { return nil }
          infixes.append(infix)
        }
      } else {
        if ["is", "as"].contains(cursor.text), !cursor.isPreviousMember {
          infixes.append(Infix(text: cursor.text, tokens: cursor.index..<cursor.index + 1))
        }
        cursor.advance()
      }
    }
    return infixes
  }

  /// Reads the characters of an operator and returns it if an operand is on both sides.
  private mutating func readOperator() -> Infix? {
    let start = cursor.index
    cursor.advance()
    while !cursor.isAtEnd, tokens[cursor.index].isAdjacent, isOperatorCharacter(cursor.index) {
      cursor.advance()
    }
    guard start > first, !cursor.isAtEnd else { return nil }
    let infix = Infix(text: text(start..<cursor.index), tokens: start..<cursor.index)
    let (isBefore, isAfter) = (tokens[start].isAdjacent, tokens[cursor.index].isAdjacent)
    if !isBefore && !isAfter { return infix }
    return isBefore && isAfter && Self.unspaced.contains(infix.text) ? infix : nil
  }

  private var tokens: [Token] { cursor.source.tokens }

  private func isOperatorCharacter(_ index: Int) -> Bool {
    guard tokens[index].kind == .punctuation else { return false }
    let text = text(index..<index + 1)
    if text == "." {
      let next = index + 1
      return next < tokens.count && tokens[next].isAdjacent && [".", "<"].contains(self[next])
        || index > 0 && tokens[index].isAdjacent && self[index - 1] == "."
    }
    return Self.characters.contains(text)
  }

  private subscript(index: Int) -> String { text(index..<index + 1) }

  private func text(_ range: Range<Int>) -> String {
    cursor.source[
      tokens[range.lowerBound].range
        .lowerBound..<tokens[range.upperBound - 1].range
        .upperBound]
  }

  private func text(before infix: Infix) -> String { text(first..<infix.tokens.lowerBound) }
  private func text(after infix: Infix) -> String { text(infix.tokens.upperBound..<tokens.count) }

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="]
  /// The operators that need no spaces around them to be recognized. `<` and `>` may be angle brackets.
  private static let unspaced = comparisons.subtracting(["<", ">"]).union(["&&", "||"])
  /// The operators whose precedence is known. Those of a ternary and of an assignment are not among them.
  private static let known = comparisons.union([
    "&&", "||", "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "...", "..<", "??", "&+", "&-",
    "&*",
  ])
  private static let characters: Set = [
    "=", "-", "+", "!", "*", "/", "%", "<", ">", "&", "|", "^", "~", "?",
  ]
  private static let statements: Set = ["if", "switch", "unsafe", "consume", "copy", "repeat"]
}

extension ConditionReader {
  /// Reads a condition without operators between operands.
  private func readOperand() -> Condition.Parts {
    let isNegated = self[first] == "!" && first + 1 < tokens.count
    let start = isNegated ? first + 1 : first
    if let member = readMember(from: start, isNegated: isNegated) { return member }
    let whole = text(start..<tokens.count)
    return isNegated ? .negation(whole) : .whole(whole)
  }

  /// Reads the receiver of the last member if that is one that does not change the receiver, such as `isEmpty`.
  private func readMember(from start: Int, isNegated: Bool) -> Condition.Parts? {
    guard let dot = lastDot(from: start), dot > start, Self.members.contains(self[dot + 1]),
      hasValue(start..<dot)
    else { return nil }
    let rest = (dot + 2)..<tokens.count
    let words = rest.map { self[$0] }
    guard rest.isEmpty || first == 0, canMove(words) else { return nil }
    return .member(
      isNegated: isNegated, receiver: text(start..<dot), rest: text(dot..<tokens.count))
  }

  /// Whether the arguments of a member can become part of a closure: they contain no call that may throw, and do not use the
  /// arguments of a closure around them.
  private func canMove(_ words: [String]) -> Bool {
    var (braces, parentheses) = (0, 0)
    for word in words {
      switch word {
      case "{": braces += 1
      case "}": braces -= 1
      case "(" where braces == 0:
        parentheses += 1
        if parentheses > 1 { return false }
      case "try", "await", "super": return false
      default: if braces == 0, word.hasPrefix("$") { return false }
      }
    }
    return true
  }

  /// The last dot outside of brackets.
  private func lastDot(from start: Int) -> Int? {
    var copy = cursor
    copy.move(to: start)
    var last: Int?
    while !copy.isAtEnd {
      if copy.isOpening {
        copy.skipBracketed()
        continue
      }
      if copy.isOneOf("."), copy.isWord(ahead: 1) { last = copy.index }
      // Optional chaining reaches beyond the receiver.
      if copy.isOneOf("?") { return nil }
      copy.advance()
    }
    return last
  }

  /// Whether some tokens are an expression with a value, and not a type, `super`, or an implicit member.
  private func hasValue(_ range: Range<Int>) -> Bool {
    guard let lower = range.first, let last = range.last else { return false }
    if tokens[last].kind == .word, self[last].first?.isUppercase == true { return false }
    return tokens[lower].kind == .word && self[lower] != "super" || tokens[lower].kind == .string
      || ["(", "["].contains(self[lower])
  }

  private static let members: Set = [
    "isEmpty", "contains", "hasPrefix", "hasSuffix", "starts", "allSatisfy", "elementsEqual",
    "isSubset", "isSuperset", "isDisjoint", "isStrictSubset", "isStrictSuperset", "isMultiple",
  ]
}
