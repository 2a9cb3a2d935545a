import Testing

@testable import ShellCore

@Suite("coverage")
@MainActor
struct CoverageTests {
  @Test("`coverage` lists the cases that never ran, also inside children, without what was undone")
  func lists() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> .middle.leaf.grow
      ...
      Tower> .rebuild
      ...
      Tower> undo
      ...
      Tower> coverage
      [..] of [..] cases of actions ran
      never:
      ...
        .rebuild
      """)
    let session = fixtureSession()
    for line in ["load tower", ".middle.leaf.grow", ".rebuild"] { _ = await session.evaluate(line) }
    let text = await session.evaluate("coverage").text
    #expect(!text.contains(".middle.leaf.grow\n") && !text.contains(".rebuild"))
    #expect(text.contains("  .middle.step\n") || text.hasSuffix("  .middle.step"))
  }

  @Test("Actions of effects count, and a complete session has no list")
  func effects() async {
    let session = Session(features: [Diary.feature])
    for line in ["load diary", ".burst"] { _ = await session.evaluate(line) }
    let text = await session.evaluate("coverage").text
    #expect(text.hasPrefix("2 of 9 cases of actions ran"))
    #expect(!text.contains("  .add"))
  }
}
