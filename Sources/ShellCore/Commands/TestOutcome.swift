@_spi(TestFailures) import ComposableArchitecture
import Synchronization
import TestFunctions

/// How a test of the loaded file ended, as `test` prints it.
struct TestOutcome {
  enum Result { case passed, failed, skipped }

  let result: Result
  /// The line with the result and the name, and the lines of the failures.
  let lines: [String]

  /// The result of a test that has ended the process.
  init(_ crash: CrashedStep) {
    result = .failed
    lines = ["failed: \(crash.name)", Self.indented(crash.error)]
  }

  @MainActor
  init(_ test: RegisteredTest) async {
    let preparation = FailureList()
    var cases: [RegisteredTest.Case] = []
    var skipped = await preparation.collect { cases = try await test.cases() }
    if skipped == nil, cases.isEmpty, preparation.isEmpty { skipped = "it has no arguments" }
    var failures = preparation.lines
    for testCase in cases {
      let list = FailureList()
      let reason = await list.collect { try await test.run(testCase) }
      // Only a test without arguments is skipped as a whole.
      if testCase.arguments == nil { skipped = reason }
      if !list.isEmpty {
        failures += (testCase.arguments.map { ["with \($0):"] } ?? []) + list.lines
      }
    }
    let count =
      cases.first?.arguments.map { _ in cases.count == 1 ? ", 1 case" : ", \(cases.count) cases" }
      ?? ""
    if !failures.isEmpty {
      result = .failed
      lines = ["failed: \(test.name)\(count)"] + failures.map(Self.indented)
    } else if let skipped {
      result = .skipped
      lines = ["skipped: \(test.name)" + (skipped.isEmpty ? "" : ": \(skipped)")]
    } else {
      result = .passed
      lines = ["passed: \(test.name)\(count)"]
    }
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

/// The failures and warnings of some code, from any thread.
private final class FailureList: IssueReporter {
  private let texts = Mutex<[String]>([])

  var lines: [String] { texts.withLock(\.self) }
  var isEmpty: Bool { lines.isEmpty }

  /// Runs code, and notes its failures, each with the line of the call.
  ///
  /// - Returns: Why the code skips the test, or `nil` if it does not.
  @MainActor
  func collect(_ body: @MainActor () async throws -> Void) async -> String? {
    let failures = TestFailure.Sink { [self] failure, location in
      if !failure.isNote { add("\(location): \(failure.text)") }
    }
    let warnings = RuntimeWarning.Sink { [self] warning in
      // Advice fails no test.
      if warning.severity == .mistake { add("warning: \(warning.text)") }
    }
    return await withIssueReporters([self]) {
      await TestFailure.$sink.withValue(failures) {
        await RuntimeWarning.$sink.withValue(warnings) {
          await DependencyValues.$_current.withValue(Self.dependencies) { await perform(body) }
        }
      }
    }
  }

  @MainActor
  private func perform(_ body: @MainActor () async throws -> Void) async -> String? {
    let isSerial = uncheckedUseMainSerialExecutor
    defer { uncheckedUseMainSerialExecutor = isSerial }
    do { try await body() } catch let skip as SkippedTest {
      return skip.reason ?? ""
    } catch {
      // `#require` has reported its failure already.
      if !(error is UnmetRequirement) { add("the test threw \(error)") }
    }
    return nil
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
