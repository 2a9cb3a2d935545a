/// A Swift file as a list of words, with those in the interpolations of literals.
///
/// Comments and the texts of literals are no words, so nothing is found or rewritten in them.
package struct SwiftSource {
  let bytes: [UInt8]
  let words: [Token]
  private let texts: [String]
  private let blocks: StatementRanges
  /// For each bracket, the index of the one that it belongs to; empty if one has none.
  let partners: [Int: Int]
  /// Whether every bracket has its partner. Nothing is rewritten in other files.
  package let isBalanced: Bool
  /// The names that begin with a dollar sign, and are no numbers.
  let projections: Set<String>
  /// The declarations at any depth.
  let declarations: [Declaration]

  package init(_ text: String) {
    let source = SourceText(text, interpolations: true)
    (bytes, words, texts) = (source.bytes, source.tokens, source.texts)
    blocks = StatementRanges(source)
    let partners = texts.partners
    (self.partners, isBalanced) = (partners ?? [:], partners != nil)
    projections = Set(texts.filter { $0.first == "$" && Int($0.dropFirst()) == nil })
    declarations = DeclarationReader.file(SourceText(text)).flatMap(\.declarations)
      .flatMap(Self.all)
  }

  private static func all(_ declaration: Declaration) -> [Declaration] {
    [declaration] + declaration.allMembers.flatMap(all)
  }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a word; empty outside of the file.
  func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  /// Where a word begins.
  func start(_ index: Int) -> Int { words[index].range.lowerBound }

  /// Where a word ends.
  func end(_ index: Int) -> Int { words[index].range.upperBound }

  /// The word that begins at an offset.
  func word(at offset: Int) -> Int? { words.firstIndex { $0.range.lowerBound == offset } }

  /// The words that begin between two offsets; `nil` if none do.
  func words(in range: Range<Int>) -> Range<Int>? {
    let first = words.firstIndex { range.contains($0.range.lowerBound) }
    let last = words.lastIndex { range.contains($0.range.lowerBound) }
    return first.flatMap { first in last.map { first..<$0 + 1 } }
  }

  /// Whether words follow, beginning with one at an index.
  func has(_ expected: [String], at index: Int) -> Bool {
    expected.enumerated().allSatisfy { text(index + $0.offset) == $0.element }
  }

  func isName(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].kind == .word
      && text(index).first.map { $0.isLetter || $0 == "_" } == true
  }

  /// Whether words consist of names and dots, as `Feature.State.child` does.
  func areNames(_ words: Range<Int>) -> Bool { words.allSatisfy { isName($0) || text($0) == "." } }

  /// The line of an offset, counted from 1.
  func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The offset of the line of an offset.
  func lineStart(of offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// The white space at the beginning of the line of an offset.
  func indentation(of offset: Int) -> String {
    let start = lineStart(of: offset)
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
    guard text(parenthesis) == "(", partners[parenthesis] != nil else { return nil }
    return texts.arguments(after: parenthesis)?.parts.map { words in
      let label = texts.label(of: words)
      return Argument(label: label, value: label == nil ? words : words.dropFirst(2))
    }
  }

  /// The arguments of a type after its angle bracket, and the index of the bracket that closes it.
  func typeArguments(at angle: Int) -> (parts: [Range<Int>], end: Int)? {
    text(angle) == "<" ? texts.arguments(after: angle, angles: true) : nil
  }

  /// The statements between two braces, without what is nested in them.
  func statements(in words: Range<Int>) -> [Range<Int>] { blocks.ranges(in: words) }

  /// The source of some words, from the first to the last.
  func source(_ words: Range<Int>) -> String { words.isEmpty ? "" : self[offsets(words)] }

  /// The offsets from the beginning of the first word to the end of the last one.
  func offsets(_ words: Range<Int>) -> Range<Int> {
    start(words.lowerBound)..<end(words.upperBound - 1)
  }

  func offsets(_ words: ClosedRange<Int>) -> Range<Int> { offsets(Range(words)) }
}
