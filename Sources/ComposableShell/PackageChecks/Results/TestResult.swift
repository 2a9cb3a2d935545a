/// How one test ended. A test with arguments is one test.
struct TestResult: Equatable, Sendable {
  struct Failure: Equatable, Sendable {
    var message: String
    /// The file as the compiler saw it, and the line.
    var file: String?
    var line: Int?

    /// The failure without empty lines at its end, and without what the libraries add for tests in an app, which Linux does not have.
    var trimmed: Self {
      var copy = self
      let note = message.firstRange(of: "This issue was emitted from tests running in a host app")
      if let note { copy.message = String(message[..<note.lowerBound]) }
      while let last = copy.message.last, last.isWhitespace || note != nil && "━┉┅".contains(last) {
        copy.message.removeLast()
      }
      return copy
    }
  }

  enum Outcome: Equatable, Sendable {
    case passed
    case failed([Failure])
    case skipped
  }

  /// The target, or the class of XCTest.
  let suite: String
  let name: String
  var outcome: Outcome
  var seconds: Double

  init(suite: String, name: String, outcome: Outcome, seconds: Double = 0) {
    (self.suite, self.name, self.outcome, self.seconds) = (suite, name, outcome, seconds)
  }

  var fullName: String { "\(suite).\(name)" }

  var failures: [Failure] {
    if case .failed(let failures) = outcome { failures } else { [] }
  }

  var isFailed: Bool { if case .failed = outcome { true } else { false } }
}

/// The tests of one library, XCTest or Swift Testing, as far as they were run.
struct TestRun: Equatable, Sendable {
  var results: [TestResult] = []
  /// The test that was running when the output ended.
  var unfinished: String?
  /// Whether the library said that it has finished.
  var isComplete = false
}
