/// A spelling that a file uses, and where.
package struct SpellingUse: Sendable {
  package let spelling: Spelling
  /// In UTF-8 offsets.
  package let range: Range<Int>
  package let line: Int
  package let column: Int
}

/// Finds the spellings of ``SpellingTable`` in a file.
///
/// It decides by words and declarations. A name that the project declares itself is not one of the architecture.
package struct SpellingFinder {
  let source: SwiftSource
  let names: ProjectNames

  package init(_ source: SwiftSource, _ names: ProjectNames) {
    (self.source, self.names) = (source, names)
  }

  /// The uses in the order of the file; none if the file cannot use the architecture.
  package func uses() -> [SpellingUse] {
    guard names.canUseArchitecture(source) else { return [] }
    return source.words.indices.flatMap { index in
      Self.table[source.text(index), default: []].lazy.filter { matches($0.form, at: index) }
        .prefix(1).map { use(of: $0, at: index) }
    }
  }

  /// The spellings by the word that they are recognized by.
  private static let table: [String: [Spelling]] = {
    var table: [String: [Spelling]] = [:]
    for spelling in SpellingTable.all {
      for word in words(of: spelling.form) { table[word, default: []].append(spelling) }
    }
    return table
  }()

  private static func words(of form: Spelling.Form) -> [String] {
    switch form {
    case .type(let name), .attribute(let name), .attributeWith(let name, _), .method(let name, _),
      .call(let name), .effect(let name):
      [name]
    case .initializer(let names, _): names.sorted()
    case .special(let words, _): words
    }
  }

  private func use(of spelling: Spelling, at index: Int) -> SpellingUse {
    let range = source.words[index].range
    return SpellingUse(
      spelling: spelling, range: range, line: source.line(of: range.lowerBound),
      column: range.lowerBound - source.lineStart(of: range.lowerBound) + 1)
  }

  private func matches(_ form: Spelling.Form, at index: Int) -> Bool {
    switch form {
    case .type(let name): isType(name, at: index)
    case .attribute(let name): isAttribute(name, at: index)
    case .attributeWith(let name, let labels):
      isAttribute(name, at: index) && source.text(index + 1) == "("
        && labels.contains(source.text(index + 2)) && source.text(index + 3) == ":"
    case .method(let name, let first):
      isMember(index) && !names.functions.contains("\(name)(\(first)")
        && source.has(["(", first, ":"], at: index + 1)
    case .call(let name):
      isMember(index) && !names.functions.contains(name)
        && ["(", "{"].contains(source.text(index + 1))
    case .effect(let name): isEffectOfArchitecture(name, at: index)
    case .initializer(_, let first):
      isType(source.text(index), at: index) && source.has(["(", first, ":"], at: index + 1)
    case .special(_, let isMeant): isMeant(self, index)
    }
  }

  /// Whether a word is the name of a type of the architecture, and not that of a declaration, a member, or a label.
  func isType(_ name: String, at index: Int) -> Bool {
    guard !names.types.contains(name), source.words[index].kind == .word else { return false }
    let previous = source.text(index - 1)
    if previous == "." { return source.text(index - 2) == "ComposableArchitecture" }
    return !Self.introducers.contains(previous) && previous != "@" && source.text(index + 1) != ":"
  }

  private static let introducers: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "let",
    "var", "case", "import",
  ]

  private func isAttribute(_ name: String, at index: Int) -> Bool {
    guard !names.types.contains(name) else { return false }
    let previous = source.text(index - 1)
    return previous == "@" || source.has(["@", "ComposableArchitecture", "."], at: index - 3)
  }

  private func isMember(_ index: Int) -> Bool { source.text(index - 1) == "." }

  /// Whether `.task` is a member of the effect that a reducer returns, and not a modifier of a view.
  func isEffectOfArchitecture(_ name: String, at index: Int) -> Bool {
    guard isMember(index), !names.functions.contains(name), source.closure(after: index) != nil
    else { return false }
    let owner = source.text(index - 2)
    if ["Effect", "EffectTask", "EffectPublisher"].contains(owner) {
      return !names.types.contains(owner)
    }
    // An implicit member begins a statement, or what a case or `return` yields.
    return owner == "return"
      || owner == ":" && source.isAfterCase(index - 2)
      || ["(", "[", ","].contains(owner) && isCombined(index)
  }

  /// Whether a word is in the arguments of `.merge` or `.concatenate`.
  private func isCombined(_ index: Int) -> Bool {
    var open = source.bracket(around: index)
    while let found = open, source.text(found) == "[" { open = source.bracket(around: found) }
    return open.map {
      source.text($0) == "(" && ["merge", "concatenate"].contains(source.text($0 - 1))
    } == true
  }
}

extension SwiftSource {
  /// The opening brace of the closure of a call: after its name, or after its parentheses.
  func closure(after name: Int) -> Int? {
    var index = name + 1
    if text(index) == "(", words[index].isAdjacent, let end = partners[index] { index = end + 1 }
    return text(index) == "{" ? index : nil
  }
}
