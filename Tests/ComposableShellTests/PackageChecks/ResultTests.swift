import Testing

@testable import ComposableShell

@Suite("Reading what the build and the tests print")
struct ResultTests {
  @Test("Tests of XCTest")
  func xcTest() {
    let run = XCTestOutput.read(
      """
      Test Suite 'All tests' started at 2026-01-01 00:00:00.000
      Test Case 'ATests.testA' started at 2026-01-01 00:00:00.000
      Test Case 'ATests.testA' passed (0.25 seconds)
      Test Case 'ATests.testB' started at 2026-01-01 00:00:00.000
      /p/A.swift:3: error: ATests.testB : XCTAssertEqual failed: ("1") is not equal to ("2") -
        second line

      printed without a line breakTest Case 'ATests.testB' failed (0.002 seconds)
      Test Case 'ATests.testC' started at 2026-01-01 00:00:00.000
      Test Case 'ATests.testC' skipped (0.0 seconds)
      Test Suite 'All tests' failed at 2026-01-01 00:00:00.000
      """)
    let message = "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") -\n  second line"
    #expect(
      run.results == [
        TestResult(suite: "ATests", name: "testA", outcome: .passed, seconds: 0.25),
        TestResult(
          suite: "ATests", name: "testB",
          outcome: .failed([.init(message: message, file: "/p/A.swift", line: 3)]), seconds: 0.002),
        TestResult(suite: "ATests", name: "testC", outcome: .skipped),
      ])
    #expect(run.isComplete)
    #expect(run.unfinished == nil)
  }

  @Test("What the libraries say about an app that Linux does not have is left out")
  func host() {
    let failure = TestResult.Failure(
      message: """
        Unimplemented: load

        ━━┉┅
        This issue was emitted from tests running in a host application.

        This can lead to false positives.
        """)
    #expect(failure.trimmed.message == "Unimplemented: load")
    #expect(TestResult.Failure(message: "a ━━┉┅\n").trimmed.message == "a ━━┉┅")
  }

  @Test("A test that does not end")
  func crash() {
    let run = XCTestOutput.read(
      "Test Case 'A.testA' started at 2026-01-01 00:00:00.000\nFatal error")
    #expect(run.unfinished == "A.testA")
    #expect(!run.isComplete)
  }

  private let events = """
    {"kind":"test","payload":{"id":"T.S","kind":"suite","name":"S"},"version":0}
    {"kind":"test","payload":{"id":"T.S/a()/A.swift:3:2","kind":"function","name":"a()"},"version":0}
    {"kind":"test","payload":{"id":"T.b()/A.swift:9:2","kind":"function","name":"b()"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.S","instant":{"absolute":1,"since1970":1}},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.S/a()/A.swift:3:2","instant":{"absolute":1,"since1970":1}},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.b()/A.swift:9:2","instant":{"absolute":1,"since1970":1}},"version":0}
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"T.b()/A.swift:9:2","issue":{"isKnown":true},"messages":[]},"version":0}
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"T.S/a()/A.swift:3:2","issue":{"isKnown":false,"sourceLocation":{"_filePath":"/p/A.swift","line":4}},"messages":[{"symbol":"default","text":"a() recorded an issue"},{"symbol":"fail","text":"Expectation failed: 1 == 2"}]},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"T.S/a()/A.swift:3:2","instant":{"absolute":1.5,"since1970":1}},"version":0}
    """

  @Test("Tests of Swift Testing; a known issue is no failure")
  func swiftTesting() {
    let end = """
      {"kind":"event","payload":{"kind":"testEnded","testID":"T.b()/A.swift:9:2","instant":{"absolute":1,"since1970":1}},"version":0}
      {"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}
      """
    let run = TestEvents.read("\(events)\n\(end)")
    #expect(
      run.results == [
        TestResult(
          suite: "T.S", name: "a()",
          outcome: .failed([
            .init(message: "Expectation failed: 1 == 2", file: "/p/A.swift", line: 4)
          ]), seconds: 0.5),
        TestResult(suite: "T", name: "b()", outcome: .passed),
      ])
    #expect(run.isComplete)
  }

  @Test("A test that was running when the events end")
  func unfinished() {
    let run = TestEvents.read(events)
    #expect(run.unfinished == "T.b()")
    #expect(!run.isComplete)
  }

  @Test("The errors of each target, each once")
  func buildErrors() {
    let text = """
      [3/9] Compiling App A.swift
      /c/p/Sources/App/A.swift:3:5: error: cannot find 'x' in scope
      /c/p/Sources/App/B.swift:1:1: error: another
      /c/p/Sources/App/A.swift:3:5: error: cannot find 'x' in scope
      /c/p/Sources/AppTests/C.swift:2:1: error: third
      error: fatalError
      """
    let folders = ["App": "/c/p/Sources/App", "AppTests": "/c/p/Sources/AppTests"]
    #expect(
      BuildOutput.failures(in: text, folders: folders, root: "/c/p") == [
        "App": [
          "Sources/App/A.swift:3:5: cannot find 'x' in scope", "Sources/App/B.swift:1:1: another",
        ],
        "AppTests": ["Sources/AppTests/C.swift:2:1: third"],
      ])
    #expect(BuildOutput.firstError(in: "a\nerror: no such package\n") == "no such package")
    #expect(
      BuildOutput.firstError(
        in: "error: cannot clone a:\n    Cloning into b\n    fatal: no host\nrest")
        == "cannot clone a: fatal: no host")
    #expect(BuildOutput.firstError(in: "error: cannot clone a:\nrest") == "cannot clone a")
    #expect(
      BuildOutput.firstError(in: "error: cannot clone a:\n  fatal: no access\n  and it exists\n")
        == "cannot clone a: fatal: no access")
  }

  @Test(
    "An error in the sources of this project is not one of the package",
    arguments: [
      ("/b/checkouts/swift-composable-architecture/Sources/A.swift:1:1: error: no", true),
      ("/b/checkouts/swift-clocks/Sources/A.swift:1:1: error: no", true),
      ("/b/checkouts/swift-algorithms/Sources/A.swift:1:1: error: no", false),
      ("error: no such package", false),
    ])
  func ownFailure(line: String, isOwn: Bool) {
    #expect(BuildOutput.isOwn("[1/2] Compiling\n\(line)\n") == isOwn)
  }
}
