/// A difference as a unified diff: `-` marks the lines of the first text alone, `+` those of the second one.
package struct UnifiedDiff {
  private struct Row {
    let sign: Character
    let text: String
    var isExpected: Bool { sign != "+" }
    var isActual: Bool { sign != "-" }
  }

  private let rows: [Row]
  private let firstLine: Int
  /// The number of unchanged lines shown around a difference.
  private let context: Int

  /// - Parameter lines: The lines of both texts with their signs: a space for those that both have.
  package init(_ lines: [(sign: Character, text: String)], context: Int) {
    rows = lines.map { Row(sign: $0.sign, text: $0.text) }
    (firstLine, self.context) = (1, context)
  }

  /// Compares the output that a scenario expects with the actual output, as a file contains them. Lines that a `...` matches are left out.
  ///
  /// - Parameters:
  ///   - alignment: The rows of the comparison.
  ///   - expected: The expected output.
  ///   - actual: The lines of the actual output.
  ///   - firstLine: The number of the line in the file where the expected output starts, or would
  ///     start if it is empty.
  package init(
    _ alignment: [AlignedLine], expected: ExpectedOutput, actual: [String], firstLine: Int
  ) {
    (self.firstLine, context) = (firstLine, 3)
    rows = alignment.map { row in
      switch row {
      case .same(let line, _), .skipped(let line, _):
        Row(sign: " ", text: expected.lines[line].written)
      case .missing(let line): Row(sign: "-", text: expected.lines[line].written)
      case .unexpected(let line): Row(sign: "+", text: ExpectedLine.escaped(actual[line]))
      }
    }
  }

  /// The lines of the diff, with a header before each group of differences. Empty if nothing
  /// differs.
  package var lines: [String] {
    hunks.flatMap { [header($0)] + rows[$0].map(Self.text) }
  }

  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].sign != " " {
      let start = max(0, index - context)
      let end = min(rows.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func header(_ hunk: Range<Int>) -> String {
    "@@ -\(position(hunk, \.isExpected)) +\(position(hunk, \.isActual)) @@"
  }

  /// Returns a hunk's first line and its number of lines on one side. If it has no lines there, the
  /// first line is the one before which they are missing.
  private func position(_ hunk: Range<Int>, _ isOnSide: KeyPath<Row, Bool>) -> String {
    let count = rows[hunk].count { $0[keyPath: isOnSide] }
    let first = firstLine + rows[..<hunk.lowerBound].count { $0[keyPath: isOnSide] }
    return "\(count == 0 ? first - 1 : first),\(count)"
  }

  private static func text(_ row: Row) -> String {
    row.text.isEmpty && row.sign == " " ? "" : "\(row.sign)\(row.text)"
  }
}
