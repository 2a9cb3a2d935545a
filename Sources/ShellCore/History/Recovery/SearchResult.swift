/// What a line that searched the states of a feature has found. A session that is restored does not search again, because a search
/// changes nothing and can take long.
package struct SearchResult: Equatable, Sendable {
  /// Something that was found, and the way to it.
  struct Path: Equatable, Sendable {
    /// What was found, in one or more lines.
    let finding: String
    let lines: [String]
    /// Whether the last line ends the process.
    let crashes: Bool

    init(finding: String, lines: [String], crashes: Bool = false) {
      self.finding = finding
      self.lines = lines
      self.crashes = crashes
    }

    /// The lines that do not end the process.
    var safeLines: [String] { crashes ? lines.dropLast() : lines }
  }

  /// What the line has printed.
  let text: String
  let paths: [Path]

  init(text: String, paths: [Path] = []) {
    self.text = text
    self.paths = paths
  }
}

extension SearchResult {
  /// The value as fields of a record in the journal: the text, and three fields for each path.
  var fields: [String] {
    [text]
      + paths.flatMap {
        [$0.crashes ? "crash" : "path", $0.finding, $0.lines.joined(separator: "\n")]
      }
  }

  /// Reads the fields of a record; `nil` for other fields.
  init?(fields: some Collection<String>) {
    guard let text = fields.first, fields.count % 3 == 1 else { return nil }
    self.text = text
    let rest = Array(fields.dropFirst())
    let starts = stride(from: 0, to: rest.count, by: 3)
    guard starts.allSatisfy({ ["crash", "path"].contains(rest[$0]) }) else { return nil }
    paths = starts.map { start in
      let lines = rest[start + 2].split(separator: "\n", omittingEmptySubsequences: false)
      return Path(
        finding: rest[start + 1], lines: lines.map(String.init), crashes: rest[start] == "crash")
    }
  }
}
