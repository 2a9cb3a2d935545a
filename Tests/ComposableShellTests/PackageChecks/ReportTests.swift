import Foundation
import Testing

@testable import ComposableShell

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("What a check reports")
struct ReportTests {
  private var report: PackageReport {
    var report = PackageReport(package: "app")
    report.results = [
      TestResult(suite: "A", name: "testA", outcome: .passed, seconds: 0.5),
      TestResult(
        suite: "A", name: "testB",
        outcome: .failed([.init(message: "\"1\" < 2 & more", file: "Tests/A.swift", line: 3)])),
      TestResult(suite: "B", name: "c()", outcome: .skipped),
    ]
    report.leftOut = [
      .init(target: "Screens", isTest: false, reason: "needs UIKit (Sources/S.swift:1)"),
      .init(target: "ScreensTests", isTest: true, reason: "depends on Screens"),
    ]
    report.unused = ["Tool"]
    report.testsLeftOut = 4
    return report
  }

  @Test("The text names failures, what was left out, and the numbers")
  func text() {
    #expect(
      report.text == """
        failed: A.testB
          Tests/A.swift:3: "1" < 2 & more
        left out: Screens, because it needs UIKit (Sources/S.swift:1)
        left out: ScreensTests, because it depends on Screens
        not built, because no test needs it: Tool
        2 of 7 tests run, 1 passed, 1 failed, 1 skipped, 2 targets left out because of Screens (needs UIKit (Sources/S.swift:1))

        """)
  }

  @Test("A file is left out as a target is, and the summary names three reasons")
  func files() {
    var report = PackageReport(package: "app")
    report.leftOut = ["A", "B", "C", "D"].map {
      .init(target: $0, isTest: true, reason: "needs GameKit (line 1)", file: "Tests/\($0).swift")
    }
    report.leftOut[0].file = nil
    #expect(
      report.text.hasPrefix(
        "left out: A, because it needs GameKit (line 1)\nleft out: Tests/B.swift,"))
    #expect(
      report.summary
        == "0 of 0 tests run, 1 target and 3 files left out because of A (needs GameKit (line 1)), Tests/B.swift (needs GameKit (line 1)), Tests/C.swift (needs GameKit (line 1)), and 1 other"
    )
    #expect(report.json.contains("\"file\" : \"Tests/B.swift\""))
    #expect(report.junit.contains("name=\"Tests/B.swift\""))
  }

  @Test("JSON has every number and every problem")
  func json() throws {
    var report = report
    report.problems = [.cannotBuild(target: "X", errors: ["X.swift:1:1: no"])]
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    #expect(
      object["counts"] as? [String: Int] == [
        "failed": 1, "leftOut": 4, "passed": 1, "run": 2, "skipped": 1, "total": 7,
      ])
    #expect(object["status"] as? Int == 1)
    #expect((object["problems"] as? [[String: String]])?.first?["code"] == "cannot-build")
    #expect((object["tests"] as? [[String: Any]])?.count == 3)
  }

  @Test("JUnit contains what was left out and each problem")
  func junit() {
    var report = report
    report.problems = [.noResults(library: "XCTest")]
    #expect(
      report.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="A" tests="2" failures="1" errors="0" skipped="0" time="0.500">
            <testcase classname="A" name="testA" time="0.500"/>
            <testcase classname="A" name="testB" time="0.000">
              <failure message="Tests/A.swift:3: &quot;1&quot; &lt; 2 &amp; more"/>
            </testcase>
          </testsuite>
          <testsuite name="B" tests="1" failures="0" errors="0" skipped="1" time="0.000">
            <testcase classname="B" name="c()" time="0.000">
              <skipped/>
            </testcase>
          </testsuite>
          <testsuite name="tca ci" tests="3" failures="0" errors="1" skipped="2" time="0.000">
            <testcase classname="tca ci" name="Screens" time="0.000">
              <skipped message="it needs UIKit (Sources/S.swift:1)"/>
            </testcase>
            <testcase classname="tca ci" name="ScreensTests" time="0.000">
              <skipped message="it depends on Screens"/>
            </testcase>
            <testcase classname="tca ci" name="no-results" time="0.000">
              <error message="The tests of XCTest ended without a result. The complete output is printed with `--verbose`."/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("The exit status")
  func status() {
    var report = PackageReport(package: "app")
    #expect(report.status == 2)
    report.results = [TestResult(suite: "A", name: "a", outcome: .skipped)]
    #expect(report.status == 2)
    report.results.append(TestResult(suite: "A", name: "b", outcome: .passed))
    #expect(report.status == 0)
    report.problems = [.cannotBuild(target: "X", errors: [])]
    #expect(report.status == 1)
    #expect(self.report.status == 1)
  }

  @Test("Each problem says what is wrong and what to do")
  func problems() {
    let problems: [PackageProblem] = [
      .noSwift, .noEngine, .noManifest(folder: "App", hasProject: false),
      .noManifest(folder: "App", hasProject: true), .unreadableManifest("no"), .unresolvable("no"),
      .cannotBuild(target: "App", errors: []), .buildFailed("no"), .ownFailure("no"),
      .noTests(leftOut: 0), .noTests(leftOut: 2), .crashed(test: "A.testA", signal: 4),
      .noResults(library: "XCTest"),
    ]
    for problem in problems {
      let sentences = problem.sentence.split(separator: ". ")
      #expect(
        sentences.count >= 2 && problem.sentence.hasSuffix(".") || problem.sentence.hasSuffix("`."))
    }
    #expect(Set(problems.map(\.sentence)).count == problems.count)
    #expect(
      PackageProblem.noManifest(folder: "App", hasProject: false).sentence
        == "App contains no Package.swift. Pass the folder of a package: `tca ci PATH`.")
    #expect(
      PackageProblem.unresolvable("no such host").sentence
        == "The dependencies cannot be resolved: no such host. Check the URLs and versions in Package.swift, and whether this machine can reach the servers."
    )
    #expect(
      PackageProblem.buildFailed("No such module.").sentence
        == "The build failed: No such module. The complete output is printed with `--verbose`.")
  }

  @Test(
    "A target that cannot be built lists up to ten errors, and does not say that the package is wrong"
  )
  func cannotBuild() {
    let advice =
      "The target App cannot be built here. If it can be built for Apple platforms, Linux or composable-shell lacks what it uses: put that into `#if canImport(...)`, or into a target of its own."
    #expect(
      PackageProblem.cannotBuild(target: "App", errors: ["A.swift:1:1: no", "A.swift:2:1: no"])
        .sentence == advice + "\n  A.swift:1:1: no\n  A.swift:2:1: no")
    let many = PackageProblem.cannotBuild(target: "App", errors: (1...12).map { "error \($0)" })
    #expect(many.sentence.hasSuffix("\n  error 9\n  error 10\n  and 2 more"))
    #expect(many.sentence.split(separator: "\n").count == 12)
  }
}
