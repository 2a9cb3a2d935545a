import Exploration

/// Measures how fast features are explored, by processor time, beside a control in the same run:
///
///     swift run -c release ExplorationBenchmark [TEXT]
///
/// With a text, only the rows are measured whose names contain it; `million` is the row about memory.
@main
@MainActor
struct ExplorationBenchmark {
  static func main() throws {
    let filter = CommandLine.arguments.dropFirst().joined(separator: " ")
    // A log shows each row when it is measured.
    setvbuf(stdout, nil, _IOLBF, 0)
    if filter.isEmpty || "million".contains(filter) { try million() }
    print(line("", ["transitions/s", "aim", "states", "transitions", "ms", "control, ns"]))
    for row in Row.all where filter.isEmpty || row.name.contains(filter) { try measure(row) }
    if filter.isEmpty || "defects".contains(filter) { try defects() }
  }

  /// How many of the mistakes are found that were made on purpose, and how many of their corrections are silent.
  private static func defects() throws {
    var (found, silent, lines, longest) = (0, 0, 0, 0.0)
    for defect in SeededDefect.all {
      let start = Usage.processorTime
      let findings = try defect.explore(false).findings
      longest = max(longest, Usage.processorTime - start)
      lines = max(lines, findings.first?.statements.count ?? 0)
      if !findings.isEmpty { found += 1 }
      if try defect.explore(true).findings.isEmpty { silent += 1 }
    }
    let milliseconds = String(format: "%.1f", longest * 1e3)
    print("\(found) of \(SeededDefect.all.count) defects found, \(silent) corrections silent:")
    print("  at most \(milliseconds) ms and \(lines) steps for each")
  }

  /// The fastest of several runs, and the fastest of the controls between them.
  private static func measure(_ row: Row) throws {
    var (fastest, control) = (Double.infinity, Double.infinity)
    var report: ExplorationReport?
    for _ in 0..<3 {
      control = min(control, Self.control())
      let start = Usage.processorTime
      report = try row.explore()
      fastest = min(fastest, Usage.processorTime - start)
    }
    guard let report else { return }
    let rate = Double(report.generated) / fastest
    let aim = row.aim.map { number($0) + ($0 <= rate ? "" : " missed") } ?? "-"
    print(
      line(
        row.name,
        [
          number(rate), aim, number(Double(report.distinct)), number(Double(report.generated)),
          String(format: "%.1f", fastest * 1e3), String(format: "%.1f", control),
        ]))
  }

  /// The memory and the time of a million states. It is the first row, because memory that was used once is kept.
  private static func million() throws {
    let row = Row("", state: Digits.State(), reducer: { Digits() })
    let (before, start) = (Usage.memory, Usage.processorTime)
    let report = try row.explore()
    let seconds = Usage.processorTime - start
    let bytes = Double(Usage.mostMemory - before) / Double(report.distinct)
    let rate = Double(report.generated) / seconds
    let (states, transitions) = (Double(report.distinct), Double(report.generated))
    print("\(number(states)) states, \(number(transitions)) transitions, \(number(seconds)) s:")
    print("  \(number(bytes)) bytes a state (aim: 120), \(number(rate)) transitions/s")
  }

  /// The time of one search of a small table in nanoseconds: what a search has to do apart from a feature.
  private static func control() -> Double {
    let count = 1_000_000
    var seen: Set<Int> = []
    let start = Usage.processorTime
    for index in 0..<count { seen.insert(index &* 7_919 & 0xFFFF) }
    precondition(seen.count == 0x10000)
    return (Usage.processorTime - start) / Double(count) * 1e9
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let widths = [14, 15, 10, 12, 9, 12]
    return name.padding(toLength: 32, withPad: " ", startingAt: 0)
      + zip(cells, widths).map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }
      .joined()
  }

  private static func number(_ value: Double) -> String {
    var digits = String(Int(value.rounded()))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
