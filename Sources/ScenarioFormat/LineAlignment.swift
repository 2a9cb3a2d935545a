/// A row in the comparison of expected and actual lines. Indices start at 0.
package enum AlignedLine: Sendable, Equatable {
  /// The expected line matches the actual line.
  case same(expected: Int, actual: Int)
  /// The expected line is `...` and matches these actual lines, as few as possible.
  case skipped(expected: Int, actual: Range<Int>)
  /// The expected line is missing from the output.
  case missing(expected: Int)
  /// The actual line was not expected.
  case unexpected(actual: Int)

  package var isDifference: Bool {
    switch self {
    case .same, .skipped: false
    case .missing, .unexpected: true
    }
  }
}

/// The pairing of expected with actual lines that leaves the fewest differences.
///
/// Lines that match at the start and at the end are paired first. The part between them takes time
/// and memory proportional to its expected lines multiplied by its actual lines; if that is more
/// than `limit`, the whole part counts as different.
struct LineAlignment {
  /// The largest product of expected and actual lines for which the fewest differences are found.
  static let limit = 1_000_000

  let rows: [AlignedLine]

  init(_ expected: [ExpectedLine], _ actual: [String]) {
    let shorter = min(expected.count, actual.count)
    var front = 0
    while front < shorter, Self.agree(expected[front], actual[front]) { front += 1 }
    var back = 0
    while back < shorter - front,
      Self.agree(expected[expected.count - 1 - back], actual[actual.count - 1 - back])
    { back += 1 }
    rows =
      (0..<front).map { .same(expected: $0, actual: $0) }
      + Self.middle(
        expected, front..<(expected.count - back), actual, front..<(actual.count - back))
      + (0..<back).reversed().map {
        .same(expected: expected.count - 1 - $0, actual: actual.count - 1 - $0)
      }
  }

  private static func agree(_ expected: ExpectedLine, _ actual: String) -> Bool {
    expected != .anyLines && expected.matches(actual)
  }

  private static func middle(
    _ expected: [ExpectedLine], _ expectedRange: Range<Int>,
    _ actual: [String], _ actualRange: Range<Int>
  ) -> [AlignedLine] {
    guard expectedRange.count * actualRange.count <= limit else {
      return expectedRange.map { .missing(expected: $0) }
        + actualRange.map { .unexpected(actual: $0) }
    }
    return CostTable(expected[expectedRange], actual[actualRange]).cheapestPath()
  }
}

/// The number of differences that remain from each pair of positions to the ends of both sides.
private struct CostTable {
  private let expected: ArraySlice<ExpectedLine>
  private let actual: ArraySlice<String>
  private let columns: Int
  private var costs: [Int32]

  init(_ expected: ArraySlice<ExpectedLine>, _ actual: ArraySlice<String>) {
    self.expected = expected
    self.actual = actual
    columns = actual.count + 1
    costs = Array(repeating: 0, count: (expected.count + 1) * columns)
    for row in (0...expected.count).reversed() {
      for column in (0...actual.count).reversed() {
        costs[row * columns + column] = cost(row, column)
      }
    }
  }

  /// Returns the path from the start to the end with the fewest differences. Among equal paths, it
  /// is the one on which `...` matches the fewest lines and missing lines come before unexpected
  /// ones.
  func cheapestPath() -> [AlignedLine] {
    var rows: [AlignedLine] = []
    var row = 0
    var column = 0
    while row < expected.count || column < actual.count {
      let cost = self[row, column]
      let line = expected.startIndex + row
      if isAnyLines(row) {
        let start = column
        while self[row + 1, column] != cost { column += 1 }
        let taken = (actual.startIndex + start)..<(actual.startIndex + column)
        rows.append(.skipped(expected: line, actual: taken))
        row += 1
      } else if agree(row, column), self[row + 1, column + 1] == cost {
        rows.append(.same(expected: line, actual: actual.startIndex + column))
        row += 1
        column += 1
      } else if row < expected.count, self[row + 1, column] + 1 == cost {
        rows.append(.missing(expected: line))
        row += 1
      } else {
        rows.append(.unexpected(actual: actual.startIndex + column))
        column += 1
      }
    }
    return rows
  }

  private subscript(row: Int, column: Int) -> Int32 { costs[row * columns + column] }

  /// Returns the cost at a position. The costs after it must be known.
  private func cost(_ row: Int, _ column: Int) -> Int32 {
    let hasActual = column < actual.count
    guard row < expected.count else { return Int32(actual.count - column) }
    if isAnyLines(row) {
      return hasActual ? min(self[row + 1, column], self[row, column + 1]) : self[row + 1, column]
    }
    var best = self[row + 1, column] + 1
    guard hasActual else { return best }
    best = min(best, self[row, column + 1] + 1)
    return agree(row, column) ? min(best, self[row + 1, column + 1]) : best
  }

  private func isAnyLines(_ row: Int) -> Bool {
    row < expected.count && expected[expected.startIndex + row] == .anyLines
  }

  private func agree(_ row: Int, _ column: Int) -> Bool {
    row < expected.count && column < actual.count
      && expected[expected.startIndex + row].matches(actual[actual.startIndex + column])
  }
}
