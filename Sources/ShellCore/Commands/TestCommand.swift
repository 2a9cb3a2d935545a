import TestFunctions

enum TestCommand {
  static let command = Command(
    name: "test", summary: "Run the tests of the loaded file",
    details: """
      A test is a function with `@Test`, or a function of an `XCTestCase` that begins
      with `test`, and tests a feature with a TestStore. Load the file with the tests,
      or the feature and its tests together. NAME is a part of the name of a test. The
      session does not change. A test that a trait disables is skipped.
        load Counter.swift CounterTests.swift
        test
        test incrementing
      """,
    meaning: .inspects(.feature, reads: []), arguments: .text("[NAME]", files: []),
    needs: \.loaded, \.entry, \.recovery, \.diagnostics
  ) { name, loaded, entry, recovery, diagnostics in
    guard let file = loaded.file else {
      throw name.errorOfLine(
        .notLoadable, "\(loaded.feature.name) is built into the shell and has no tests",
        hint: "expected a feature that was loaded from a file")
    }
    guard !loaded.tests.isEmpty else {
      throw name.errorOfLine(
        .notThere, "the file has no tests",
        hint: "expected functions with `@Test`, or an `XCTestCase`"
          + (file.path.hasSuffix(".swift") ? "" : "; `load FOLDER/ TESTS` loads them as well"))
    }
    let tests = loaded.tests.filter { name.isEmpty || $0.name.contains(name.text) }
    guard !tests.isEmpty else {
      throw name.error(
        .notThere, "no test is named `\(abbreviated(name.text))`",
        hint: "expected \(alternatives(loaded.tests.map(\.name)))")
    }
    let (output, failure) = await run(tests, recovery.log, notingIn: entry)
    diagnostics.lastTestFailure = failure
    return output
  }

  /// Runs tests one after the other and notes how many passed. Also returns the text of the first failure.
  @MainActor
  private static func run(
    _ tests: [RegisteredTest], _ log: (any RecoveryLog)?, notingIn entry: SessionEntries
  ) async -> (Output, failure: String?) {
    var lines: [String] = []
    var failure: String?
    var counts: [TestOutcome.Result: Int] = [:]
    for test in tests {
      let run =
        if let crash = log?.beginStep(test.name) { TestOutcome(crash) } else {
          await TestOutcome(test)
        }
      lines += run.lines
      if run.result == .failed, failure == nil {
        failure = run.lines.dropFirst().joined(separator: "\n")
      }
      counts[run.result, default: 0] += 1
    }
    _ = log?.beginStep("")
    let (passed, failed) = (counts[.passed, default: 0], counts[.failed, default: 0])
    entry.note(.tests(TestCounts(passed: passed, failed: failed)))
    lines.append(summary(passed, failed, skipped: counts[.skipped, default: 0]))
    return (Output(text: lines.joined(separator: "\n"), isError: failed > 0), failure)
  }

  /// `3 tests passed, 1 skipped`, or `4 tests, 1 failed, 1 skipped`.
  private static func summary(_ passed: Int, _ failed: Int, skipped: Int) -> String {
    func tests(_ count: Int) -> String { count == 1 ? "1 test" : "\(count) tests" }
    if failed == 0, passed == 0 { return "\(tests(skipped)) skipped" }
    let end = skipped == 0 ? "" : ", \(skipped) skipped"
    return failed == 0
      ? "\(tests(passed)) passed\(end)"
      : "\(tests(passed + failed + skipped)), \(failed) failed\(end)"
  }
}
