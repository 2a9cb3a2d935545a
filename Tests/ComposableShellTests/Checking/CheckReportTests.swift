import Foundation
import Testing

@testable import ComposableShell

@Suite("tca check --format")
struct CheckReportTests {
  private let report = CheckReport(results: [
    .init(path: "a.md", output: "a.md: 3 commands passed\n", isSuccess: true),
    .init(path: "b \"&\".md", output: "b.md:4: <differs>\u{1}\n- 1\n", isSuccess: false),
  ])

  @Test("The JSON names the version, the counts, and each file")
  func json() throws {
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    #expect(read["version"] as? Int == 1)
    #expect(read["passed"] as? Int == 1 && read["failed"] as? Int == 1)
    let files = try #require(read["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["a.md", "b \"&\".md"])
    #expect(files.map { $0["passed"] as? Bool } == [true, false])
    #expect(files[1]["output"] as? String == "b.md:4: <differs>\u{1}\n- 1\n")
    #expect(CheckReport(results: []).json.contains("\"files\": []"))
  }

  @Test("The JUnit report has one test case for each file")
  func junit() {
    #expect(
      report.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1">
          <testsuite name="tca check" tests="2" failures="1">
            <testcase classname="tca" name="a.md"/>
            <testcase classname="tca" name="b &quot;&amp;&quot;.md">
              <failure message="b.md:4: &lt;differs&gt;\u{2401}">b.md:4: &lt;differs&gt;\u{2401}
        - 1
        </failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("The message is the first error, also if the output begins with prose")
  func message() {
    let output = "# A\nA note: error: none\na.md:9: error: it differs\na.md:12: error: again\n"
    #expect(
      CheckReport.Result(path: "a.md", output: output, isSuccess: false).message
        == "a.md:9: error: it differs")
    #expect(CheckReport.Result(path: "a.md", output: "x\n", isSuccess: false).message == "x")
    let junit = CheckReport(results: [.init(path: "a\u{FFFF}.md", output: "", isSuccess: false)])
      .junit
    #expect(junit.contains("name=\"a\u{FFFD}.md\""))
  }
}
