/// Reads the variables of a `var` or `let` declaration: names, types, initial values and accessors.
struct BindingReader {
  private var cursor: TokenCursor

  static func read(_ cursor: inout TokenCursor) -> [Binding] {
    var reader = BindingReader(cursor: cursor)
    defer { cursor = reader.cursor }
    return reader.bindings()
  }

  private mutating func bindings() -> [Binding] {
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
    ExpressionReader.skip(&cursor, endingAt: [","])
    guard cursor.end > start else { return }
    binding.initializer = cursor.source[start..<cursor.end]
    binding.initializerRange = start..<cursor.end
  }

  private mutating func readAccessors(of binding: inout Binding) {
    let start = cursor.start
    if let accessors = Self.accessorNames(at: cursor) {
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
  static func accessorNames(at cursor: TokenCursor) -> [String]? {
    var cursor = cursor
    cursor.advance()
    var names: [String] = []
    while !cursor.isAtEnd, !cursor.isOneOf("}") {
      while cursor.isOneOf("@") {
        cursor.advance()
        cursor.skipName()
        if cursor.isOneOf("("), cursor.token?.isAdjacent == true { cursor.skipBracketed() }
      }
      while DeclarationWords.modifiers.contains(cursor.text) { cursor.advance() }
      guard accessors.contains(cursor.text) else { return nil }
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
}
