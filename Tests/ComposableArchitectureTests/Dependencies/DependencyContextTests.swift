import ComposableArchitecture
import Testing

@Suite("The context decides which default is taken")
struct DependencyContextTests {
  @Dependency(\.context) var context
  @Dependency(\.mode) var mode

  @Test("a test is in the test context without being told")
  func ofATest() {
    #expect(context == .test)
    #expect(mode == "test")
  }

  @Test(
    "live, preview and test values by context",
    arguments: [(DependencyContext.live, "live"), (.preview, "preview"), (.test, "test")])
  func byContext(context: DependencyContext, expected: String) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(mode == expected)
    }
  }

  @Test("a preview value that is left out is the live value")
  func previewIsLive() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.factClient) var factClient
      #expect(factClient.fetch(1) == "1 is a number")
    }
  }

  @Test("an override counts in every context")
  func overrideCounts() {
    withDependencies {
      $0.mode = "mine"
      $0.context = .live
    } operation: {
      #expect(mode == "mine")
    }
  }
}
