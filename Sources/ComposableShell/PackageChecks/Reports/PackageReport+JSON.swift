import Foundation

extension PackageReport {
  /// The report for programs. The keys are sorted, and every key is always there.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Document(self)) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

private struct Document: Encodable {
  struct Tests: Encodable {
    let failed, leftOut, passed, run, skipped, total: Int
  }
  struct Failure: Encodable {
    let file: String
    let line: Int
    let message: String
  }
  struct Test: Encodable {
    let suite, name, outcome: String
    let seconds: Double
    let failures: [Failure]
  }
  struct LeftOut: Encodable {
    let target, reason: String
    /// Empty if the whole target is left out.
    let file: String
    let isTest: Bool
  }
  struct Problem: Encodable { let code, message: String }

  let package: String
  let status: Int32
  let summary: String
  let counts: Tests
  let tests: [Test]
  let leftOut: [LeftOut]
  let notBuilt: [String]
  let problems: [Problem]

  init(_ report: PackageReport) {
    package = report.package
    status = report.status
    summary = report.summary
    counts = Tests(
      failed: report.failed, leftOut: report.testsLeftOut, passed: report.run - report.failed,
      run: report.run, skipped: report.skipped, total: report.total)
    tests = report.results.map { result in
      Test(
        suite: result.suite, name: result.name, outcome: result.outcome.word,
        seconds: result.seconds,
        failures: result.failures.map {
          Failure(file: $0.file ?? "", line: $0.line ?? 0, message: $0.message)
        })
    }
    leftOut = report.leftOut.map {
      LeftOut(target: $0.target, reason: $0.reason, file: $0.file ?? "", isTest: $0.isTest)
    }
    notBuilt = report.unused
    problems = report.problems.map { Problem(code: $0.code, message: $0.sentence) }
  }
}

extension TestResult.Outcome {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }
}
