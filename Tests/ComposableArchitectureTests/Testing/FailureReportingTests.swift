import Testing

@testable import ComposableArchitecture

/// When a test store stops because its failures cannot be reported.
@MainActor
struct FailureReportingTests {
  private var reporting = FailureReporting(
    hasOwnReporter: false, isTesting: true, isInSwiftTest: true, runsSwiftTesting: true,
    canRecord: true)

  @Test func `Failures are reported in a test`() {
    #expect(reporting.unreportableReason == nil)
    #expect(FailureReporting.current.unreportableReason == nil)
  }

  @Test mutating func `Failures cannot be reported outside of a test`() {
    reporting.isTesting = false
    #expect(
      reporting.unreportableReason
        == "it was created outside of a test. A TestStore only works in tests")
  }

  @Test mutating func `Failures cannot be reported without a testing library`() {
    reporting.canRecord = false
    #expect(
      reporting.unreportableReason
        == """
        the process runs neither Swift Testing nor XCTest, or versions of them that are not known. \
        Let the test target depend on the product IssueReportingTestSupport of the package \
        xctest-dynamic-overlay
        """)
  }

  @Test
  mutating func `Swift Testing does not record failures in a task that does not belong to a test`()
  {
    reporting.isInSwiftTest = false
    #expect(
      reporting.unreportableReason
        == """
        it was created in a task that does not belong to a test. Create it in the test itself, not \
        in a detached task
        """)
    reporting.runsSwiftTesting = false
    #expect(reporting.unreportableReason == nil)
  }

  @Test mutating func `A custom reporter receives failures everywhere`() {
    reporting.isTesting = false
    reporting.hasOwnReporter = true
    #expect(reporting.unreportableReason == nil)
    withIssueReporters([.fatalError]) {
      #expect(FailureReporting.current.hasOwnReporter)
    }
  }

  @Test func `A failure is recorded as an issue at the location of the call`() async {
    let line = #line
    await withKnownIssue {
      let store = TestStore()
      await store.send(.ringTapped) { $0.rings = 2 }
    } matching: { issue in
      issue.sourceLocation?.line == line + 3
        && issue.comments.first?.rawValue.hasPrefix("The state after Bell") == true
    }
  }

  @Test func `A skipped assertion is recorded as a known issue`() async {
    let store = TestStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.ringTapped)
  }

  @Test func `An effect in flight at the end is recorded as an issue`() async {
    let line = #line
    await withKnownIssue {
      let store = TestStore([.askTapped: .endless])
      await store.send(.askTapped)
    } matching: { issue in
      issue.sourceLocation?.line == line + 3
    }
  }
}
