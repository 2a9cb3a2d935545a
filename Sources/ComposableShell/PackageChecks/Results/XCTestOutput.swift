/// Reads what XCTest prints on Linux.
///
/// ```
/// Test Case 'CounterTests.testTap' started at 2026-01-01 00:00:00.000
/// /p/Tests/CounterTests.swift:3: error: CounterTests.testTap : XCTAssertEqual failed: ("1") is not equal to ("2") -
/// Test Case 'CounterTests.testTap' failed (0.002 seconds)
/// ```
enum XCTestOutput {
  static func read(_ text: String) -> TestRun {
    var (run, failures) = (TestRun(), [TestResult.Failure]())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = run.unfinished, let failure = failure(in: line, of: name) {
        failures.append(failure)
      } else if let (name, rest) = testCase(in: line) {
        if rest.hasPrefix("started") {
          run.unfinished = name
        } else if let result = result(name, rest, failures) {
          run.results.append(result)
          (run.unfinished, failures) = (nil, [])
        }
      } else if line.hasPrefix("Test Suite 'All tests' passed")
        || line.hasPrefix("Test Suite 'All tests' failed")
        || line.hasPrefix("Test Suite 'Selected tests' ")
      {
        run.isComplete = true
      } else if let last = failures.indices.last {
        // A message of several lines, such as a diff.
        failures[last].message += "\n\(line)"
      }
    }
    return run
  }

  /// The name of the test, and what follows it.
  private static func testCase(in line: Substring) -> (name: String, rest: Substring)? {
    // What a test printed without a line break precedes it on its line.
    guard let start = line.firstRange(of: "Test Case '"),
      let end = line[start.upperBound...].firstRange(of: "' ")
    else { return nil }
    return (String(line[start.upperBound..<end.lowerBound]), line[end.upperBound...])
  }

  private static func failure(in line: Substring, of test: String) -> TestResult.Failure? {
    guard let mark = line.firstRange(of: ": error: \(test) : ") else { return nil }
    let place = line[..<mark.lowerBound]
    let message = String(line[mark.upperBound...])
    guard let colon = place.lastIndex(of: ":"),
      let number = Int(place[place.index(after: colon)...])
    else { return TestResult.Failure(message: message) }
    return TestResult.Failure(message: message, file: String(place[..<colon]), line: number)
  }

  private static func result(
    _ test: String, _ rest: Substring, _ failures: [TestResult.Failure]
  ) -> TestResult? {
    let outcome: TestResult.Outcome
    switch rest.prefix(while: { $0 != " " }) {
    case "passed": outcome = .passed
    case "skipped": outcome = .skipped
    case "failed":
      outcome = .failed(
        failures.isEmpty ? [.init(message: "failed without a message")] : failures.map(\.trimmed))
    default: return nil
    }
    let parts = test.split(separator: ".", maxSplits: 1).map(String.init)
    let seconds = rest.drop { $0 != "(" }.dropFirst().prefix { $0 != " " }
    return TestResult(
      suite: parts.first ?? test, name: parts.count > 1 ? parts[1] : test, outcome: outcome,
      seconds: Double(seconds) ?? 0)
  }
}
