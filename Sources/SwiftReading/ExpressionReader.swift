/// Finds the ends of expressions.
package struct ExpressionReader {
  private var cursor: TokenCursor

  /// Skips an expression that is not in brackets: up to a mark, a closing bracket, accessors, or a line that begins something new.
  package static func skip(_ cursor: inout TokenCursor, endingAt marks: Set<String>) {
    var reader = ExpressionReader(cursor: cursor)
    reader.skip(endingAt: marks)
    cursor = reader.cursor
  }

  /// Reads an expression inside brackets, up to a closing bracket or one of some marks.
  static func read(
    _ cursor: inout TokenCursor, endingAt marks: Set<String>
  ) -> String {
    let start = cursor.start
    while !cursor.isAtEnd, !cursor.isClosing,
      !(cursor.token?.kind == .punctuation && marks.contains(cursor.text))
    {
      if cursor.isOpening {
        cursor.skipBracketed()
      } else if !skipGenericArguments(&cursor) {
        cursor.advance()
      }
    }
    return cursor.end > start ? cursor.source[start..<cursor.end] : ""
  }

  /// Skips generic arguments such as those of `Box<Int, String>()`, whose commas are no separators.
  static func skipGenericArguments(_ cursor: inout TokenCursor) -> Bool {
    guard cursor.isOneOf("<"), cursor.token?.isAdjacent == true, cursor.previous?.kind == .word
    else { return false }
    var copy = cursor
    copy.skipAngles()
    let isClosed = copy.previous.map { copy.source[$0] } == ">"
    guard isClosed, copy.isAtEnd || copy.isOneOf("(", ".", ")", ",", "]", "{", "}", "?", "!", ":")
    else { return false }
    cursor = copy
    return true
  }

  private mutating func skip(endingAt marks: Set<String>) {
    while let token = cursor.token, !cursor.isClosing {
      if cursor.isOneOf(";") || (token.kind == .punctuation && marks.contains(cursor.text)) {
        return
      }
      if token.isFirstOnLine, cursor.text == "#if", isConditionalSuffix {
        skipConditionalSuffix()
        continue
      }
      if token.isFirstOnLine, !isExpressionOpen, beginsStatement { return }
      if cursor.isOneOf("{"), beginsAccessors { return }
      if Self.skipGenericArguments(&cursor) { continue }
      if cursor.isOpening { cursor.skipBracketed() } else { cursor.advance() }
    }
  }

  /// Whether the braces here hold `didSet`, `willSet` or `get` and are therefore no trailing closure.
  private var beginsAccessors: Bool {
    guard let names = BindingReader.accessorNames(at: cursor) else { return false }
    return cursor.text(ahead: 2) == "{" || cursor.text(ahead: 2) == "(" || names.count > 1
  }

  /// Whether the previous token asks for an operand.
  private var isExpressionOpen: Bool {
    guard let previous = cursor.previous else { return false }
    let text = cursor.source[previous]
    switch previous.kind {
    case .word:
      return !cursor.isPreviousMember
        && [
          "try", "await", "return", "in", "as", "is", "consume", "copy", "repeat", "each", "any",
          "some",
        ]
        .contains(text)
    case .punctuation:
      if [")", "]", "}"].contains(text) { return false }
      return ["?", "!", ">", "."].contains(text) ? !previous.isAdjacent || text == "." : true
    case .string, .regex, .directive: return false
    }
  }

  /// Whether the first token of a line begins a new declaration or statement and does not continue an expression.
  private var beginsStatement: Bool {
    guard let token = cursor.token else { return true }
    switch token.kind {
    case .word:
      return !["as", "is", "else", "in", "where", "throws", "async"].contains(cursor.text)
    case .string, .regex, .directive: return true
    case .punctuation:
      if cursor.isOneOf("@", "(", "[") { return true }
      if cursor.isOneOf("{") { return false }
      if cursor.isOneOf(".") { return false }
      // An operator with a space on both sides is infix; one that touches the next token is a prefix.
      var next = cursor
      next.advance()
      while next.token?.kind == .punctuation, next.token?.isAdjacent == true, !next.isOpening {
        next.advance()
      }
      return next.token?.isAdjacent == true
    }
  }

  /// Whether `#if` surrounds a member access such as `.padding()`, which continues the expression.
  private var isConditionalSuffix: Bool {
    var next = cursor
    next.advance()
    while let token = next.token, !token.isFirstOnLine { next.advance() }
    return next.isOneOf(".") || (next.text == "#if")
  }

  private mutating func skipConditionalSuffix() {
    var depth = 0
    repeat {
      if cursor.text == "#if" { depth += 1 } else if cursor.text == "#endif" { depth -= 1 }
      cursor.advance()
    } while depth > 0 && !cursor.isAtEnd
  }
}
