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
  private let statements: StatementRanges
  private var source: SourceText { statements.source }
  private var texts: [String] { statements.texts }
  private let offset: Int
  /// The outermost first.
  private var parts: [Part] = []

  private init(source: SourceText, offset: Int) {
    statements = StatementRanges(source)
    self.offset = offset
  }

  /// Reads a bracket and what is in it.
  ///
  /// - Parameter isType: Whether braces are those of a type, which contain members and no statements.
  private mutating func readGroup(at open: Int, isType: Bool = false) {
    let inside = open + 1..<statements.close(of: open)
    guard texts[open] == "{" else { return readChain(in: inside) }
    readStatements(in: inside, areMembers: isType || areAccessors(inside))
  }

  private mutating func readStatements(in tokens: Range<Int>, areMembers: Bool) {
    let all = statements.ranges(in: tokens)
    for statement in all where contains(statement) {
      let first = texts[statement.lowerBound]
      if !areMembers {
        blocks.append(
          StatementBlock(
            statement: range(statement),
            rest: range(statement.lowerBound..<end(ofCaseWith: statement, in: tokens, all)),
            isExpression: StatementWords.isExpression(first),
            isAssignment: StatementWords.isExpression(first) && statements.sets(in: statement),
            count: all.count, opener: tokens.lowerBound > 1 ? texts[tokens.lowerBound - 2] : ""))
        if let part = part(of: statement) { parts.append(part) }
      }
      readChain(
        in: statement, isCondition: StatementWords.conditions.contains(first),
        isType: declaresType(statement))
    }
  }

  private func areAccessors(_ tokens: Range<Int>) -> Bool {
    guard let first = tokens.first, StatementWords.accessors.contains(texts[first]) else {
      return false
    }
    let next = texts[first + 1] == "(" ? statements.close(of: first + 1) + 1 : first + 1
    return ["{", "}", "async", "throws", "set"].contains(texts[next])
  }

  private func declaresType(_ statement: Range<Int>) -> Bool {
    let head = statement.prefix { texts[$0] != "{" && texts[$0] != "=" }
    return head.contains {
      StatementWords.types.contains(texts[$0]) && source.tokens[$0 + 1].kind == .word
        && ($0 == head.lowerBound || source.tokens[$0 - 1].kind == .word || texts[$0 - 1] == ")")
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

  /// Reads the modifiers of an expression, and the brackets in it. The braces after a condition are not a closure of its last call.
  private mutating func readChain(
    in tokens: Range<Int>, isCondition: Bool = false, isType: Bool = false
  ) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let call = isCondition ? nil : modifier(at: index, before: tokens.upperBound)
      if let call, contains(call) {
        parts.append(
          Part(name: "." + texts[call.lowerBound + 1], kind: .modifier, range: range(call)))
      }
      if statements.isOpening(index) {
        let end = statements.close(of: index)
        if contains(index..<end) { readGroup(at: index, isType: isType) }
        index = end
      }
      index += 1
    }
  }

  /// The tokens of `.padding(4)` or `.onAppear { }`, if they begin at a token.
  private func modifier(at index: Int, before end: Int) -> Range<Int>? {
    guard texts[index] == ".", index + 2 < end, index > 0, source.tokens[index + 1].kind == .word,
      source.tokens[index].isFirstOnLine && endsOperand(index - 1)
        || [")", "}"].contains(texts[index - 1]),
      texts[index + 2] == "(" || texts[index + 2] == "{"
    else { return nil }
    var next = index + 2
    if texts[next] == "(" { next = statements.close(of: next) + 1 }
    while next < end, !source.tokens[next].isFirstOnLine {
      if texts[next] == "{" {
        next = statements.close(of: next) + 1
      } else if next + 2 < end, texts[next + 1] == ":", texts[next + 2] == "{" {
        next = statements.close(of: next + 2) + 1
      } else {
        break
      }
    }
    // An optional, such as `.first()?`, is not a view.
    if next < end, ["?", "!"].contains(texts[next]), source.tokens[next].isAdjacent { return nil }
    return index..<next
  }

  /// Whether a member that follows a token is one of an operand, and not an implicit one, such as in `[.one(1)]`.
  private func endsOperand(_ index: Int) -> Bool {
    let token = source.tokens[index]
    return token.kind == .punctuation
      ? [")", "]", "}", ">", "!"].contains(texts[index]) || texts[index] == "?" && token.isAdjacent
      : !StatementWords.openEnds.contains(texts[index])
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
