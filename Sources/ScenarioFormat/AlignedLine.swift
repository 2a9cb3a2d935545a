/// A row of the comparison of expected lines with actual ones. Positions count from 0.
package enum AlignedLine: Sendable, Equatable {
  /// The expected line describes the actual one.
  case same(expected: Int, actual: Int)
  /// The expected `...` stands for these actual lines, as few as the rest allows.
  case skipped(expected: Int, actual: Range<Int>)
  /// The expected line did not come.
  case missing(expected: Int)
  /// A line came that was not expected.
  case unexpected(actual: Int)

  /// Whether the row is a difference.
  package var isDifference: Bool {
    switch self {
    case .same, .skipped: false
    case .missing, .unexpected: true
    }
  }
}
