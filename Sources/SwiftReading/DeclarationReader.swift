/// Reads declarations from Swift source.
///
/// The reader takes any source: what it does not recognize, such as a statement at the top level of a script, it skips. Bodies of
/// functions are skipped as a whole.
package struct DeclarationReader {
  private var cursor: TokenCursor

  package init(_ source: SourceText) { cursor = TokenCursor(source) }

  package static func declaration(in source: SourceText) -> Declaration? {
    var reader = DeclarationReader(source)
    return reader.readDeclaration()
  }

  package static func file(_ source: SourceText) -> [Member] {
    var reader = DeclarationReader(source)
    var members: [Member] = []
    while !reader.cursor.isAtEnd {
      members += reader.readMembers()
      // A closing bracket without its opening bracket.
      if !reader.cursor.isAtEnd { reader.cursor.advance() }
    }
    return members
  }

  /// Reads members up to a closing brace, or up to `#elseif`, `#else` or `#endif`.
  private mutating func readMembers() -> [Member] {
    var members: [Member] = []
    while !cursor.isAtEnd, !cursor.isClosing, !endsClause {
      let index = cursor.index
      if cursor.text == "#if", !AttributeReader.surroundsAttributes(cursor) {
        members.append(.conditional(readConditional()))
      } else if let declaration = readDeclaration() {
        members.append(.declaration(declaration))
      } else {
        skipStatement()
      }
      _ = cursor.skip(";")
      if cursor.index == index { cursor.advance() }
    }
    return members
  }

  private var endsClause: Bool { ["#elseif", "#else", "#endif"].contains(cursor.text) }

  private mutating func readConditional() -> [ConditionalClause<Member>] {
    var clauses: [ConditionalClause<Member>] = []
    while !cursor.isAtEnd, cursor.text != "#endif" {
      let directive = AttributeReader.readDirective(&cursor)
      clauses.append(ConditionalClause(directive: directive, elements: readMembers()))
      if cursor.isClosing { return clauses }
    }
    cursor.advance()
    return clauses
  }

  private mutating func skipStatement() {
    if cursor.isOpening { cursor.skipBracketed() } else { cursor.advance() }
    ExpressionReader.skip(&cursor, endingAt: [])
  }

  package mutating func readDeclaration() -> Declaration? {
    let index = cursor.index
    let start = cursor.start
    var declaration = Declaration()
    AttributeReader.read(into: &declaration, &cursor)
    guard let keyword = cursor.token, isIntroducer else {
      cursor.move(to: index)
      return nil
    }
    declaration.keyword = cursor.text
    declaration.keywordRange = keyword.range
    cursor.advance()
    readRest(of: &declaration)
    declaration.range = start..<cursor.end
    return declaration
  }

  private var isIntroducer: Bool {
    let text = cursor.text
    if cursor.token?.kind == .directive {
      return !["#if", "#elseif", "#else", "#endif"].contains(text)
    }
    guard DeclarationWords.introducers.contains(text) else { return false }
    // These two are names as well.
    if text == "actor" || text == "macro" {
      return isNextOnSameLine && !["=", ".", ":", "(", ","].contains(cursor.text(ahead: 1))
    }
    return true
  }

  private var isNextOnSameLine: Bool {
    let next = cursor.index + 1
    return next < cursor.source.tokens.count && !cursor.source.tokens[next].isFirstOnLine
  }

}

extension DeclarationReader {
  private mutating func readRest(of declaration: inout Declaration) {
    switch declaration.keyword {
    case "struct", "enum", "class", "actor", "protocol", "extension": readTypeBody(of: &declaration)
    case "case": declaration.cases = readCases(attributes: declaration.attributes)
    case "var", "let": declaration.bindings = BindingReader.read(&cursor)
    case "func", "init", "subscript", "deinit", "macro": readFunction(&declaration)
    case "typealias", "associatedtype":
      readName(of: &declaration)
      readHeader(of: &declaration)
      if cursor.skip("=") { cursor.skipType() }
      skipWhereClause()
    case "import":
      while let token = cursor.token, !token.isFirstOnLine, !cursor.isOneOf(";") {
        cursor.advance()
      }
    case "operator", "precedencegroup": skipOperatorDeclaration()
    default: readFreestandingMacro(&declaration)
    }
  }

  private mutating func readName(of declaration: inout Declaration) {
    guard let token = cursor.token else { return }
    declaration.nameRange = token.range
    cursor.advance()
    declaration.name = cursor.source[token]
  }

  /// Reads generic parameters and the inheritance clause.
  private mutating func readHeader(of declaration: inout Declaration) {
    if cursor.isOneOf("<") {
      let start = cursor.start
      cursor.skipAngles()
      declaration.genericParameters = cursor.source[start..<cursor.end]
    }
    guard cursor.skip(":") else { return }
    repeat {
      let type = cursor.readType()
      if !type.isEmpty { declaration.inherited.append(type) }
    } while cursor.skip(",")
  }

  private mutating func readTypeBody(of declaration: inout Declaration) {
    if declaration.keyword == "extension" {
      let start = cursor.start
      declaration.name = cursor.readType()
      declaration.nameRange = start..<max(start, cursor.end)
    } else {
      readName(of: &declaration)
    }
    readHeader(of: &declaration)
    while !cursor.isAtEnd, !cursor.isOneOf("{", "}") { cursor.advance() }
    let start = cursor.start
    guard cursor.skip("{") else { return }
    while !cursor.isAtEnd, !cursor.isOneOf("}") {
      declaration.members += readMembers()
      if !cursor.isOneOf("}") { cursor.advance() }
    }
    _ = cursor.skip("}")
    declaration.bodyRange = start..<cursor.end
  }

  private mutating func readCases(attributes: [Attribute]) -> [EnumCase] {
    var cases: [EnumCase] = []
    repeat {
      guard let token = cursor.token, token.kind == .word else { return cases }
      cursor.advance()
      var enumCase = EnumCase(
        name: cursor.source[token], nameRange: token.range, attributes: attributes)
      if cursor.isOneOf("(") {
        enumCase.values = ParameterReader.read(&cursor).map {
          EnumCase.AssociatedValue(
            label: $0.label == "_" ? nil : $0.label, type: $0.type, defaultValue: $0.defaultValue)
        }
      }
      if cursor.skip("=") { ExpressionReader.skip(&cursor, endingAt: [","]) }
      cases.append(enumCase)
    } while cursor.skip(",")
    return cases
  }

  private mutating func readFunction(_ declaration: inout Declaration) {
    if declaration.keyword == "func" || declaration.keyword == "macro" {
      readName(of: &declaration)
      // An operator's name may be several characters; an angle bracket before a word opens generic parameters.
      while declaration.name != "(", cursor.previous?.kind == .punctuation,
        cursor.token?.kind == .punctuation,
        cursor.token?.isAdjacent == true, !cursor.isOneOf("("),
        !(cursor.isOneOf("<") && cursor.isWord(ahead: 1))
      {
        declaration.name += cursor.text
        cursor.advance()
      }
    } else if cursor.isOneOf("?", "!") {
      cursor.advance()
    }
    if cursor.isOneOf("<") {
      let start = cursor.start
      cursor.skipAngles()
      declaration.genericParameters = cursor.source[start..<cursor.end]
    }
    var signature = FunctionSignature()
    if cursor.isOneOf("(") { signature.parameters = ParameterReader.read(&cursor) }
    (signature.isAsync, signature.throwing) = cursor.readEffects()
    if cursor.skip("->") { signature.result = cursor.readType() }
    declaration.signature = signature
    skipWhereClause()
    if declaration.keyword == "macro", cursor.skip("=") {
      ExpressionReader.skip(&cursor, endingAt: [])
    }
    let start = cursor.start
    if cursor.isOneOf("{") {
      cursor.skipBracketed()
      declaration.bodyRange = start..<cursor.end
    }
  }

  private mutating func skipWhereClause() {
    guard cursor.skip("where") else { return }
    repeat {
      cursor.skipType()
      if cursor.isOneOf(":") {
        cursor.advance()
        cursor.skipType()
      } else if cursor.isOneOf("=") {
        cursor.advance()
        _ = cursor.skip("=")
        cursor.skipType()
      }
    } while cursor.skip(",")
  }

  private mutating func skipOperatorDeclaration() {
    while let token = cursor.token, !token.isFirstOnLine {
      if cursor.isOneOf("{") {
        cursor.skipBracketed()
        return
      }
      cursor.advance()
    }
  }

  /// Reads `#Name(arguments) { body }`.
  private mutating func readFreestandingMacro(_ declaration: inout Declaration) {
    if cursor.isOneOf("<") { cursor.skipAngles() }
    if cursor.isOneOf("("), cursor.token?.isFirstOnLine == false { cursor.skipBracketed() }
    let start = cursor.start
    if cursor.isOneOf("{"), cursor.token?.isFirstOnLine == false {
      cursor.skipBracketed()
      declaration.bodyRange = start..<cursor.end
    }
    ExpressionReader.skip(&cursor, endingAt: [])
  }
}

extension DeclarationReader {
  /// Reads `#Name(arguments) { body }` into its arguments and the trailing closure.
  package mutating func readMacroCall() -> (arguments: [Argument], body: String?) {
    while !cursor.isAtEnd, cursor.token?.kind != .directive { cursor.advance() }
    cursor.advance()
    let arguments = cursor.isOneOf("(") ? AttributeReader.readArguments(&cursor) : []
    guard cursor.isOneOf("{") else { return (arguments, nil) }
    let start = cursor.start
    cursor.skipBracketed()
    return (arguments, cursor.source[start..<cursor.end])
  }
}
