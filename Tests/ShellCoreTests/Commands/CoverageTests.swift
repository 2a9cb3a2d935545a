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

  private enum WithoutValues {
    case row(Never)
    case tapped
  }

  @Test("A case whose value cannot exist does not count")
  func withoutValues() {
    #expect(ActionCoverage(WithoutValues.self).missing == [".tapped"])
  }

  @Test("A stack has its own actions beside those of its elements")
  func stack() {
    var coverage = ActionCoverage(Harbor.Action.self)
    let own = [".path.popFrom", ".path.push"]
    #expect(coverage.missing.filter(own.contains) == own)
    let dock = Dock.State(log: Shared(value: []), ships: Shared(value: 0))
    coverage.add(Harbor.Action.path(.push(id: 0, state: dock)))
    #expect(coverage.missing.filter(own.contains) == [".path.popFrom"])
    coverage.add(Harbor.Action.path(.popFrom(id: 0)))
    #expect(coverage.missing.filter(own.contains) == [])
    #expect(coverage.missing.contains(".path.note"))
    coverage.add(Harbor.Action.path(.element(id: 0, action: .note)))
    #expect(!coverage.missing.contains(".path.note"))
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
