import Foundation
import SwiftReading

extension String {
  /// Whether the bytes of another text occur in this one, up to a NUL. Comparing the characters of all sources of an app takes a second.
  func has(_ text: String) -> Bool {
    withCString { strstr($0, text) != nil }
  }
}

/// The identifiers, keywords and directives that a Swift file uses, those in interpolations included. Comments and the texts of
/// literals contain none.
enum SourceWords {
  /// The words by how they are written.
  struct Uses {
    /// After a dot: `.tinted`.
    var members: Set<String> = []
    /// Before a colon, in brackets: `(hex: 1)`, `[safe: 1]`.
    var labels: Set<String> = []
    /// The others.
    var plain: Set<String> = []
    /// Those of ``plain`` that may be the names of declarations elsewhere: what a file declares inside of a type, such as `enum Home` in a
    /// list of texts, names nothing.
    var meant: Set<String> = []
    /// The members of a word that nothing precedes, which may be a module: `Item` of `Models` in `Models.Item`.
    var qualified: [String: Set<String>] = [:]
  }

  static func all(in text: String) -> Set<String> {
    memo.outline(of: text) {
      let uses = uses(in: text)
      return uses.members.union(uses.labels).union(uses.plain)
    }
  }

  private static let memo = OutlineMemo<Set<String>>()

  static func uses(in text: String) -> Uses {
    var uses = Uses()
    collect(from: SourceText(text), into: &uses)
    return uses
  }

  private static func collect(from source: SourceText, into uses: inout Uses) {
    var brackets: [String] = []
    var previous = ""
    // The word before a dot, if it is the first one.
    var owner: String?
    for (index, token) in source.tokens.enumerated() {
      let text = source[token]
      switch token.kind {
      case .word:
        let bracket = brackets.last
        let isLabel =
          (bracket == "(" || bracket == "[") && (previous == bracket || previous == ",")
          && index + 1 < source.tokens.count && source[source.tokens[index + 1]] == ":"
        if isLabel { uses.labels.insert(name(of: text)) }
        // `0...count` names no member.
        let isMember = previous.hasSuffix(".") && !previous.hasSuffix("..")
        if isMember {
          uses.members.insert(name(of: text))
          if let owner { uses.qualified[owner, default: []].insert(name(of: text)) }
        } else if !isLabel || bracket == "[" {
          // A word before a colon may be the key of a dictionary.
          uses.plain.insert(name(of: text))
          if !declaring.contains(previous) { uses.meant.insert(name(of: text)) }
        }
        owner = isMember ? nil : name(of: text)
      case .directive: uses.plain.insert(text)
      case .string:
        for code in interpolations(in: text) { collect(from: SourceText(code), into: &uses) }
      case .punctuation:
        if ["(", "[", "{"].contains(text) { brackets.append(text) }
        if [")", "]", "}"].contains(text) { _ = brackets.popLast() }
      case .regex: break
      }
      if token.kind != .word, text != "." { owner = nil }
      previous = text
    }
  }

  /// The keywords before the name of a declaration. The word after `let` or `case` may be a use: `if let user {`, `case Mode.dark:`.
  private static let declaring: Set = [
    "actor", "associatedtype", "class", "enum", "func", "protocol", "struct", "typealias",
  ]

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
