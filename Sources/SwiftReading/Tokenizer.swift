/// Splits Swift source into tokens, as far as declarations need it.
///
/// A literal is one token however much code its interpolations contain, so brackets inside literals never disturb the balance of
/// those outside. Input that is not valid Swift, such as a string without an end, gives tokens up to the end of the source.
package struct Tokenizer {
  private let bytes: [UInt8]
  private let readsInterpolations: Bool
  private var offset = 0
  private var tokens: [Token] = []
  /// Where the last token ends.
  private var end = -1

  /// - Parameter interpolations: Whether the token of a literal is followed by those in its interpolations, parentheses included.
  package static func tokens(in bytes: [UInt8], interpolations: Bool = false) -> [Token] {
    var tokenizer = Tokenizer(bytes: bytes, readsInterpolations: interpolations)
    tokenizer.readAll()
    return tokenizer.tokens
  }

  private init(bytes: [UInt8], readsInterpolations: Bool) {
    (self.bytes, self.readsInterpolations) = (bytes, readsInterpolations)
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  private var isAtEnd: Bool { offset >= bytes.count }

  private mutating func readAll() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.starts(with: "#!".utf8) { skipLine() }
    var isFirstOnLine = true
    while !isAtEnd { readNext(&isFirstOnLine) }
  }

  /// Reads a token, a comment, or a character of white space.
  private mutating func readNext(_ isFirstOnLine: inout Bool) {
    switch (byte(), byte(1)) {
    case (.newline, _), (.carriageReturn, _):
      isFirstOnLine = true
      offset += 1
    case (.space, _), (.tab, _), (0, _), (11, _), (12, _): offset += 1
    case (.slash, .slash): skipLine()
    case (.slash, .asterisk): skipBlockComment()
    default:
      appendToken(isFirstOnLine: isFirstOnLine)
      isFirstOnLine = false
    }
  }

  private mutating func appendToken(isFirstOnLine: Bool) {
    let (start, index, isAdjacent) = (offset, tokens.count, end == offset)
    let kind = readToken()
    offset = min(offset, bytes.count)
    end = offset
    tokens.insert(
      Token(
        kind: kind, range: start..<offset, isFirstOnLine: isFirstOnLine, isAdjacent: isAdjacent),
      at: index)
  }

  private mutating func skipLine() {
    while !isAtEnd, byte() != .newline, byte() != .carriageReturn { offset += 1 }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (.slash, .asterisk):
        depth += 1
        offset += 2
      case (.asterisk, .slash):
        depth -= 1
        offset += 2
      default: offset += 1
      }
    } while depth > 0 && !isAtEnd
  }

  private mutating func readToken() -> Token.Kind {
    if byte().isWord {
      while byte().isWord { offset += 1 }
      return .word
    }
    if byte() == .backtick {
      repeat { offset += 1 } while !isAtEnd && byte() != .backtick && byte() != .newline
      offset += 1
      return .word
    }
    var pounds = 0
    while byte(pounds) == .pound { pounds += 1 }
    if byte(pounds) == .quote {
      skipString(pounds: pounds)
      return .string
    }
    if pounds > 0, byte(pounds) == .slash, skipExtendedRegex(pounds: pounds) { return .regex }
    if byte() == .slash, skipBareRegex() { return .regex }
    if byte() == .pound, byte(1).isWord {
      offset += 1
      while byte().isWord { offset += 1 }
      return .directive
    }
    offset += byte() == .minus && byte(1) == .greater ? 2 : 1
    return .punctuation
  }
}

extension Tokenizer {
  private mutating func skipString(pounds: Int) {
    offset += pounds
    let quotes = byte(1) == .quote && byte(2) == .quote && !endsOnThisLine(pounds: pounds) ? 3 : 1
    offset += quotes
    while !isAtEnd {
      if quotes == 1, byte() == .newline { return }
      if byte() == .backslash, hasPounds(pounds, at: 1) {
        offset += 1 + pounds
        if byte() == .openParenthesis { skipInterpolation() } else { offset += 1 }
      } else if (0..<quotes).allSatisfy({ byte($0) == .quote }), hasPounds(pounds, at: quotes) {
        offset += quotes + pounds
        return
      } else {
        offset += 1
      }
    }
  }

  /// Whether a raw string such as `#"""#` only looks like the start of a multi-line string: its end is on the same line.
  private func endsOnThisLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var ahead = 1
    while offset + ahead < bytes.count, byte(ahead) != .newline {
      if byte(ahead) == .quote, hasPounds(pounds, at: ahead + 1) { return true }
      ahead += 1
    }
    return false
  }

  private func hasPounds(_ count: Int, at ahead: Int) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == .pound }
  }

  /// Skips `(...)`; strings and comments inside may contain parentheses.
  private mutating func skipInterpolation() {
    guard !readsInterpolations else { return readInterpolation() }
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (.openParenthesis, _):
        depth += 1
        offset += 1
      case (.closeParenthesis, _):
        depth -= 1
        offset += 1
      case (.slash, .asterisk): skipBlockComment()
      case (.quote, _): skipString(pounds: 0)
      case (.pound, .quote), (.pound, .pound):
        var pounds = 0
        while byte(pounds) == .pound { pounds += 1 }
        if byte(pounds) == .quote { skipString(pounds: pounds) } else { offset += pounds }
      default: offset += 1
      }
    } while depth > 0 && !isAtEnd
  }

  private mutating func readInterpolation() {
    var (depth, isFirstOnLine) = (0, false)
    repeat {
      let index = tokens.count
      readNext(&isFirstOnLine)
      guard tokens.count > index else { continue }
      let first = tokens[index].kind == .punctuation ? bytes[tokens[index].range.lowerBound] : 0
      depth += first == .openParenthesis ? 1 : first == .closeParenthesis ? -1 : 0
    } while depth > 0 && !isAtEnd
  }

  /// Skips `#/.../#`, which may span lines if nothing follows the opening delimiter on its line.
  private mutating func skipExtendedRegex(pounds: Int) -> Bool {
    var end = offset + pounds + 1
    var firstLineEnd = end
    while firstLineEnd < bytes.count, [.space, .tab].contains(bytes[firstLineEnd]) {
      firstLineEnd += 1
    }
    let spansLines =
      firstLineEnd < bytes.count && [.newline, .carriageReturn].contains(bytes[firstLineEnd])
    while end < bytes.count {
      if !spansLines, bytes[end] == .newline { return false }
      if bytes[end] == .backslash {
        end += 2
      } else if bytes[end] == .slash,
        bytes[(end + 1)...].prefix(pounds).elementsEqual(repeatElement(.pound, count: pounds))
      {
        offset = end + 1 + pounds
        return true
      } else {
        end += 1
      }
    }
    return false
  }

  /// Skips `/.../` if the slash begins a regular expression and not an operator.
  ///
  /// These are the rules of the language: an operand is expected here, no space is next to the delimiters, and the parentheses
  /// inside balance. So `/Action.child` as an argument stays an operator and a path.
  private mutating func skipBareRegex() -> Bool {
    guard expectsOperand, ![.space, .tab, .newline, .slash, .asterisk].contains(byte(1)) else {
      return false
    }
    var end = offset + 1
    var depth = 0
    var isInClass = false
    while end < bytes.count, bytes[end] != .newline, bytes[end] != .carriageReturn {
      switch bytes[end] {
      case .backslash: end += 1
      case .openBracket: isInClass = true
      case .closeBracket: isInClass = false
      case .openParenthesis where isInClass, .closeParenthesis where isInClass: break
      case .openParenthesis: depth += 1
      case .closeParenthesis:
        depth -= 1
        if depth < 0 { return false }
      case .slash:
        guard depth == 0, ![.space, .tab].contains(bytes[end - 1]) else { return false }
        offset = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  private static let wordsBeforeOperands: Set<String> = [
    "return", "case", "in", "if", "guard", "while", "switch", "else", "throw", "try", "await",
    "where",
  ]

  /// Whether the previous token leaves an expression open.
  private var expectsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word:
      return Self.wordsBeforeOperands.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .punctuation:
      return ![.closeParenthesis, .closeBracket, .closeBrace].contains(bytes[last.range.lowerBound])
    case .string, .regex, .directive: return false
    }
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t"), newline = UInt8(ascii: "\n"),
    carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " "), quote = UInt8(ascii: "\""), pound = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/"), backslash = UInt8(ascii: "\\"), asterisk = UInt8(ascii: "*")
  static let backtick = UInt8(ascii: "`"), minus = UInt8(ascii: "-"), greater = UInt8(ascii: ">")
  static let openParenthesis = UInt8(ascii: "("), closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]"), closeBrace = UInt8(ascii: "}")

  /// Whether the byte belongs to an identifier or a number. Every byte of a character outside ASCII does.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
