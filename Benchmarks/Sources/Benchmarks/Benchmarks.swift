import Foundation

/// `Benchmarks [--json FILE] [--operations COUNT] [TEXT]`: measures the rows whose names contain the text, or all.
///
/// With a number of operations, each row runs that many once and nothing is measured: a tool that counts
/// instructions, such as callgrind, does it instead.
@main
struct Benchmarks {
  @MainActor
  static func main() async throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    func option(_ name: String) -> String? {
      guard arguments.first == name, arguments.count > 1 else { return nil }
      defer { arguments.removeFirst(2) }
      return arguments[1]
    }
    let file = option("--json")
    if let operations = option("--operations").flatMap(Int.init) {
      return await run(matching: arguments.joined(separator: " "), operations)
    }
    let report = await measure(matching: arguments.joined(separator: " "))
    if arguments.isEmpty { await Limits.report() }
    if let file { try report.json().write(to: URL(fileURLWithPath: file)) }
  }

  @MainActor
  private static func run(matching filter: String, _ operations: Int) async {
    for rows in Benchmark.groups {
      for row in rows() where filter.isEmpty || row.name.contains(filter) {
        for body in row.bodies { await body(operations) }
      }
    }
  }

  @MainActor
  private static func measure(matching filter: String) async -> Report {
    let stopwatch = Stopwatch(round: .microseconds(300), rounds: 300)
    var report = Report()
    print(Report.heading)
    for rows in Benchmark.groups {
      for row in rows() where filter.isEmpty || row.name.contains(filter) {
        let measurement = await stopwatch.measure(row, control: Benchmark.control.bodies[0])
        report.measurements.append(measurement)
        print(Report.line(measurement))
      }
    }
    return report
  }
}

extension Benchmark {
  /// The groups of rows, in the order of the table.
  ///
  /// The stores of a group exist only while it is measured: a test store tracks the shared values of the whole process.
  @MainActor
  static var groups: [@MainActor () -> [Benchmark]] {
    [
      { [control] }, { sendRows }, { nextRows }, { scopeRows }, { childStoreRows },
      { observationRows },
      { effectRows }, { operatorRows }, { navigationRows }, { testStoreRows }, { printChangesRows },
      { casePathRows }, { sharingRows },
    ]
  }
}
