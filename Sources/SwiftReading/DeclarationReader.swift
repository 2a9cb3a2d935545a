/// Reads declarations from Swift source.
///
/// The reader takes any source: what it does not recognize, such as a statement at the top level of a script, it skips. Bodies of
/// functions are skipped as a whole.
package struct DeclarationReader {
  package var cursor: TokenCursor

  package init(_ source: SourceText) { cursor = TokenCursor(source) }

  /// The first declaration of a source.
  package static func declaration(in source: SourceText) -> Declaration? {
    var reader = DeclarationReader(source)
    return reader.readDeclaration()
  }

  /// The top-level declarations of a file.
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
}

extension DeclarationReader {
  package static let introducers: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "extension", "var", "let", "func", "init",
    "case", "typealias",
    "subscript", "deinit", "associatedtype", "macro", "import", "operator", "precedencegroup",
  ]
  package static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "final", "lazy",
    "weak", "unowned",
    "mutating", "nonmutating", "nonisolated", "override", "convenience", "required", "indirect",
    "dynamic", "isolated",
    "prefix", "postfix", "infix", "optional", "borrowing", "consuming", "distributed",
    "__consuming", "sending", "async",
  ]

  /// Reads members up to a closing brace, or up to `#elseif`, `#else` or `#endif`.
  private mutating func readMembers() -> [Member] {
    var members: [Member] = []
    while !cursor.isAtEnd, !cursor.isClosing, !endsClause {
      let index = cursor.index
      if cursor.text == "#if", !surroundsAttributes {
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
      let directive = readDirective()
      clauses.append(ConditionalClause(directive: directive, elements: readMembers()))
      if cursor.isClosing { return clauses }
    }
    cursor.advance()
    return clauses
  }

  /// Reads `#if condition` up to the end of the line.
  private mutating func readDirective() -> String {
    let start = cursor.start
    cursor.advance()
    while let token = cursor.token, !token.isFirstOnLine { cursor.advance() }
    return cursor.source[start..<cursor.end]
  }

  private mutating func skipStatement() {
    if cursor.isOpening { cursor.skipBracketed() } else { cursor.advance() }
    skipExpression(endingAt: [])
  }

  package mutating func readDeclaration() -> Declaration? {
    let index = cursor.index
    let start = cursor.start
    var declaration = Declaration()
    readAttributesAndModifiers(into: &declaration)
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
    guard Self.introducers.contains(text) else { return false }
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

  private mutating func readAttributesAndModifiers(into declaration: inout Declaration) {
    while let token = cursor.token {
      if cursor.isOneOf("@") {
        declaration.attributes.append(readAttribute())
      } else if isModifier {
        var modifier = Modifier(name: cursor.text, range: token.range)
        cursor.advance()
        if cursor.isOneOf("("), cursor.text(ahead: 2) == ")" {
          modifier.detail = cursor.text(ahead: 1)
          cursor.skipBracketed()
          modifier.range = token.range.lowerBound..<cursor.end
        }
        declaration.modifiers.append(modifier)
      } else if cursor.text == "#if", surroundsAttributes {
        skipConditionalAttributes()
      } else {
        return
      }
    }
  }

  /// Whether the `#if` block here has attributes in it and nothing else.
  private var surroundsAttributes: Bool {
    var copy = self
    let count = copy.skipConditionalAttributes()
    return count > 0 && copy.cursor.previous.map { cursor.source[$0] } == "#endif"
  }

  /// Skips a block with attributes and returns how many there are. Which of them apply is for the compiler to decide.
  @discardableResult
  private mutating func skipConditionalAttributes() -> Int {
    var count = 0
    repeat {
      _ = readDirective()
      while cursor.isOneOf("@") {
        _ = readAttribute()
        count += 1
      }
    } while ["#elseif", "#else"].contains(cursor.text)
    if cursor.text == "#endif" { cursor.advance() }
    return count
  }

  private var isModifier: Bool {
    let text = cursor.text
    let next = cursor.text(ahead: 1)
    if text == "class" {
      return ["var", "func", "let", "subscript"].contains(next) || Self.modifiers.contains(next)
    }
    guard Self.modifiers.contains(text) else { return false }
    return next == "@" || next == "(" || next == "class" || Self.modifiers.contains(next)
      || Self.introducers.contains(next)
      || next.hasPrefix("#")
  }

  private mutating func readAttribute() -> Attribute {
    let start = cursor.start
    cursor.advance()
    cursor.skipName()
    let name = cursor.previous.map { cursor.source[$0] } ?? ""
    if cursor.isOneOf("<") { cursor.skipAngles() }
    var arguments: [Argument]?
    if cursor.isOneOf("("), cursor.token?.isAdjacent == true { arguments = readArguments() }
    let range = start..<cursor.end
    return Attribute(name: name, arguments: arguments, text: cursor.source[range], range: range)
  }

  /// Reads `(label: value, ...)`.
  private mutating func readArguments() -> [Argument] {
    var arguments: [Argument] = []
    cursor.advance()
    while !cursor.isAtEnd, !cursor.isClosing {
      let start = cursor.start
      var label: String?
      if cursor.token?.kind == .word, cursor.text(ahead: 1) == ":" {
        label = cursor.text
        cursor.advance()
        cursor.advance()
      }
      let value = cursor.readExpression(endingAt: [","])
      arguments.append(Argument(label: label, value: value, range: start..<max(start, cursor.end)))
      _ = cursor.skip(",")
    }
    cursor.advance()
    return arguments
  }
}

extension DeclarationReader {
  private mutating func readRest(of declaration: inout Declaration) {
    switch declaration.keyword {
    case "struct", "enum", "class", "actor", "protocol", "extension": readTypeBody(of: &declaration)
    case "case": declaration.cases = readCases(attributes: declaration.attributes)
    case "var", "let": declaration.bindings = readBindings()
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
        enumCase.values = cursor.readParameters(inTypes: true).map {
          EnumCase.AssociatedValue(
            label: $0.label == "_" ? nil : $0.label, type: $0.type, defaultValue: $0.defaultValue)
        }
      }
      if cursor.skip("=") { skipExpression(endingAt: [","]) }
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
    if cursor.isOneOf("(") { signature.parameters = cursor.readParameters() }
    (signature.isAsync, signature.throwing) = cursor.readEffects()
    if cursor.skip("->") { signature.result = cursor.readType() }
    declaration.signature = signature
    skipWhereClause()
    if declaration.keyword == "macro", cursor.skip("=") { skipExpression(endingAt: []) }
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
    skipExpression(endingAt: [])
  }
}

extension DeclarationReader {
  /// Reads `#Name(arguments) { body }` into its arguments and the trailing closure.
  package mutating func readMacroCall() -> (arguments: [Argument], body: String?) {
    while !cursor.isAtEnd, cursor.token?.kind != .directive { cursor.advance() }
    cursor.advance()
    let arguments = cursor.isOneOf("(") ? readArguments() : []
    guard cursor.isOneOf("{") else { return (arguments, nil) }
    let start = cursor.start
    cursor.skipBracketed()
    return (arguments, cursor.source[start..<cursor.end])
  }
}
