import MacroExpansion

/// The declarations of the steps of a tutorial, joined into one feature.
///
/// A later declaration replaces an earlier one of the same name. A stub such as `struct App { // ... }` replaces nothing, and a type
/// whose body leaves members out with `// ...` keeps the earlier ones. Replaced text becomes blank, so lines keep their numbers.
struct JoinedDeclarations {
  private typealias Declaration = SourceOutline.Declaration

  /// A declaration at the top level of one of the texts.
  private struct Item {
    let text: Int
    let declaration: Declaration
  }

  private let texts: [[UInt8]]
  private let items: [Item]
  /// For each item, the one that it leaves members out of.
  private var bases: [Int?] = []
  private var edits: [(text: Int, range: Range<Int>, replacement: String)] = []

  /// The texts without the declarations that later ones replace.
  static func joining(_ texts: [String]) -> [String] {
    var joined = JoinedDeclarations(texts)
    joined.replaceEarlier()
    return joined.result
  }

  /// The texts without the stubs of types that another text declares.
  static func removingStubs(_ texts: [String]) -> [String] {
    guard texts.count > 1, texts.contains(where: { $0.contains("...") || $0.contains("…") }) else {
      return texts
    }
    var joined = JoinedDeclarations(texts)
    for (index, item) in joined.items.enumerated() where joined.isElided(item) {
      let isElsewhere = joined.items.indices.contains {
        $0 != index && joined.isSame($0, index) && !joined.isElided(joined.items[$0])
      }
      if isElsewhere { joined.blank(item.declaration.range, in: item.text) }
    }
    return joined.result
  }

  private init(_ texts: [String]) {
    self.texts = texts.map { Array($0.utf8) }
    items = texts.enumerated().flatMap { index, text in
      SourceOutline(text).declarations.map { Item(text: index, declaration: $0) }
    }
  }

  private var result: [String] {
    var bytes = texts
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let lines = bytes[edit.text][edit.range].map {
        $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ")
      }
      // Columns stay the same where the replacement is not longer.
      let rest = edit.replacement.isEmpty ? lines[...] : lines.drop { $0 != UInt8(ascii: "\n") }
      bytes[edit.text].replaceSubrange(edit.range, with: rest + edit.replacement.utf8)
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func blank(_ range: Range<Int>, in text: Int) {
    edits.append((text, range, ""))
  }
}

extension JoinedDeclarations {
  private mutating func replaceEarlier() {
    for index in items.indices { bases.append(base(of: index)) }
    for (index, item) in items.enumerated() where item.declaration.keyword != "import" {
      let later = items.indices.filter { $0 > index && isSame(index, $0) }
      let isReplaced = later.contains { !isStub(items[$0]) && bases[$0] == nil }
      if isReplaced || isStub(item) && items.indices.contains(where: { isOther($0, than: index) }) {
        blank(item.declaration.range, in: item.text)
      } else if let base = bases[index] {
        extend(items[base], with: item, laterParts: later)
      }
    }
  }

  private func isOther(_ other: Int, than stub: Int) -> Bool {
    other != stub && isSame(other, stub) && (other > stub || !isStub(items[other]))
  }

  /// The earlier declaration that a declaration leaves members out of; `nil` if it leaves out none, or cannot be an extension.
  /// The bases of earlier items are known.
  private func base(of index: Int) -> Int? {
    let item = items[index]
    let members = item.declaration.members
    guard ["struct", "class", "enum", "actor"].contains(item.declaration.keyword), !isStub(item),
      members.allSatisfy(\.isAllowedInExtension),
      leavesOutMembers(item) || members.contains(where: { isElided($0, item.text) })
    else { return nil }
    return items.indices.last {
      $0 < index && isSame($0, index) && !isStub(items[$0]) && bases[$0] == nil
    }
  }

  /// Makes an extension of a declaration whose other members stand in an earlier one.
  private mutating func extend(_ base: Item, with item: Item, laterParts: [Int]) {
    guard let body = item.declaration.bodyRange else { return }
    let header = item.declaration.range.lowerBound..<body.lowerBound
    edits.append((item.text, header, "extension \(item.declaration.name) "))
    let replacedLater = laterParts.flatMap { items[$0].declaration.members }
    for member in item.declaration.members {
      let names = member.names
      if isElided(member, item.text) || replacedLater.contains(where: { $0.names == names }) {
        blank(member.range, in: item.text)
      } else {
        for old in base.declaration.members where old.names == names {
          blank(old.range, in: base.text)
        }
      }
    }
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (items[first].declaration, items[second].declaration)
    if one.attributes.contains("main"), other.attributes.contains("main") { return true }
    guard one.names == other.names, (one.keyword == "extension") == (other.keyword == "extension")
    else { return false }
    guard one.keyword == "extension" else { return true }
    let names = Set(one.members.flatMap(\.names))
    return one.inherited == other.inherited
      && (one.members.isEmpty && other.members.isEmpty
        || other.members.contains { !names.isDisjoint(with: $0.names) })
  }

  /// Whether a type has no members, because the page shows it elsewhere.
  private func isStub(_ item: Item) -> Bool {
    item.declaration.isType && item.declaration.keyword != "extension"
      && item.declaration.members.isEmpty
      && (item.declaration.inherited.isEmpty || isElided(item))
  }

  private func isElided(_ item: Item) -> Bool { isElided(item.declaration, item.text) }

  /// Whether the braces of a declaration contain only a comment such as `// ...`.
  private func isElided(_ declaration: Declaration, _ text: Int) -> Bool {
    guard let body = declaration.bodyRange else { return false }
    let lines = self.lines(of: body.lowerBound + 1..<body.upperBound - 1, in: text)
      .filter { !$0.isEmpty }
    return !lines.isEmpty && lines.allSatisfy(Self.isElision)
  }

  /// Whether a comment such as `// ...` is between the members of a type.
  private func leavesOutMembers(_ item: Item) -> Bool {
    guard let body = item.declaration.bodyRange else { return false }
    let bounds = item.declaration.members.map(\.range)
    let starts = [body.lowerBound + 1] + bounds.map(\.upperBound)
    let ends = bounds.map(\.lowerBound) + [body.upperBound - 1]
    return zip(starts, ends).contains { start, end in
      start < end && lines(of: start..<end, in: item.text).contains(where: Self.isElision)
    }
  }

  /// The words of the lines, separated by single spaces.
  private func lines(of range: Range<Int>, in text: Int) -> [String] {
    guard range.lowerBound < range.upperBound else { return [] }
    return String(decoding: texts[text][range], as: UTF8.self).split(separator: "\n").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private static func isElision(_ line: String) -> Bool {
    ["// ...", "//...", "// …", "//…", "/* ... */", "..."].contains(line)
  }
}

extension SourceOutline.Declaration {
  fileprivate var isAllowedInExtension: Bool {
    switch keyword {
    case "case", "deinit": false
    case "var", "let": isComputed || modifiers.contains("static")
    default: true
    }
  }
}
