import SwiftReading

/// A Swift file as a list of words, with those in the interpolations of literals.
///
/// Comments and the texts of literals are no words, so nothing is found or rewritten in them.
package struct SwiftSource {
  /// A token of the file, or of an interpolation.
  struct Word {
    let text: String
    let kind: Token.Kind
    /// In UTF-8 offsets.
    let range: Range<Int>
    let isFirstOnLine: Bool
    let isAdjacent: Bool
    /// The number of interpolations around it.
    let depth: Int
  }

  let text: String
  let bytes: [UInt8]
  let words: [Word]
  /// For each bracket, the index of the one that it belongs to.
  let partners: [Int: Int]
  /// The names that begin with a dollar sign, and are no numbers.
  let projections: Set<String>
  /// The declarations at any depth.
  let declarations: [Declaration]

  package init(_ text: String) {
    self.text = text
    let source = SourceText(text)
    bytes = source.bytes
    words = Self.words(of: source, from: 0, depth: 0)
    partners = Self.partners(of: words)
    projections = Set(words.map(\.text).filter { $0.first == "$" && Int($0.dropFirst()) == nil })
    declarations = DeclarationReader.file(source).flatMap(\.declarations).flatMap(Self.all)
  }

  private static func all(_ declaration: Declaration) -> [Declaration] {
    [declaration] + declaration.allMembers.flatMap(all)
  }

  private static func words(of source: SourceText, from offset: Int, depth: Int) -> [Word] {
    source.tokens.flatMap { token in
      let text = source[token]
      let range = token.range.lowerBound + offset..<token.range.upperBound + offset
      let word = Word(
        text: text, kind: token.kind, range: range, isFirstOnLine: token.isFirstOnLine,
        isAdjacent: token.isAdjacent, depth: depth)
      guard token.kind == .string else { return [word] }
      let inner = Interpolations.ranges(in: Array(text.utf8)).flatMap { inside in
        words(
          of: SourceText(
            String(decoding: Array(text.utf8)[inside], as: UTF8.self)),
          from: range.lowerBound + inside.lowerBound, depth: depth + 1)
      }
      return [word] + inner
    }
  }

  private static func partners(of words: [Word]) -> [Int: Int] {
    let closing = ["(": ")", "[": "]", "{": "}"]
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    for (index, word) in words.enumerated() where word.kind == .punctuation {
      if closing[word.text] != nil { open.append(index) }
      guard [")", "]", "}"].contains(word.text) else { continue }
      guard let last = open.popLast(), closing[words[last].text] == word.text else { return [:] }
      partners[last] = index
      partners[index] = last
    }
    return open.isEmpty ? partners : [:]
  }

  /// Whether every bracket has its partner. Nothing is rewritten in other files.
  var isBalanced: Bool {
    !partners.isEmpty || !words.contains { $0.kind == .punctuation && "([{".contains($0.text) }
  }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a word; empty outside of the file.
  func text(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  /// Whether words follow, beginning with one at an index.
  func has(_ expected: [String], at index: Int) -> Bool {
    expected.enumerated().allSatisfy { text(index + $0.offset) == $0.element }
  }

  func isName(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].kind == .word
      && text(index).first.map { $0.isLetter || $0 == "_" } == true
  }

  /// The line of an offset, counted from 1.
  func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The column of an offset in UTF-8, counted from 1.
  func column(of offset: Int) -> Int {
    offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1)
  }

  /// The white space at the beginning of the line of an offset.
  func indentation(of offset: Int) -> String {
    let start = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return self[start..<min(end ?? start, offset)]
  }
}

extension SwiftSource {
  /// An argument of a call.
  struct Argument {
    let label: String?
    /// The indices of the words of its value.
    let value: Range<Int>
  }

  /// The arguments between a parenthesis and its partner; `nil` if another word is at the index.
  func arguments(at parenthesis: Int) -> [Argument]? {
    guard text(parenthesis) == "(", let end = partners[parenthesis] else { return nil }
    var arguments: [Argument] = []
    var start = parenthesis + 1
    var index = start
    func close(at end: Int) {
      guard start < end else { return }
      let hasLabel = words[start].kind == .word && text(start + 1) == ":"
      arguments.append(
        Argument(label: hasLabel ? text(start) : nil, value: (hasLabel ? start + 2 : start)..<end))
    }
    while index < end {
      if let partner = partners[index], partner > index {
        index = partner + 1
      } else if text(index) == ",", words[index].depth == words[parenthesis].depth {
        close(at: index)
        start = index + 1
        index = start
      } else {
        index += 1
      }
    }
    close(at: end)
    return arguments
  }

  /// The source of some words, from the first to the last.
  func source(_ indices: Range<Int>) -> String {
    guard let first = indices.first, let last = indices.last else { return "" }
    return self[words[first].range.lowerBound..<words[last].range.upperBound]
  }
}

/// The code in the interpolations of a literal.
enum Interpolations {
  /// The ranges between `\(` and `)`, in the bytes of a literal.
  static func ranges(in literal: [UInt8]) -> [Range<Int>] {
    let pounds = literal.prefix { $0 == UInt8(ascii: "#") }.count
    let mark =
      [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
      + [UInt8(ascii: "(")]
    var (ranges, index) = ([Range<Int>](), 0)
    while index + mark.count <= literal.count {
      guard literal[index..<index + mark.count].elementsEqual(mark) else {
        // The character after a backslash is not the beginning of anything.
        index += pounds == 0 && literal[index] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      let start = index + mark.count
      let end = start + balanced(literal[start...])
      ranges.append(start..<end)
      index = end
    }
    return ranges
  }

  /// The length of the code up to the parenthesis that has no opening one.
  private static func balanced(_ bytes: ArraySlice<UInt8>) -> Int {
    let source = SourceText(String(decoding: bytes, as: UTF8.self))
    var depth = 0
    for token in source.tokens where token.kind == .punctuation {
      if source[token] == "(" { depth += 1 }
      if source[token] == ")" { depth -= 1 }
      if depth < 0 { return token.range.lowerBound }
    }
    return bytes.count
  }
}
