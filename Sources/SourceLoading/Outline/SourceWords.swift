import SwiftReading

/// The identifiers, keywords and directives that a Swift file uses, those in interpolations included. Comments and the texts of
/// literals contain none.
enum SourceWords {
  static func all(in text: String) -> Set<String> {
    memo.outline(of: text) {
      var words: Set<String> = []
      collect(from: SourceText(text), into: &words)
      return words
    }
  }

  private static let memo = OutlineMemo<Set<String>>()

  private static func collect(from source: SourceText, into words: inout Set<String>) {
    for token in source.tokens {
      switch token.kind {
      case .word: words.insert(name(of: source[token]))
      case .directive: words.insert(source[token])
      case .string:
        for code in interpolations(in: source[token]) {
          collect(from: SourceText(code), into: &words)
        }
      case .regex, .punctuation: break
      }
    }
  }

  /// The declared name: `` `default` `` is `default`, and `$query` and `_query` are the property `query`.
  static func name(of word: String) -> String {
    let name = word.filter { $0 != "`" }
    guard let first = name.first, first == "$" || first == "_", name.count > 1 else { return name }
    return String(name.dropFirst())
  }

  /// The code between `\(` and `)` in a literal.
  private static func interpolations(in literal: String) -> [String] {
    let bytes = Array(literal.utf8)
    let pounds = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let mark =
      [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: pounds) + [
        UInt8(ascii: "(")
      ]
    var (codes, index) = ([String](), 0)
    while index + mark.count <= bytes.count {
      guard bytes[index..<index + mark.count].elementsEqual(mark) else {
        // The character after a backslash is not the beginning of anything.
        index += pounds == 0 && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      let rest = String(decoding: bytes[(index + mark.count)...], as: UTF8.self)
      let code = balancedPrefix(of: rest)
      codes.append(code)
      index += mark.count + code.utf8.count
    }
    return codes
  }

  /// The text up to the parenthesis that has no opening one.
  private static func balancedPrefix(of text: String) -> String {
    let source = SourceText(text)
    var depth = 0
    for token in source.tokens where token.kind == .punctuation {
      if source[token] == "(" { depth += 1 }
      if source[token] == ")" { depth -= 1 }
      if depth < 0 { return source[0..<token.range.lowerBound] }
    }
    return text
  }
}
