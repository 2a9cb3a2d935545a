import Foundation

/// `Benchmarks [--json FILE] [TEXT]`: measures the rows whose names hold the text, or all.
@main
struct Benchmarks {
  @MainActor
  static func main() async throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var file: String?
    if arguments.first == "--json" {
      arguments.removeFirst()
      file = arguments.isEmpty ? nil : arguments.removeFirst()
    }
    let report = await measure(matching: arguments.joined(separator: " "))
    if arguments.isEmpty { await Limits.report() }
    if let file { try report.json().write(to: URL(fileURLWithPath: file)) }
  }

  @MainActor
  private static func measure(matching filter: String) async -> Report {
    let stopwatch = Stopwatch(round: .microseconds(300), rounds: 300)
    var report = Report()
    print(Report.heading)
    for row in Benchmark.all where filter.isEmpty || row.name.contains(filter) {
      let measurement = await stopwatch.measure(row, control: Benchmark.control.bodies[0])
      report.measurements.append(measurement)
      print(Report.line(measurement))
    }
    return report
  }
}

extension Benchmark {
  /// Every row, in the order of the table.
  @MainActor
  static var all: [Benchmark] {
    [control] + sendRows + scopeRows + childStoreRows + observationRows + effectRows + operatorRows
      + navigationRows + testStoreRows + printChangesRows + casePathRows + sharingRows
  }
}
