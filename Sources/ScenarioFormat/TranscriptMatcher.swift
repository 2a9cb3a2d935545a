/// Compares the output that a scenario expects with what came.
///
/// Bytes are compared and nothing is normalised. The actual lines are those of
/// `Transcript.lines(of:)`.
package enum TranscriptMatcher {
  /// What a comparison found.
  package enum Verdict: Sendable, Equatable {
    case matches
    /// The rows of the comparison, of which one at least is a difference.
    case differs([AlignedLine])

    /// Where the first difference is: the position of the expected and of the actual line that do
    /// not agree, each the number of its lines where these were used up. Nil for a match.
    package var firstDifference: (expected: Int, actual: Int)? {
      guard case .differs(let rows) = self else { return nil }
      var place = (expected: 0, actual: 0)
      for row in rows {
        switch row {
        case .same: place = (place.expected + 1, place.actual + 1)
        case .skipped(_, let actual): place = (place.expected + 1, actual.upperBound)
        case .missing, .unexpected: return place
        }
      }
      return nil
    }
  }

  /// Whether the lines are as expected, and where they differ if they are not.
  package static func compare(_ expected: ExpectedOutput, _ actual: [String]) -> Verdict {
    matches(expected, actual) ? .matches : .differs(align(expected, actual))
  }

  /// Whether the lines are as expected, in time proportional to the numbers of expected and actual
  /// lines multiplied, at worst.
  package static func matches(_ expected: ExpectedOutput, _ actual: [String]) -> Bool {
    let lines = expected.lines
    var row = 0
    var column = 0
    // After a failure it is enough to let the last `...` stand for one line more: the ones before
    // it have found the earliest place already.
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

  /// Every line of both sides, paired so that the fewest differences remain.
  package static func align(_ expected: ExpectedOutput, _ actual: [String]) -> [AlignedLine] {
    Alignment(expected.lines, actual).rows
  }
}
