extension ProjectAge {
  /// A note about the names that the current version deprecates, each with its first use; `nil` without any.
  package var note: String? {
    var seen: Set<String> = []
    let uses = files.flatMap { file in file.uses.map { (use: $0, path: file.path) } }
      .filter { ($0.use.spelling.change?.version ?? Self.first) >= Self.first }
      .filter { seen.insert($0.use.spelling.name).inserted }
    guard !uses.isEmpty else { return nil }
    let lines = uses.prefix(Self.mostLines).map { use, path in
      let file = path.split(separator: "/").last ?? ""
      let change = use.spelling.change.map { "; \($0.text)" } ?? ""
      return "- \(use.spelling.name) (\(file):\(use.line))\(change); \(use.spelling.today)"
    }
    let rest = uses.count - Self.mostLines
    let title =
      "note: names that current versions of TCA deprecate are used here; `hints off` hides this note"
    return
      ([title] + lines + (rest > 0 ? ["- and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// The first of the versions whose deprecations prepare the next major one.
  private static let first = Version(1, 23)
  private static let mostLines = 8
}
