/// Changes shared fields in closures, as `state.$count.withLock { $0 += 1 }`, where a reducer writes them directly.
enum SharedWritePass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    names.types.contains("Shared")
      ? []
      : source.words.indices.flatMap { SharedWrite(at: $0, in: source)?.edits ?? [] }
  }
}

extension SharedWrite {
  /// Those whose result a closure would return.
  private static let withResults: Set = [
    "popFirst", "popLast", "remove", "removeFirst", "removeLast", "updateValue",
  ]

  /// The same with `withLock`; empty if the statement has other effects, or may read the value that it changes.
  var edits: [Edit] {
    let others = field + 1..<statement.upperBound
    guard others.allSatisfy(isIndependent) else { return [] }
    let isSet = mutator == "insert" && !others.contains { source.has(["at", ":"], at: $0) }
    let ignores = isSet || mutator.map(Self.withResults.contains) == true
    return [
      Edit(
        source.words[field].range,
        "$\(source.text(field)).withLock { \(ignores ? "_ = " : "")$0"),
      .inserting(" }", at: source.end(statement.upperBound - 1)),
    ]
  }

  /// Whether a word means the same in a closure that changes the field, and does not read it.
  private func isIndependent(_ index: Int) -> Bool {
    let word = source.text(index)
    if ["try", "await"].contains(word) { return false }
    // Another closure has parameters of its own.
    if word.hasPrefix("$") { return isInClosure(index) }
    guard word == "state", source.text(index - 1) != "." else { return true }
    let name = source.text(index + 2)
    return source.text(index + 1) == "." && name != source.text(field)
      && state.allMembers.flatMap(\.bindings).contains { $0.name == name && $0.isStored }
  }

  /// Whether a word is in a closure that is a part of the statement.
  private func isInClosure(_ index: Int) -> Bool {
    var open = source.bracket(around: index)
    while let found = open, statement.contains(found) {
      if source.text(found) == "{" { return true }
      open = source.bracket(around: found)
    }
    return false
  }
}
