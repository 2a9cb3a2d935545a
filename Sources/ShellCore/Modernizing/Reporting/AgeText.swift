extension ProjectAge {
  /// A table for each file that later versions change, and then what changes, and why.
  package var text: String {
    let old = files.filter { !$0.uses.isEmpty }
    let current = files.filter(\.uses.isEmpty)
    guard !old.isEmpty else {
      return current.count == 1 ? current[0].sentence : summary(of: current.count)
    }
    let rest = current.isEmpty ? [] : [summary(of: current.count)]
    return (old.map { "\($0.sentence)\n\n\($0.table)" } + [reasons(old)] + rest)
      .joined(separator: "\n\n")
  }

  private func summary(of count: Int) -> String {
    switch count {
    case 0: "No file imports ComposableArchitecture."
    case 1: "1 other file uses nothing that a later version changes."
    default: "\(count) files use nothing that a later version changes."
    }
  }

  /// What to write for each spelling, and why.
  private func reasons(_ files: [FileAge]) -> String {
    var seen: Set<String> = []
    let all = files.flatMap(\.rows).map(\.spelling)
    return all.filter { seen.insert($0.name).inserted }.map { spelling in
      // A terminal translates the last column of a row.
      let next = spelling.next.isEmpty ? "" : "\n  In 2.0  \(spelling.next)"
      return "\(spelling.name)  \(spelling.today)\n  \(spelling.reason)\(next)"
    }.joined(separator: "\n")
  }
}

extension FileAge {
  /// The spellings with their lines, and what later versions have done to them.
  fileprivate var table: String {
    TextTable().lines(
      rows.map { ["", $0.spelling.name, Self.list($0.lines), $0.spelling.change?.text ?? ""] }
    ).joined(separator: "\n")
  }

  /// Line numbers, each once; the last ones of many are counted: `lines 3, 8, 21, +4`.
  private static func list(_ lines: [Int]) -> String {
    var lines = lines.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
    let rest = lines.count - mostLines
    if rest > 1 { lines = Array(lines.prefix(mostLines)) }
    let list = lines.map(String.init).joined(separator: ", ")
    return (lines.count == 1 ? "line " : "lines ") + list + (rest > 1 ? ", +\(rest)" : "")
  }

  private static let mostLines = 6
}
