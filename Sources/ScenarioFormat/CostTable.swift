/// How many differences remain from each pair of places to the ends of expected and actual lines.
struct CostTable {
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

  /// The way from begin to end with the fewest differences. Of equal ways it takes the one on which
  /// `...` stands for the fewest lines and what is missing comes before what was not expected.
  func cheapest() -> [AlignedLine] {
    var rows: [AlignedLine] = []
    var row = 0
    var column = 0
    while row < expected.count || column < actual.count {
      let here = self[row, column]
      let line = expected.startIndex + row
      if isAnyLines(row) {
        let start = column
        while self[row + 1, column] != here { column += 1 }
        let taken = (actual.startIndex + start)..<(actual.startIndex + column)
        rows.append(.skipped(expected: line, actual: taken))
        row += 1
      } else if agree(row, column), self[row + 1, column + 1] == here {
        rows.append(.same(expected: line, actual: actual.startIndex + column))
        row += 1
        column += 1
      } else if row < expected.count, self[row + 1, column] + 1 == here {
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

  /// The cost at a place, given those behind it.
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
