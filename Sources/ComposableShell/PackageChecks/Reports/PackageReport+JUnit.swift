import TerminalUI

extension PackageReport {
  /// The report in the XML format of JUnit, which services for continuous integration read.
  ///
  /// A target that was left out is a skipped test, and a problem is a test with an error, so that neither is lost there.
  var junit: String {
    var suites: [(name: String, cases: [Case])] = []
    for result in results {
      if suites.last?.name != result.suite {
        // XCTest runs the classes one after the other; Swift Testing mixes its suites.
        if let index = suites.firstIndex(where: { $0.name == result.suite }) {
          suites.append(suites.remove(at: index))
        } else {
          suites.append((result.suite, []))
        }
      }
      suites[suites.count - 1].cases.append(Case(result))
    }
    suites.sort { $0.name < $1.name }
    let others =
      leftOut.map { Case(name: $0.file ?? $0.target, kind: .skipped("it \($0.reason)")) }
      + problems.map { Case(name: $0.code, kind: .error($0.sentence)) }
    if !others.isEmpty { suites.append(("tca ci", others)) }
    let body = suites.map { Self.suite($0.name, $0.cases) }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(body)</testsuites>\n"
  }

  private struct Case {
    enum Kind {
      case passed
      case skipped(String)
      case failed([String])
      case error(String)
    }

    let name: String
    let kind: Kind
    var seconds = 0.0

    init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }

    init(_ result: TestResult) {
      (name, seconds) = (result.name, result.seconds)
      switch result.outcome {
      case .passed: kind = .passed
      case .skipped: kind = .skipped("")
      case .failed(let failures):
        kind = .failed(
          failures.map {
            "\($0.file.map { $0 + ":" } ?? "")\($0.line.map { "\($0): " } ?? "")\($0.message)"
          })
      }
    }
  }

  private static func suite(_ name: String, _ cases: [Case]) -> String {
    func count(_ isIncluded: (Case.Kind) -> Bool) -> Int { cases.count { isIncluded($0.kind) } }
    let failures = count { if case .failed = $0 { true } else { false } }
    let errors = count { if case .error = $0 { true } else { false } }
    let skipped = count { if case .skipped = $0 { true } else { false } }
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    return """
        <testsuite name="\(escaped(name))" tests="\(cases.count)" failures="\(failures)" errors="\(errors)" \
      skipped="\(skipped)" time="\(time(seconds))">
      \(cases.map { testCase($0, in: name) }.joined())  </testsuite>

      """
  }

  private static func testCase(_ test: Case, in suite: String) -> String {
    let head =
      "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(test.name))\" time=\"\(time(test.seconds))\""
    let children =
      switch test.kind {
      case .passed: [String]()
      case .skipped(let reason):
        [reason.isEmpty ? "<skipped/>" : "<skipped message=\"\(escaped(reason))\"/>"]
      case .failed(let messages): messages.map { "<failure message=\"\(escaped($0))\"/>" }
      case .error(let message): ["<error message=\"\(escaped(message))\"/>"]
      }
    if children.isEmpty { return head + "/>\n" }
    return "\(head)>\n\(children.map { "      \($0)\n" }.joined())    </testcase>\n"
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// The text as the value of an attribute, in which a line feed as such would be a space.
  private static func escaped(_ text: String) -> String {
    MarkupText.escaped(text).replacing("\n", with: "&#10;")
  }
}
