/// A comparison as a unified diff: `-` for what the scenario expects, `+` for what came, in the
/// file's own spelling.
package struct UnifiedDiff {
  /// The number of agreeing lines that are shown around a difference.
  package static let context = 3

  private struct Row {
    let sign: Character
    let text: String
    var isExpected: Bool { sign != "+" }
    var isActual: Bool { sign != "-" }
  }

  private let rows: [Row]
  private let firstLine: Int

  /// The diff of these rows, where the first of the expected lines stands in, or belongs on, the
  /// given line of the file. Lines that a `...` stands for are not repeated.
  package init(
    _ alignment: [AlignedLine], expected: ExpectedOutput, actual: [String], firstLine: Int
  ) {
    self.firstLine = firstLine
    rows = alignment.map { row in
      switch row {
      case .same(let line, _), .skipped(let line, _):
        Row(sign: " ", text: expected.lines[line].written)
      case .missing(let line): Row(sign: "-", text: expected.lines[line].written)
      case .unexpected(let line): Row(sign: "+", text: Transcript.written(actual[line]))
      }
    }
  }

  /// The diff's lines, with a header before each group of differences; none where nothing differs.
  package var lines: [String] {
    hunks.flatMap { [header($0)] + rows[$0].map(Self.text) }
  }

  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].sign != " " {
      let start = max(0, index - Self.context)
      let end = min(rows.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func header(_ hunk: Range<Int>) -> String {
    "@@ -\(place(hunk, \.isExpected)) +\(place(hunk, \.isActual)) @@"
  }

  /// A hunk's first line and its number of lines; of none, the line before which they are missing.
  private func place(_ hunk: Range<Int>, _ belongs: KeyPath<Row, Bool>) -> String {
    let count = rows[hunk].count { $0[keyPath: belongs] }
    let first = firstLine + rows[..<hunk.lowerBound].count { $0[keyPath: belongs] }
    return "\(count == 0 ? first - 1 : first),\(count)"
  }

  private static func text(_ row: Row) -> String {
    row.text.isEmpty && row.sign == " " ? "" : "\(row.sign)\(row.text)"
  }
}
