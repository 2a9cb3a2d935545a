/// Reads the parameters of functions and function types.
struct ParameterReader {
  private var cursor: TokenCursor

  /// Reads `(label name: Type = value, ...)`. In a function type, a parameter may be a type alone.
  static func read(_ cursor: inout TokenCursor) -> [FunctionSignature.Parameter] {
    var reader = ParameterReader(cursor: cursor)
    defer { cursor = reader.cursor }
    return reader.parameters()
  }

  private mutating func parameters() -> [FunctionSignature.Parameter] {
    var parameters: [FunctionSignature.Parameter] = []
    cursor.advance()
    while !cursor.isAtEnd, !cursor.isClosing {
      let index = cursor.index
      var parameter = FunctionSignature.Parameter(type: "")
      skipAttributesBeforeNames()
      if cursor.token?.kind == .word, cursor.text(ahead: 1) == ":" {
        parameter.label = cursor.text
        cursor.advance()
        cursor.advance()
      } else if cursor.token?.kind == .word, cursor.text(ahead: 2) == ":" {
        parameter.label = cursor.text
        cursor.advance()
        parameter.name = cursor.text
        cursor.advance()
        cursor.advance()
      } else {
        cursor.move(to: index)
      }
      parameter.type = cursor.readType()
      if cursor.skip("=") {
        parameter.defaultValue = ExpressionReader.read(&cursor, endingAt: [","])
      }
      parameters.append(parameter)
      if !cursor.skip(","), !cursor.isClosing { skipToParameterEnd() }
      if cursor.index == index { cursor.advance() }
    }
    cursor.advance()
    return parameters
  }

  /// A result builder may precede a parameter's name: `@ViewBuilder content: () -> Content`.
  private mutating func skipAttributesBeforeNames() {
    while cursor.isOneOf("@") {
      cursor.advance()
      cursor.skipName()
      if cursor.isOneOf("<") { cursor.skipAngles() }
      if cursor.isOneOf("("), cursor.token?.isAdjacent == true { cursor.skipBracketed() }
    }
  }

  private mutating func skipToParameterEnd() {
    while !cursor.isAtEnd, !cursor.isClosing, !cursor.isOneOf(",") {
      if cursor.isOpening { cursor.skipBracketed() } else { cursor.advance() }
    }
    if cursor.isOneOf(",") { cursor.advance() }
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
      TypeReader.skipAttributeArguments(&cursor)
      attributes.append(cursor.source[start..<cursor.end])
    }
    guard cursor.isOneOf("(") else { return nil }
    let parameters = ParameterReader.read(&cursor)
    let effects = cursor.readEffects()
    guard cursor.skip("->") else { return nil }
    let result = cursor.readType()
    guard cursor.isAtEnd else { return nil }
    signature = FunctionSignature(
      parameters: parameters, isAsync: effects.isAsync, throwing: effects.throwing, result: result)
  }
}
