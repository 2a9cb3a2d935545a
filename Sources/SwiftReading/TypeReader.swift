/// Reads types: how far one reaches, and what a function type consists of.
extension TokenCursor {
  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "some", "any", "repeat", "each",
    "nonisolated", "__shared",
    "__owned", "_const", "dependsOn",
  ]

  /// Reads a type and returns its text. Without a type here, the text is empty and nothing is skipped.
  package mutating func readType() -> String {
    let start = start
    let index = index
    skipType()
    return self.index == index ? "" : source[start..<end]
  }

  package mutating func skipType() {
    skipSpecifiers()
    guard skipPrimaryType() else { return }
    while skipTypeSuffix() {}
  }

  /// Skips attributes and words such as `inout` before a type.
  private mutating func skipSpecifiers() {
    while true {
      if isOneOf("@") {
        advance()
        skipName()
        skipAttributeArguments()
      } else if Self.specifiers.contains(text), !["", ".", ",", ")", ">"].contains(text(ahead: 1)) {
        advance()
        if isOneOf("("), token?.isAdjacent == true { skipBracketed() }
      } else if isOneOf("~") {
        advance()
      } else {
        return
      }
    }
  }

  /// Skips the arguments of an attribute, but not the parameters in `@autoclosure() -> Int`.
  package mutating func skipAttributeArguments() {
    guard isOneOf("("), token?.isAdjacent == true else { return }
    let index = index
    skipBracketed()
    if ["->", "async", "throws", "rethrows"].contains(text) { move(to: index) }
  }

  /// Skips `a.b`.
  package mutating func skipName() {
    advance()
    while isOneOf("."), token?.isAdjacent == true {
      advance()
      advance()
    }
  }

  private mutating func skipPrimaryType() -> Bool {
    if isOneOf("(", "[") {
      skipBracketed()
      return true
    }
    if isOneOf("-") { advance() }
    guard token?.kind == .word else { return false }
    advance()
    if isOneOf("<") { skipAngles() }
    return true
  }

  /// Skips one thing that may follow a type: another component, `?`, `& Other`, or the rest of a function type.
  private mutating func skipTypeSuffix() -> Bool {
    if isOneOf("."), text(ahead: 1) != "." {
      advance()
      guard token?.kind == .word else { return false }
      return skipPrimaryType()
    }
    if isOneOf("?", "!"), token?.isAdjacent == true {
      advance()
      return true
    }
    if isOneOf("."), text(ahead: 1) == ".", text(ahead: 2) == "." {
      for _ in 0..<3 { advance() }
      return false
    }
    if isOneOf("&") {
      advance()
      skipSpecifiers()
      return skipPrimaryType()
    }
    return skipFunctionResult()
  }

  private mutating func skipFunctionResult() -> Bool {
    let index = index
    _ = readEffects()
    guard skip("->") else {
      move(to: index)
      return false
    }
    skipType()
    return false
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

/// A type that is a function, taken apart.
package struct FunctionType: Equatable {
  /// `@Sendable` and the like.
  package var attributes: [String]
  package var signature: FunctionSignature

  /// Reads a function type, which may be in parentheses or optional, or returns `nil` for any other type.
  package init?(_ type: String) {
    var cursor = TokenCursor(SourceText(type))
    attributes = []
    while cursor.isOneOf("@") {
      let start = cursor.start
      cursor.advance()
      cursor.skipName()
      cursor.skipAttributeArguments()
      attributes.append(cursor.source[start..<cursor.end])
    }
    guard cursor.isOneOf("(") else { return nil }
    let parameters = cursor.readParameters(inTypes: true)
    let effects = cursor.readEffects()
    guard cursor.skip("->") else { return nil }
    let result = cursor.readType()
    guard cursor.isAtEnd else { return nil }
    signature = FunctionSignature(
      parameters: parameters, isAsync: effects.isAsync, throwing: effects.throwing, result: result)
  }
}

extension TokenCursor {
  /// Reads `(label name: Type = value, ...)`. In a function type, a parameter may be a type alone.
  package mutating func readParameters(inTypes: Bool = false) -> [FunctionSignature.Parameter] {
    var parameters: [FunctionSignature.Parameter] = []
    advance()
    while !isAtEnd, !isClosing {
      let index = index
      var parameter = FunctionSignature.Parameter(type: "")
      skipAttributesBeforeNames()
      if token?.kind == .word, text(ahead: 1) == ":" {
        parameter.label = text
        advance()
        advance()
      } else if token?.kind == .word, text(ahead: 2) == ":" {
        parameter.label = text
        advance()
        parameter.name = text
        advance()
        advance()
      } else {
        move(to: index)
      }
      parameter.type = readType()
      if skip("=") { parameter.defaultValue = readExpression(endingAt: [","]) }
      parameters.append(parameter)
      if !skip(","), !isClosing { skipToParameterEnd() }
      if self.index == index { advance() }
    }
    advance()
    return parameters
  }

  /// A result builder may precede a parameter's name: `@ViewBuilder content: () -> Content`.
  private mutating func skipAttributesBeforeNames() {
    while isOneOf("@") {
      advance()
      skipName()
      if isOneOf("<") { skipAngles() }
      if isOneOf("("), token?.isAdjacent == true { skipBracketed() }
    }
  }

  private mutating func skipToParameterEnd() {
    while !isAtEnd, !isClosing, !isOneOf(",") {
      if isOpening { skipBracketed() } else { advance() }
    }
    if isOneOf(",") { advance() }
  }

  /// Reads an expression inside brackets, up to a closing bracket or one of some marks.
  package mutating func readExpression(endingAt marks: Set<String>) -> String {
    let start = start
    while !isAtEnd, !isClosing, !(token?.kind == .punctuation && marks.contains(text)) {
      if isOpening {
        skipBracketed()
      } else if !skipGenericArguments() {
        advance()
      }
    }
    return end > start ? source[start..<end] : ""
  }

  /// Skips generic arguments such as those of `Box<Int, String>()`, whose commas are no separators.
  package mutating func skipGenericArguments() -> Bool {
    guard isOneOf("<"), token?.isAdjacent == true, previous?.kind == .word else { return false }
    var copy = self
    copy.skipAngles()
    let isClosed = copy.previous.map { copy.source[$0] } == ">"
    guard isClosed, copy.isAtEnd || copy.isOneOf("(", ".", ")", ",", "]", "{", "}", "?", "!", ":")
    else { return false }
    self = copy
    return true
  }
}

extension TokenCursor {
  /// Reads `<A, B>`. Without an angle bracket here, there are no arguments and nothing is skipped.
  package mutating func readGenericArguments() -> [String] {
    guard skip("<") else { return [] }
    var arguments: [String] = []
    repeat {
      let type = readType()
      if !type.isEmpty { arguments.append(type) }
    } while skip(",")
    _ = skip(">")
    return arguments
  }
}
