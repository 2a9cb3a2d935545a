/// Reads what precedes the keyword of a declaration: attributes and modifiers.
struct AttributeReader {
  private var cursor: TokenCursor

  /// Reads the attributes and modifiers here into a declaration.
  static func read(into declaration: inout Declaration, _ cursor: inout TokenCursor) {
    var reader = AttributeReader(cursor: cursor)
    reader.attributesAndModifiers(of: &declaration)
    cursor = reader.cursor
  }

  private mutating func attributesAndModifiers(of declaration: inout Declaration) {
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
      } else if cursor.text == "#if", Self.surroundsAttributes(cursor) {
        skipConditionalAttributes()
      } else {
        return
      }
    }
  }

  /// Whether the `#if` block here has attributes in it and nothing else.
  static func surroundsAttributes(_ cursor: TokenCursor) -> Bool {
    var copy = AttributeReader(cursor: cursor)
    let count = copy.skipConditionalAttributes()
    return count > 0 && copy.cursor.previous.map { cursor.source[$0] } == "#endif"
  }

  /// Skips a block with attributes and returns how many there are. Which of them apply is for the compiler to decide.
  @discardableResult
  private mutating func skipConditionalAttributes() -> Int {
    var count = 0
    repeat {
      _ = Self.readDirective(&cursor)
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
      return ["var", "func", "let", "subscript"].contains(next)
        || DeclarationWords.modifiers.contains(next)
    }
    guard DeclarationWords.modifiers.contains(text) else { return false }
    return next == "@" || next == "(" || next == "class"
      || DeclarationWords.modifiers.contains(next)
      || DeclarationWords.introducers.contains(next)
      || next.hasPrefix("#")
  }

  private mutating func readAttribute() -> Attribute {
    let start = cursor.start
    cursor.advance()
    cursor.skipName()
    let name = cursor.previous.map { cursor.source[$0] } ?? ""
    if cursor.isOneOf("<") { cursor.skipAngles() }
    var arguments: [Argument]?
    if cursor.isOneOf("("), cursor.token?.isAdjacent == true {
      arguments = Self.readArguments(&cursor)
    }
    let range = start..<cursor.end
    return Attribute(name: name, arguments: arguments, text: cursor.source[range], range: range)
  }

  /// Reads `(label: value, ...)`.
  static func readArguments(_ cursor: inout TokenCursor) -> [Argument] {
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
      let value = ExpressionReader.read(&cursor, endingAt: [","])
      arguments.append(Argument(label: label, value: value, range: start..<max(start, cursor.end)))
      _ = cursor.skip(",")
    }
    cursor.advance()
    return arguments
  }

  /// Reads `#if condition` up to the end of the line.
  static func readDirective(_ cursor: inout TokenCursor) -> String {
    let start = cursor.start
    cursor.advance()
    while let token = cursor.token, !token.isFirstOnLine { cursor.advance() }
    return cursor.source[start..<cursor.end]
  }
}

enum DeclarationWords {
  static let introducers: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "extension", "var", "let", "func", "init",
    "case", "typealias",
    "subscript", "deinit", "associatedtype", "macro", "import", "operator", "precedencegroup",
  ]
  static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "final", "lazy",
    "weak", "unowned",
    "mutating", "nonmutating", "nonisolated", "override", "convenience", "required", "indirect",
    "dynamic", "isolated",
    "prefix", "postfix", "infix", "optional", "borrowing", "consuming", "distributed",
    "__consuming", "sending", "async",
  ]
}
