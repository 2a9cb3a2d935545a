import ComposableArchitecture
import Testing

@Suite("Dependency contexts")
struct DependencyContextTests {
  @Dependency(\.context) var context
  @Dependency(\.mode) var mode

  @Test("A test runs in the test context")
  func ofATest() {
    #expect(context == .test)
    #expect(mode == "test")
  }

  @Test(
    "The context selects the live, preview or test value",
    arguments: [(DependencyContext.live, "live"), (.preview, "preview"), (.test, "test")])
  func byContext(context: DependencyContext, expected: String) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(mode == expected)
    }
  }

  @Test("Without a preview value, the preview context uses the live value")
  func previewIsLive() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.factClient) var factClient
      #expect(factClient.fetch(1) == "1 is a number")
    }
  }

  @Test("An override is used in every context")
  func overrideCounts() {
    withDependencies {
      $0.mode = "mine"
      $0.context = .live
    } operation: {
      #expect(mode == "mine")
    }
  }
}
