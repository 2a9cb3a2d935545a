/// A report as text.
package struct ReportText {
  private let report: ScenarioReport

  /// The text of this report.
  package init(_ report: ScenarioReport) { self.report = report }

  /// The phases that failed, each with its heading, then for every command that differs the place,
  /// the command and the diff; empty when all passed. Lines end in `\n`.
  package var failures: String {
    report.phases.filter { !$0.failures.isEmpty }
      .map { phase in
        let heading = phase.heading.map { $0.written + "\n" } ?? ""
        return heading + phase.failures.map(text).joined()
      }
      .joined(separator: "\n")
  }

  /// The outcome in one line, without an end.
  package var summary: String {
    let rest = report.notRun == 0 ? "" : ", \(report.notRun) not run"
    return "\(report.path): \(outcome)\(rest)"
  }

  private var outcome: String {
    let all = report.total == 1 ? "1 command" : "\(report.total) commands"
    if report.total == 0 { return "no commands" }
    if report.failed > 0 { return "failed, \(report.failed) of \(all)" }
    return (report.isSuccess ? "passed, " : "stopped, ") + all
  }

  private func text(_ failure: ScenarioReport.Failure) -> String {
    let problems = failure.problems.map { problem in
      "\(report.path):\(failure.step.line): error: \(problem.message)\n"
    }
    return problems.joined() + failure.step.written + "\n" + diff(failure.problems)
  }

  private func diff(_ problems: [ScenarioProblem]) -> String {
    problems.flatMap { if case .output(let lines) = $0 { lines } else { [String]() } }
      .map { $0 + "\n" }.joined()
  }
}
