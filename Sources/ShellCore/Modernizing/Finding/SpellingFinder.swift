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
    return source.words.indices.compactMap { index in
      Self.table[source.text(index)]?.first { $0.isMeant(self, index) }.map {
        let range = source.words[index].range
        return SpellingUse(
          spelling: $0, range: range, line: source.line(of: range.lowerBound),
          column: range.lowerBound - source.lineStart(of: range.lowerBound) + 1)
      }
    }
  }

  /// The spellings by the words that they are recognized by.
  private static let table = Dictionary(
    grouping: SpellingTable.all.flatMap { spelling in spelling.words.map { ($0, spelling) } },
    by: \.0
  ).mapValues { $0.map(\.1) }

  /// Whether a word is the name of a type of the architecture, and not that of a declaration, a member, or a label.
  func isType(at index: Int) -> Bool {
    guard !names.types.contains(source.text(index)), source.words[index].kind == .word else {
      return false
    }
    let previous = source.text(index - 1)
    if previous == "." { return source.text(index - 2) == "ComposableArchitecture" }
    return !Self.introducers.contains(previous) && previous != "@" && source.text(index + 1) != ":"
  }

  private static let introducers: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "let",
    "var", "case", "import",
  ]

  func isAttribute(at index: Int) -> Bool {
    guard !names.types.contains(source.text(index)) else { return false }
    return source.text(index - 1) == "@"
      || source.has(["@", "ComposableArchitecture", "."], at: index - 3)
  }

  /// Whether a word is a member that the project does not declare as a function.
  ///
  /// - Parameter label: The first label of the function; empty for any function of the name.
  func isMember(at index: Int, _ label: String = "") -> Bool {
    let name = source.text(index)
    return source.text(index - 1) == "."
      && !names.functions.contains(label.isEmpty ? name : "\(name)(\(label)")
  }

  /// Whether `.task` is a member of the effect that a reducer returns, and not a modifier of a view.
  func isEffect(at index: Int) -> Bool {
    guard isMember(at: index) else { return false }
    let owner = source.text(index - 2)
    if ["Effect", "EffectTask", "EffectPublisher"].contains(owner) {
      return !names.types.contains(owner)
    }
    // An implicit member begins a statement, or what a case or `return` yields.
    return owner == "return"
      || owner == ":" && source.isAfterCase(index - 2)
      || ["(", "[", ","].contains(owner) && isCombined(index)
  }

  /// Whether an effect of the architecture is made by a closure.
  func isEffectWithClosure(at index: Int) -> Bool {
    isEffect(at: index) && source.closure(after: index) != nil
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
