/// Reads types: how far one reaches.
package struct TypeReader {
  private var cursor: TokenCursor

  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "some", "any", "repeat", "each",
    "nonisolated", "__shared",
    "__owned", "_const", "dependsOn",
  ]

  /// Skips a type, if there is one.
  fileprivate static func skip(_ cursor: inout TokenCursor) {
    var reader = TypeReader(cursor: cursor)
    reader.skipType()
    cursor = reader.cursor
  }

  private mutating func skipType() {
    skipSpecifiers()
    guard skipPrimaryType() else { return }
    while skipTypeSuffix() {}
  }

  /// Skips attributes and words such as `inout` before a type.
  private mutating func skipSpecifiers() {
    while true {
      if cursor.isOneOf("@") {
        cursor.advance()
        cursor.skipName()
        Self.skipAttributeArguments(&cursor)
      } else if Self.specifiers.contains(cursor.text),
        !["", ".", ",", ")", ">"].contains(cursor.text(ahead: 1))
      {
        cursor.advance()
        if cursor.isOneOf("("), cursor.token?.isAdjacent == true { cursor.skipBracketed() }
      } else if cursor.isOneOf("~") {
        cursor.advance()
      } else {
        return
      }
    }
  }

  private mutating func skipPrimaryType() -> Bool {
    if cursor.isOneOf("(", "[") {
      cursor.skipBracketed()
      return true
    }
    if cursor.isOneOf("-") { cursor.advance() }
    guard cursor.token?.kind == .word else { return false }
    cursor.advance()
    if cursor.isOneOf("<") { cursor.skipAngles() }
    return true
  }

  /// Skips one thing that may follow a type: another component, `?`, `& Other`, or the rest of a function type.
  private mutating func skipTypeSuffix() -> Bool {
    if cursor.isOneOf("."), cursor.text(ahead: 1) != "." {
      cursor.advance()
      guard cursor.token?.kind == .word else { return false }
      return skipPrimaryType()
    }
    if cursor.isOneOf("?", "!"), cursor.token?.isAdjacent == true {
      cursor.advance()
      return true
    }
    if cursor.isOneOf("."), cursor.text(ahead: 1) == ".", cursor.text(ahead: 2) == "." {
      for _ in 0..<3 { cursor.advance() }
      return false
    }
    if cursor.isOneOf("&") {
      cursor.advance()
      skipSpecifiers()
      return skipPrimaryType()
    }
    return skipFunctionResult()
  }

  private mutating func skipFunctionResult() -> Bool {
    let index = cursor.index
    _ = cursor.readEffects()
    guard cursor.skip("->") else {
      cursor.move(to: index)
      return false
    }
    skipType()
    return false
  }

  /// Skips the arguments of an attribute, but not the parameters in `@autoclosure() -> Int`.
  static func skipAttributeArguments(_ cursor: inout TokenCursor) {
    guard cursor.isOneOf("("), cursor.token?.isAdjacent == true else { return }
    let index = cursor.index
    cursor.skipBracketed()
    if ["->", "async", "throws", "rethrows"].contains(cursor.text) { cursor.move(to: index) }
  }

  /// Reads `<A, B>`. Without an angle bracket here, there are no arguments and nothing is skipped.
  package static func readArguments(
    _ cursor: inout TokenCursor
  ) -> [String] {
    guard cursor.skip("<") else { return [] }
    var arguments: [String] = []
    repeat {
      let type = cursor.readType()
      if !type.isEmpty { arguments.append(type) }
    } while cursor.skip(",")
    _ = cursor.skip(">")
    return arguments
  }
}

extension TokenCursor {
  /// Reads a type and returns its text. Without a type here, the text is empty and nothing is skipped.
  package mutating func readType() -> String {
    let start = start
    let index = index
    skipType()
    return self.index == index ? "" : source[start..<end]
  }

  /// Skips a type, if there is one.
  package mutating func skipType() { TypeReader.skip(&self) }

  /// Skips `a.b`.
  package mutating func skipName() {
    advance()
    while isOneOf("."), token?.isAdjacent == true {
      advance()
      advance()
    }
  }

  /// Reads `async` and `throws`.
  package mutating func readEffects() -> (isAsync: Bool, throwing: String?) {
    var isAsync = false
    var throwing: String?
    while ["async", "reasync", "throws", "rethrows"].contains(text) {
      let start = start
      let word = text
      advance()
      if word.hasSuffix("async") {
        isAsync = true
        continue
      }
      if word == "throws", isOneOf("(") { skipBracketed() }
      throwing = source[start..<end]
    }
    return (isAsync, throwing)
  }
}
