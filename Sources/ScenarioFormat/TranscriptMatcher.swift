/// Compares the output that a scenario expects with the actual output.
///
/// The comparison uses bytes and normalizes nothing but the numbers of source lines (``SourceLineNumber``). The actual lines are those
/// of `Transcript.lines(of:)`.
package enum TranscriptMatcher {
  package enum Verdict: Sendable, Equatable {
    case matches
    /// The rows of the comparison. At least one of them is a difference.
    case differs([AlignedLine])
  }

  /// Returns whether the lines are as expected and, if not, how they differ.
  package static func compare(_ expected: ExpectedOutput, _ actual: [String]) -> Verdict {
    matches(expected, actual) ? .matches : .differs(align(expected, actual))
  }

  /// Whether the lines are as expected. In the worst case this takes time proportional to the number
  /// of expected lines multiplied by the number of actual lines.
  package static func matches(_ expected: ExpectedOutput, _ actual: [String]) -> Bool {
    let lines = expected.lines
    var row = 0
    var column = 0
    // After a mismatch it is enough to extend the last `...` by one line: the wildcards before it
    // already match as early as possible.
    var retry: (row: Int, column: Int)?
    while column < actual.count {
      if row < lines.count, lines[row] == .anyLines {
        row += 1
        retry = (row, column)
      } else if row < lines.count, lines[row].matches(actual[column]) {
        row += 1
        column += 1
      } else if let last = retry {
        retry = (last.row, last.column + 1)
        row = last.row
        column = last.column + 1
      } else {
        return false
      }
    }
    return lines[row...].allSatisfy { $0 == .anyLines }
  }

  /// Pairs all lines of both sides so that the fewest differences remain.
  package static func align(_ expected: ExpectedOutput, _ actual: [String]) -> [AlignedLine] {
    LineAlignment(expected.lines, actual).rows
  }
}
