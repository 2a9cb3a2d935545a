import Testing

@testable import ComposableShell

@Suite("The progress of restoring a session")
@MainActor
struct RestoringProgressTests {
  @Test("A long session shows every 500th line, and a short one nothing")
  func text() {
    #expect(
      RestoringProgress.text(1_500, of: 100_000)
        == "restoring the session: 1,500 of 100,000 lines")
    #expect(RestoringProgress.text(1_501, of: 100_000) == nil)
    #expect(RestoringProgress.text(500, of: 1_999) == nil)
    #expect(RestoringProgress.text(500, of: 2_000) != nil)
  }
}
