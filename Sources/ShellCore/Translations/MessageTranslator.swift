/// Translates what the shell says in the output of a line, and leaves what the feature does.
///
/// Changes of the state, input that an error quotes, code, and whatever no entry of the catalog can have made stay as they are.
package struct MessageTranslator: Sendable {
  private let catalog: MessageCatalog
  /// The words before a message.
  private let markers: [(english: String, translated: String)] = [
    ("error: ", "오류: "), ("Error: ", "오류: "), ("warning: ", "경고: "), ("note: ", "참고: "),
  ]

  /// A translator into a language; `nil` for English, which needs none.
  package init?(_ language: Language) {
    guard let catalog = MessageCatalog.of(language) else { return nil }
    self.catalog = catalog
  }

  /// Creates a translator with a catalog of its own.
  init(_ catalog: MessageCatalog) { self.catalog = catalog }

  /// The translation of a text of several lines.
  package func text(_ text: String) -> String {
    lines(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      .joined(separator: "\n")
  }

  /// The translation of the lines of a text, one for each.
  package func lines(_ lines: [String]) -> [String] {
    var block = ActionBlock()
    return lines.indices.map { index in
      let line = lines[index]
      let isQuoted =
        index + 1 < lines.count && lines[index + 1].drop { $0 == " " }.hasPrefix("^")
      return block.contains(line) || isQuoted ? line : self.line(line)
    }
  }

  /// What stands alone below the block of an action that `expect` has predicted.
  private static let verdict = "as expected"

  /// The translation of one line, whatever precedes its message.
  package func line(_ line: String) -> String {
    let indent = line.prefix { $0 == " " }, body = line.dropFirst(indent.count)
    // A line of HTML is part of an exported page.
    if body.hasPrefix("<"), body.hasSuffix(">") { return line }
    for mark in ["^ ", "- "] where body.hasPrefix(mark) {
      return indent + mark
        + (message(String(body.dropFirst(mark.count))) ?? String(body.dropFirst(2)))
    }
    for (english, translated) in markers {
      guard let place = place(of: english, in: body) else { continue }
      let rest = String(body.dropFirst(place.count + english.count))
      // What a feature prints, and what the compiler says, can begin with the same word.
      return coded(rest).map { indent + place + translated + $0 } ?? line
    }
    // A shorter text may be what a feature prints.
    let least = body == Self.verdict ? 0 : 12
    if let row = ExplorationRow(body, indent: indent.count) { return row.translated(by: catalog) }
    if let row = ControlRow(body)?.translated(by: catalog) { return indent + row }
    let known =
      message(String(body), least: least) ?? TableRow(body).translated(by: self, catalog)
    return known.map { indent + $0 } ?? line
  }

  /// What precedes a marker: nothing, or the place in a file, as in `Counter.swift:27:15: error: `.
  private func place(of marker: String, in line: Substring) -> Substring? {
    if line.hasPrefix(marker) { return line.prefix(0) }
    guard let start = line.indices.first(where: { line[$0...].hasPrefix(": " + marker) }) else {
      return nil
    }
    let place = line[..<start].split(separator: ":")
    guard place.count > 1, let number = place.last, number.allSatisfy(\.isNumber) else {
      return nil
    }
    return line[..<line.index(start, offsetBy: 2)]
  }

  /// The translation of a message with a code before it, or a place in a file after it.
  private func coded(_ text: String) -> String? {
    let code = text.hasPrefix("TCA") ? text.prefix { $0 != " " } + " " : ""
    let (message, place) = Self.location(atEndOf: text.dropFirst(code.count))
    return self.message(String(message)).map { code + $0 + place }
  }

  private static func location(atEndOf text: Substring) -> (message: Substring, place: Substring) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex,
      text[open...].contains(".swift:"), !text[open...].contains(" ")
    else { return (text, "") }
    let start = text.index(before: open)
    return (text[..<start], text[start...])
  }

  /// The translation of an error with advice after it, if both are known: ``unknown command `ls`: `features` lists ...``.
  private func advised(_ text: String, _ least: Int) -> String? {
    guard let colon = text.indices.first(where: { text[$0...].hasPrefix("`: ") }) else {
      return nil
    }
    let error = String(text[...colon]), advice = String(text[text.index(colon, offsetBy: 3)...])
    guard let first = catalog.translation(of: error, least: least, isOne: true),
      let second = catalog.translation(of: advice, least: least)
    else { return nil }
    return "\(first). \(second)"
  }

  /// The translation of a message, or of those of its parts that `; ` separates; `nil` if nothing is known.
  package func message(_ text: String, least: Int = 1) -> String? {
    if let known = catalog.translation(of: text, least: least, isOne: true) { return known }
    if let advised = advised(text, least) { return advised }
    var partly: String?
    for index in text.indices.reversed() where text[index...].hasPrefix("; ") {
      let left = String(text[..<index]), right = String(text[text.index(index, offsetBy: 2)...])
      let first = message(left, least: least)
      // What follows a message is the shell's as well.
      let parts = (first, message(right, least: first == nil ? least : min(least, 8)))
      guard parts.0 != nil || parts.1 != nil else { continue }
      let both = "\(parts.0 ?? left). \(parts.1 ?? right)"
      if parts.0 != nil, parts.1 != nil { return both }
      partly = partly ?? both
    }
    return partly ?? catalog.translation(of: text, least: least)
  }
}

/// Recognizes the blocks of actions, with their diffs, which may be indented as a page shows them.
private struct ActionBlock {
  /// The indentation of the block; `nil` outside of one.
  private var indent: Substring?

  /// Whether the next line belongs to a block.
  mutating func contains(_ line: String) -> Bool {
    let spaces = line.prefix { $0 == " " }
    if line.dropFirst(spaces.count).hasPrefix("received action:") {
      indent = spaces
    } else if let indent, !["  ", "+ ", "- "].contains(where: { line.hasPrefix(indent + $0) }) {
      self.indent = nil
    }
    return indent != nil
  }
}
