import SwiftReading

/// A string literal of a source file, or several that `+` joins, as a template: each interpolation is `{}`.
struct SourceLiteral {
  let template: String
  let line: Int
  /// What the literal is passed to, from the inside to the outside: `error(hint:)`, `StyledLine(_:)`, `==`.
  let uses: [String]
}

/// Reads the literals of a source file, with those inside interpolations.
struct LiteralReader {
  private let source: SourceText
  private let firstLine: Int
  private var literals: [SourceLiteral] = []
  /// The open brackets, with the calls that they belong to.
  private var open: [Bracket] = []

  private struct Bracket {
    var sign: String
    var callee: String
    /// The token after the last comma.
    var start: Int
  }

  static func literals(in text: String, firstLine: Int = 1) -> [SourceLiteral] {
    var reader = LiteralReader(source: SourceText(text), firstLine: firstLine)
    reader.readAll()
    return reader.literals
  }

  private init(source: SourceText, firstLine: Int) {
    self.source = source
    self.firstLine = firstLine
  }

  private func text(_ index: Int) -> String {
    source.tokens.indices.contains(index) ? source[source.tokens[index]] : ""
  }

  private mutating func readAll() {
    var index = 0
    while index < source.tokens.count {
      let token = source.tokens[index]
      if token.kind == .string {
        index = readLiteral(at: index)
        continue
      }
      let sign = text(index)
      switch sign {
      case "(", "[", "{":
        open.append(Bracket(sign: sign, callee: callee(before: index), start: index + 1))
      case ")", "]", "}": _ = open.popLast()
      case ",": if !open.isEmpty { open[open.count - 1].start = index + 1 }
      default: break
      }
      index += 1
    }
  }

  /// The name that is called, or the declaration or statement whose block begins.
  private func callee(before index: Int) -> String {
    guard index > 0,
      source.tokens[index - 1].kind == .word || source.tokens[index - 1].kind == .directive
    else { return "" }
    return text(index - 1)
  }

  /// Reads a literal and those that `+` adds to it.
  ///
  /// - Returns: The index of the token after them.
  private mutating func readLiteral(at start: Int) -> Int {
    var template = text(start - 1) == "+" ? "{}" : ""
    let line = self.line(of: source.tokens[start])
    var index = start
    while true {
      let content = LiteralContent(source[source.tokens[index]])
      template += content.template
      for (code, offset) in content.interpolations {
        literals += Self.literals(in: code, firstLine: line + offset)
      }
      index += 1
      guard text(index) == "+" else { break }
      guard index + 1 < source.tokens.count, source.tokens[index + 1].kind == .string else {
        template += "{}"
        break
      }
      index += 1
    }
    literals.append(
      SourceLiteral(template: template, line: line, uses: uses(before: start, after: index)))
    return index
  }

  private func line(of token: Token) -> Int {
    firstLine + source.bytes[..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
  }

  private func uses(before start: Int, after end: Int) -> [String] {
    var uses: [String] = []
    let previous = text(start - 1), next = text(end)
    let beforePrevious = text(start - 2)
    if previous == "=" && ["=", "!", "~"].contains(beforePrevious) { uses.append("==") }
    if ["=", "!"].contains(next) && text(end + 1) == "=" { uses.append("==") }
    if isPattern(start) { uses.append("case") }
    if next == ".", text(end + 1) == "utf8" { uses.append(".utf8") }
    if previous == "=" { uses.append("=\(beforePrevious)") }
    if open.last?.sign == "[" {
      uses += self.uses(ofArrayAround: start)
    }
    // A closure is code of its own, so what is passed to it from outside of it does not reach the literal as it is.
    for bracket in open.reversed() {
      if bracket.sign == "{" { break }
      if bracket.sign == "[", bracket.callee.isEmpty { continue }
      let hasLabel =
        source.tokens.indices.contains(bracket.start) && text(bracket.start + 1) == ":"
        && source.tokens[bracket.start].kind == .word
      uses.append("\(bracket.callee)(\(hasLabel ? text(bracket.start) : "_"):)")
    }
    if let block = open.last(where: { $0.sign == "{" })?.callee { uses.append("{\(block)}") }
    return uses
  }

  /// What an array is used for: `for word in ["a", "b"]`, `["a", "b"].contains(text)`, `words = ["a", "b"]`.
  private func uses(ofArrayAround literal: Int) -> [String] {
    var depth = 1, index = literal
    while depth > 0, index < source.tokens.count {
      if ["[", "(", "{"].contains(text(index)) { depth += 1 }
      if ["]", ")", "}"].contains(text(index)) { depth -= 1 }
      index += 1
    }
    var begin = literal
    while begin > 0, text(begin) != "[" { begin -= 1 }
    let before = text(begin - 1)
    return [text(index) == "." ? text(index + 1) : "", before == "in" ? "for" : ""]
      + (before == "=" ? ["=\(text(begin - 2))"] : [])
  }

  /// Whether a literal is a pattern: `case "a", "b":`.
  private func isPattern(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0, text(index) == "," || source.tokens[index].kind == .string { index -= 1 }
    return text(index) == "case"
  }
}

/// The text of a literal, without its delimiters, indentation and escapes.
private struct LiteralContent {
  var template = ""
  /// The code of the interpolations, and their lines after that of the literal.
  var interpolations: [(code: String, line: Int)] = []

  init(_ literal: String) {
    let pounds = literal.prefix { $0 == "#" }.count
    var body = literal.dropFirst(pounds).dropLast(pounds)
    let isMultiline = body.hasPrefix("\"\"\"")
    body = body.dropFirst(isMultiline ? 3 : 1).dropLast(isMultiline ? 3 : 1)
    let escape = "\\" + String(repeating: "#", count: pounds)
    read(isMultiline ? Self.unindented(body) : body, escape: escape)
  }

  private static func unindented(_ body: Substring) -> Substring {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.last?.count ?? 0
    return lines.dropFirst().dropLast().map {
      $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))
    }
    .joined(separator: "\n")[...]
  }

  private mutating func read(_ body: Substring, escape: String) {
    var rest = body, line = 0
    while let character = rest.first {
      guard rest.hasPrefix(escape) else {
        if character == "\n" { line += 1 }
        template.append(character)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      switch rest.first {
      case "(":
        let code = Self.balanced(rest)
        interpolations.append((String(code.dropFirst().dropLast()), line))
        template += "{}"
        rest = rest.dropFirst(code.count)
      case "n": (template, rest) = (template + "\n", rest.dropFirst())
      case "\n": rest = rest.dropFirst()
      case let sign?:
        template.append(sign)
        rest = rest.dropFirst()
      case nil: return
      }
    }
  }

  /// The code in the parentheses at the start of a text.
  private static func balanced(_ text: Substring) -> Substring {
    let source = SourceText(String(text))
    var depth = 0
    for token in source.tokens {
      if source[token] == "(" { depth += 1 }
      if source[token] == ")" { depth -= 1 }
      if depth == 0 {
        return text[..<(text.utf8.index(text.startIndex, offsetBy: token.range.upperBound))]
      }
    }
    return text
  }
}
