import ActionSyntax
import TestFunctions

extension Command {
  static let test = Command(
    name: "test", usage: "test [NAME]", summary: "Run the tests of the loaded file",
    details: """
      A test is a function with `@Test`, or a function of an `XCTestCase` that begins
      with `test`, and tests a feature with a TestStore. Load the file with the tests,
      or the feature and its tests together. NAME is a part of the name of a test. The
      session does not change. A test that a trait disables is skipped.
        load Counter.swift CounterTests.swift
        test
        test incrementing
      """,
    meaning: .inspects(.feature, reads: []), argument: .none
  ) { context, input in
    let loaded = try context.requireFeature()
    guard let file = loaded.file else {
      throw ShellError(
        .notLoadable, "\(loaded.feature.name) is built into the shell and has no tests",
        in: input.line, at: 0, hint: "expected a feature that was loaded from a file")
    }
    guard !loaded.tests.isEmpty else {
      throw ShellError(
        .notThere, "the file has no tests", in: input.line, at: 0,
        hint: "expected functions with `@Test`, or an `XCTestCase`"
          + (file.path.hasSuffix(".swift") ? "" : "; `load FOLDER/ TESTS` loads them as well"))
    }
    let tests = loaded.tests.filter { input.rest.isEmpty || $0.name.contains(input.rest) }
    guard !tests.isEmpty else {
      throw ShellError(
        .notThere, "no test is named `\(abbreviated(input.rest))`", in: input.line,
        at: input.restOffset, hint: "expected \(alternatives(loaded.tests.map(\.name)))")
    }
    return await context.run(tests)
  }
}

extension CommandContext {
  /// Runs tests one after the other and notes how many passed.
  fileprivate func run(_ tests: [RegisteredTest]) async -> Output {
    var lines: [String] = []
    var counts: [TestRun.Result: Int] = [:]
    for test in tests {
      let run = await TestRun(test)
      lines += run.lines
      counts[run.result, default: 0] += 1
    }
    let (passed, failed) = (counts[.passed, default: 0], counts[.failed, default: 0])
    if let entry = openEntries.last?.index { journal.note(tests: (passed, failed), in: entry) }
    lines.append(Self.summary(passed, failed, skipped: counts[.skipped, default: 0]))
    return Output(text: lines.joined(separator: "\n"), isError: failed > 0)
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
