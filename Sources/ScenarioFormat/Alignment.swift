/// The pairing of expected lines with actual ones that leaves the fewest differences.
///
/// Lines that agree at the begin and at the end are paired at once. What is between takes time and
/// memory in proportion to its expected lines multiplied by its actual ones; beyond `limit` it is
/// called different as a whole.
struct Alignment {
  /// The product of expected and actual lines up to which the fewest differences are sought.
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
    let table = CostTable(expected[expectedRange], actual[actualRange])
    return table.cheapest()
  }
}
