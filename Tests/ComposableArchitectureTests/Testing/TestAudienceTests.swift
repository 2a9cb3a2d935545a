import IssueReporting
import Testing

@testable import ComposableArchitecture

/// When a test store stops because nobody would hear of its failures.
@MainActor
struct TestAudienceTests {
  private var audience = TestAudience(
    hasOwnReporter: false, isTesting: true, context: TestContext.current, runsSwiftTesting: true,
    hasSupport: true)

  @Test func `a test is heard`() {
    #expect(audience.deafness == nil)
    #expect(TestAudience.current.deafness == nil)
  }

  @Test mutating func `outside of a test nobody hears`() {
    audience.isTesting = false
    #expect(
      audience.deafness
        == "it was made outside of a test. A TestStore only works where tests run")
  }

  @Test mutating func `without IssueReportingTestSupport nobody hears`() {
    audience.hasSupport = false
    #expect(
      audience.deafness
        == """
        the test target cannot record issues. Let the target depend on the product \
        IssueReportingTestSupport of the package xctest-dynamic-overlay
        """)
  }

  @Test mutating func `a task that belongs to no test is not heard by Swift Testing`() {
    audience.context = .xcTest
    #expect(
      audience.deafness
        == """
        it was made in a task that does not belong to a test. Make it in the test itself, not in a \
        detached task
        """)
    audience.runsSwiftTesting = false
    #expect(audience.deafness == nil)
  }

  @Test mutating func `a reporter of one's own hears everywhere`() {
    audience.isTesting = false
    audience.hasOwnReporter = true
    #expect(audience.deafness == nil)
    withIssueReporters([.fatalError]) {
      #expect(TestAudience.current.hasOwnReporter)
    }
  }

  @Test func `a failure is recorded as an issue at the place of the call`() async {
    let line = #line
    await withKnownIssue {
      let store = TestStore()
      await store.send(.ringTapped) { $0.rings = 2 }
    } matching: { issue in
      issue.sourceLocation?.line == line + 3
        && issue.comments.first?.rawValue.hasPrefix("The state after Bell") == true
    }
  }

  @Test func `what is passed over is recorded as a known issue`() async {
    let store = TestStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.ringTapped)
  }

  @Test func `what is left at the end is recorded as an issue`() async {
    let line = #line
    await withKnownIssue {
      let store = TestStore([.askTapped: .endless])
      await store.send(.askTapped)
    } matching: { issue in
      issue.sourceLocation?.line == line + 3
    }
  }
}
