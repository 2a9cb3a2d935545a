/// Reads the variables of a `var` or `let` declaration: names, types, initial values and accessors.
extension DeclarationReader {
  package mutating func readBindings() -> [Binding] {
    var bindings: [Binding] = []
    repeat {
      let index = cursor.index
      var binding = readPattern()
      readAnnotation(of: &binding)
      readInitializer(of: &binding)
      if cursor.isOneOf("{") { readAccessors(of: &binding) }
      bindings.append(binding)
      if cursor.index == index { break }
    } while cursor.skip(",")
    return bindings
  }

  private mutating func readPattern() -> Binding {
    let start = cursor.start
    if cursor.isOneOf("(") { cursor.skipBracketed() } else { cursor.advance() }
    let range = start..<max(start, cursor.end)
    return Binding(name: cursor.source[range], nameRange: range)
  }

  private mutating func readAnnotation(of binding: inout Binding) {
    guard cursor.skip(":") else { return }
    let start = cursor.start
    let type = cursor.readType()
    guard !type.isEmpty else { return }
    binding.type = type
    binding.typeRange = start..<cursor.end
  }

  private mutating func readInitializer(of binding: inout Binding) {
    guard cursor.skip("=") else { return }
    let start = cursor.start
    skipExpression(endingAt: [","])
    guard cursor.end > start else { return }
    binding.initializer = cursor.source[start..<cursor.end]
    binding.initializerRange = start..<cursor.end
  }

  private mutating func readAccessors(of binding: inout Binding) {
    let start = cursor.start
    if let accessors = accessorNames() {
      binding.accessors = accessors
    } else {
      binding.accessors = ["get"]
      binding.hasShortGetter = true
    }
    cursor.skipBracketed()
    binding.accessorRange = start..<cursor.end
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_modify", "_read", "init", "unsafeAddress",
    "unsafeMutableAddress",
  ]

  /// The accessors between the braces here, or `nil` if the braces contain statements.
  private func accessorNames() -> [String]? {
    var cursor = cursor
    cursor.advance()
    var names: [String] = []
    while !cursor.isAtEnd, !cursor.isOneOf("}") {
      while cursor.isOneOf("@") {
        cursor.advance()
        cursor.skipName()
        if cursor.isOneOf("("), cursor.token?.isAdjacent == true { cursor.skipBracketed() }
      }
      while Self.modifiers.contains(cursor.text) { cursor.advance() }
      guard Self.accessors.contains(cursor.text) else { return nil }
      names.append(cursor.text)
      cursor.advance()
      if cursor.isOneOf("(") { cursor.skipBracketed() }
      _ = cursor.readEffects()
      let isRequirement = names.last == "get" || names.last == "set"
      if cursor.isOneOf("{") { cursor.skipBracketed() } else if !isRequirement { return nil }
      _ = cursor.skip(";")
    }
    return names.isEmpty ? nil : names
  }

  /// Skips an expression that is not in brackets: up to a mark, a closing bracket, accessors, or a line that begins something new.
  package mutating func skipExpression(endingAt marks: Set<String>) {
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
      if cursor.skipGenericArguments() { continue }
      if cursor.isOpening { cursor.skipBracketed() } else { cursor.advance() }
    }
  }

  /// Whether the braces here hold `didSet`, `willSet` or `get` and are therefore no trailing closure.
  private var beginsAccessors: Bool {
    guard let names = accessorNames() else { return false }
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
