import SwiftReading

/// The parts of a view's body that can be left out one by one: modifiers, and the statements of closures.
///
/// ```swift
/// VStack {
///   Text("1")
///   Gauge(value: 0.5)  // a statement
/// }
/// .glassEffect()  // a modifier
/// ```
struct ViewParts {
  struct Part: Equatable {
    enum Kind: Sendable {
      case modifier, statement, returnStatement
      /// `let _ = print("drawn")`
      case discardedValue
    }

    /// `.glassEffect` or `Gauge`.
    let name: String
    let kind: Kind
    /// In UTF-8 offsets.
    let range: Range<Int>
  }

  /// The parts around an offset, the innermost first.
  ///
  /// - Parameters:
  ///   - offset: A UTF-8 offset inside of the body.
  ///   - body: The braces of the body.
  ///   - text: The source of the file.
  static func around(_ offset: Int, in body: Range<Int>, of text: String) -> [Part] {
    let source = SourceText(text)
    guard let open = source.tokens.firstIndex(where: { $0.range.lowerBound == body.lowerBound })
    else { return [] }
    var reader = ViewParts(source: source, offset: offset)
    reader.readGroup(at: open)
    return reader.parts.reversed()
  }

  /// The blocks of statements around an offset, the outermost first.
  static func blocks(
    around offset: Int, in declaration: Range<Int>, of text: String
  ) -> [StatementBlock] {
    let source = SourceText(text)
    let inside = source.tokens.indices.filter {
      declaration.contains(source.tokens[$0].range.lowerBound)
    }
    guard let first = inside.first, let last = inside.last else { return [] }
    var reader = ViewParts(source: source, offset: offset)
    reader.readChain(in: first..<last + 1)
    return reader.blocks
  }

  private var blocks: [StatementBlock] = []
  private let source: SourceText
  private let texts: [String]
  private let offset: Int
  /// The outermost first.
  private var parts: [Part] = []

  private init(source: SourceText, offset: Int) {
    self.source = source
    self.offset = offset
    texts = source.tokens.map { source[$0] }
  }

  /// Reads a bracket and what is in it.
  private mutating func readGroup(at open: Int) {
    let inside = open + 1..<close(of: open)
    if texts[open] == "{" { readStatements(in: inside) } else { readChain(in: inside) }
  }

  private mutating func readStatements(in tokens: Range<Int>) {
    let all = statements(in: tokens)
    for statement in all where contains(statement) {
      let first = texts[statement.lowerBound]
      blocks.append(
        StatementBlock(
          statement: range(statement),
          rest: range(statement.lowerBound..<end(ofCaseWith: statement, in: tokens, all)),
          isExpression: !StatementWords.declarations.contains(first)
            && !StatementWords.control.contains(first),
          count: all.count, opener: tokens.lowerBound > 1 ? texts[tokens.lowerBound - 2] : ""))
      if let part = part(of: statement) { parts.append(part) }
      readChain(in: statement)
    }
  }

  /// Where the statements that follow a statement end: at the next label of a `switch`, or with the braces.
  private func end(
    ofCaseWith statement: Range<Int>, in tokens: Range<Int>, _ all: [Range<Int>]
  ) -> Int {
    for next in all where next.lowerBound > statement.lowerBound {
      // The label of a statement lies between it and the one before it.
      let before = all.last { $0.lowerBound < next.lowerBound }?.upperBound ?? tokens.lowerBound
      if let label = (before..<next.lowerBound).first(where: {
        ["case", "default", "@"].contains(texts[$0])
      }) {
        return label
      }
    }
    return tokens.upperBound
  }

  private func part(of statement: Range<Int>) -> Part? {
    let words = statement.prefix(4).map { texts[$0] }
    let (kind, name): (Part.Kind, String?) =
      switch words[0] {
      case "return": (.returnStatement, words.dropFirst().first)
      case "let" where words.dropFirst().starts(with: ["_", "="]):
        (.discardedValue, words.dropFirst(3).first)
      default: (.statement, StatementWords.declarations.contains(words[0]) ? nil : words[0])
      }
    guard name != nil || kind == .returnStatement else { return nil }
    return Part(name: name ?? "", kind: kind, range: range(statement))
  }

  /// Reads the modifiers of an expression, and the brackets in it.
  private mutating func readChain(in tokens: Range<Int>) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let call = modifier(at: index, before: tokens.upperBound)
      if let call, contains(call) {
        parts.append(
          Part(name: "." + texts[call.lowerBound + 1], kind: .modifier, range: range(call)))
      }
      if isOpening(index) {
        let end = close(of: index)
        if contains(index..<end) { readGroup(at: index) }
        index = end
      }
      index += 1
    }
  }

  /// The tokens of `.padding(4)` or `.onAppear { }`, if they begin at a token.
  private func modifier(at index: Int, before end: Int) -> Range<Int>? {
    guard texts[index] == ".", index + 2 < end, source.tokens[index + 1].kind == .word,
      source.tokens[index].isFirstOnLine || index > 0 && [")", "}"].contains(texts[index - 1]),
      texts[index + 2] == "(" || texts[index + 2] == "{"
    else { return nil }
    var next = index + 2
    if texts[next] == "(" { next = close(of: next) + 1 }
    while next < end, !source.tokens[next].isFirstOnLine {
      if texts[next] == "{" {
        next = close(of: next) + 1
      } else if next + 2 < end, texts[next + 1] == ":", texts[next + 2] == "{" {
        next = close(of: next + 2) + 1
      } else {
        break
      }
    }
    return index..<next
  }

  /// Splits the tokens between two braces into statements. Labels of `switch` and the parameters of closures are no statements.
  private func statements(in tokens: Range<Int>) -> [Range<Int>] {
    var starts: [Int] = []
    var index = afterParameters(in: tokens)
    while index < tokens.upperBound {
      if starts.isEmpty || begins(at: index) { starts.append(index) }
      if isOpening(index) { index = close(of: index) }
      index += 1
    }
    return starts.indices.compactMap { position in
      let end = position + 1 < starts.count ? starts[position + 1] : tokens.upperBound
      var statement = afterLabel(in: starts[position]..<end)
      while let last = statement.last, texts[last] == ";" { statement.removeLast() }
      return statement.isEmpty ? nil : statement
    }
  }

  private func begins(at index: Int) -> Bool {
    if texts[index - 1] == ";" { return true }
    return source.tokens[index].isFirstOnLine
      && !StatementWords.continuations.contains(texts[index])
      && !StatementWords.openEnds.contains(texts[index - 1])
  }

  /// `store in` at the beginning of a closure.
  private func afterParameters(in tokens: Range<Int>) -> Int {
    guard let first = tokens.first, texts[first] != "for" else { return tokens.lowerBound }
    var index = first
    while index < tokens.upperBound, index == first || !source.tokens[index].isFirstOnLine {
      if texts[index] == "in" { return index + 1 }
      if texts[index] == "{" { break }
      index = isOpening(index) ? close(of: index) + 1 : index + 1
    }
    return first
  }

  /// `case .one(let store):`
  private func afterLabel(in tokens: Range<Int>) -> Range<Int> {
    guard ["case", "default"].contains(texts[tokens.lowerBound]) else { return tokens }
    var index = tokens.lowerBound
    while index < tokens.upperBound, texts[index] != ":" {
      index = isOpening(index) ? close(of: index) + 1 : index + 1
    }
    return min(index + 1, tokens.upperBound)..<tokens.upperBound
  }

  private func isOpening(_ index: Int) -> Bool { ["(", "[", "{"].contains(texts[index]) }

  /// The index of the bracket that closes another one.
  private func close(of open: Int) -> Int {
    texts.arguments(after: open)?.end ?? texts.count - 1
  }

  private func range(_ tokens: Range<Int>) -> Range<Int> {
    source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range
      .upperBound
  }

  private func contains(_ tokens: Range<Int>) -> Bool {
    !tokens.isEmpty && range(tokens).contains(offset)
  }
}

/// Words and marks that tell where statements begin and end.
private enum StatementWords {
  static let declarations: Set<String> = [
    "let", "var", "guard", "func", "struct", "enum", "class", "typealias", "defer", "#if", "#else",
    "#elseif", "#endif", "@", "import", "lazy", "static", "private",
  ]
  static let control: Set<String> = [
    "return", "if", "for", "while", "switch", "do", "repeat", "throw", "async",
  ]
  static let continuations: Set<String> = [
    ".", "?", ":", "&", "|", "=", "+", "-", "*", "/", "<", ">", ",", ")", "]", "}", "{", "else",
    "catch", "as", "is",
  ]
  static let openEnds: Set<String> = [
    ",", "=", "?", ":", "&", "|", "+", "-", "*", "/", "<", ">", ".", "return", "->", "(", "[",
    "guard", "if", "while", "switch", "throw", "try", "await",
  ]
}
