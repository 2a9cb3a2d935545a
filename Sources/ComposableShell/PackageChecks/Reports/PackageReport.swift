/// What is known after a package was checked.
struct PackageReport: Equatable, Sendable {
  var package: String
  var results: [TestResult] = []
  var leftOut: [TargetSelection.LeftOut] = []
  /// The targets that no test needs, and that were not built.
  var unused: [String] = []
  /// The tests in the sources of the targets that were left out.
  var testsLeftOut = 0
  var problems: [PackageProblem] = []

  var run: Int { results.count { $0.outcome != .skipped } }
  var skipped: Int { results.count - run }
  var failed: Int { results.count(where: \.isFailed) }
  var total: Int { results.count + testsLeftOut }

  /// 0 if tests were run and all of them passed; 1 if a test or a target failed; 2 if nothing was run.
  var status: Int32 {
    if run == 0 { return 2 }
    return failed == 0 && problems.isEmpty ? 0 : 1
  }
}

extension PackageReport {
  var text: String {
    var lines: [String] = []
    for result in results where result.isFailed {
      lines.append("failed: \(result.fullName)")
      for failure in result.failures {
        let place = failure.file.map { "\($0):\(failure.line ?? 0): " } ?? ""
        lines += "\(place)\(failure.message)".split(separator: "\n").map { "  \($0)" }
      }
    }
    lines += leftOut.map { "left out: \($0.file ?? $0.target), because it \($0.reason)" }
    if !unused.isEmpty {
      lines.append("not built, because no test needs it: \(unused.joined(separator: ", "))")
    }
    lines += problems.map { "problem: \($0.sentence)" }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// `28 of 30 tests run, 26 passed, 2 failed, 1 target left out because it needs UIKit`
  var summary: String {
    var parts = ["\(run) of \(Self.count(total, "test")) run"]
    if run > 0 { parts.append("\(run - failed) passed") }
    if failed > 0 { parts.append("\(failed) failed") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    let files = leftOut.count { $0.file != nil }, targets = leftOut.count - files
    let counts = [(targets, "target"), (files, "file")].filter { $0.0 > 0 }.map(Self.count)
    if !leftOut.isEmpty {
      parts.append("\(counts.joined(separator: " and ")) left out because of \(causes)")
    }
    return parts.joined(separator: ", ")
  }

  /// Why targets were left out, without those that depend on them.
  private var causes: String {
    let causes = leftOut.filter { !$0.reason.hasPrefix(TargetSelection.dependency) }.map { left in
      "\(left.file ?? left.target) (\(left.reason))"
    }
    let shown = causes.prefix(Self.mostCauses).joined(separator: ", ")
    let others = causes.count - Self.mostCauses
    return others > 0 ? "\(shown), and \(Self.count(others, "other"))" : shown
  }

  /// As many as a summary names. All of them are in the lines before it.
  private static let mostCauses = 3

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
