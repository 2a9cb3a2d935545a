/// How one test ended. A test with arguments is one test.
package struct TestResult: Equatable, Sendable {
  package struct Failure: Equatable, Sendable {
    package var message: String
    /// The file as the compiler saw it, and the line.
    package var file: String?
    package var line: Int?

    package init(message: String, file: String? = nil, line: Int? = nil) {
      (self.message, self.file, self.line) = (message, file, line)
    }
  }

  package enum Outcome: Equatable, Sendable {
    case passed
    case failed([Failure])
    case skipped
  }

  /// The target, or the class of XCTest.
  package let suite: String
  package let name: String
  package var outcome: Outcome
  package var seconds: Double

  package init(suite: String, name: String, outcome: Outcome, seconds: Double = 0) {
    (self.suite, self.name, self.outcome, self.seconds) = (suite, name, outcome, seconds)
  }

  package var fullName: String { "\(suite).\(name)" }

  package var failures: [Failure] {
    if case .failed(let failures) = outcome { failures } else { [] }
  }

  package var isFailed: Bool { if case .failed = outcome { true } else { false } }
}

/// The tests of one library, XCTest or Swift Testing, as far as they were run.
package struct TestRun: Equatable, Sendable {
  package var results: [TestResult] = []
  /// The test that was running when the output ended.
  package var unfinished: String?
  /// Whether the library said that it has finished.
  package var isComplete = false
}
