import ActionSyntax
@_spi(TestFailures) import ComposableArchitecture
import Synchronization

extension Command {
  static let test = Command(
    name: "test", usage: "test [NAME]", summary: "Run the tests of the loaded file",
    details: """
      A test is a function with `@Test`, or a function of an `XCTestCase` that begins
      with `test`, and tests a feature with a TestStore. Load the file with the tests,
      or the feature and its tests together. NAME is a part of the name of a test. The
      session does not change.
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
    var lines: [String] = [], failed = 0
    for test in tests {
      let failures = await FailureList().running(test)
      lines.append((failures.isEmpty ? "passed: " : "failed: ") + test.name)
      lines += failures.map(Self.indented)
      failed += failures.isEmpty ? 0 : 1
    }
    if let entry = openEntries.last?.index {
      journal.note(tests: (tests.count - failed, failed), in: entry)
    }
    let count = tests.count == 1 ? "1 test" : "\(tests.count) tests"
    lines.append(failed == 0 ? "\(count) passed" : "\(count), \(failed) failed")
    return Output(text: lines.joined(separator: "\n"), isError: failed > 0)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

/// The failures and warnings of one test, from any thread.
private final class FailureList: IssueReporter {
  private let texts = Mutex<[String]>([])

  /// Runs a test and returns its failures, each with the line of the call.
  @MainActor
  func running(_ test: RegisteredTest) async -> [String] {
    let failures = TestFailure.Sink { [self] failure, location in
      if !failure.isNote { add("\(location): \(failure.text)") }
    }
    let warnings = RuntimeWarning.Sink { [self] warning in add("warning: \(warning.text)") }
    await withIssueReporters([self]) {
      await TestFailure.$sink.withValue(failures) {
        await RuntimeWarning.$sink.withValue(warnings) {
          await DependencyValues.$_current.withValue(Self.dependencies) { await perform(test) }
        }
      }
    }
    return texts.withLock(\.self)
  }

  @MainActor
  private func perform(_ test: RegisteredTest) async {
    let isSerial = uncheckedUseMainSerialExecutor
    defer { uncheckedUseMainSerialExecutor = isSerial }
    do { try await test.run() } catch {
      // `#require` has reported its failure already.
      if !(error is UnmetRequirement) { add("the test threw \(error)") }
    }
  }

  /// The test values of all dependencies, so that a test shares no storage with the session or another test.
  private static var dependencies: DependencyValues {
    var values = DependencyValues()
    values.context = .test
    return values
  }

  // `reportIssue`, `XCTFail`, and `unimplemented` report here.
  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    add("\(location): \(message() ?? "an issue was reported")")
  }

  private func add(_ text: String) { texts.withLock { $0.append(text) } }
}
