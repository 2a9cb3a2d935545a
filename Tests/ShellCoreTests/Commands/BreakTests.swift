import Testing

@testable import ShellCore

@Suite("break")
@MainActor
struct BreakTests {
  @Test(
    "`break` stops after the action that makes a condition true, inside a chain of effect actions")
  func condition() async throws {
    try await expectTranscript(
      """
      Diary> break when count > 10
      Diary> .burst
      ...
      Diary.State(
      -   count: 10,
      +   count: 11,
      ...
      stopped by `break when count > 10` after action 2: Diary changed count 10 -> 11
      `continue` goes on with what follows; `undo` takes the line back
      Diary> state count
      11
      Diary> .add(1)
      error: `break` has stopped the feature
        .add(1)
        ^ expected `continue`, or `undo` to take the line back
      Diary> continue
      effect 1 ([..]) sent:
      ...
      Diary> state count
      13
      Diary> continue
      error: nothing is held back: no action and no effect waits to go on
      """.replacing("\nDiary.State(", with: "\n  Diary.State("), on: diarySession())
  }

  @Test("A test of a session that is stopped skips what follows")
  func stoppedExport() async {
    let session = await diarySession()
    for line in ["break when count > 10", ".burst"] { _ = await session.evaluate(line) }
    let text = await session.evaluate("export test").text
    #expect(
      text.contains(
        "await store.skipReceivedActions(strict: false)\n    await store.skipInFlightEffects(strict: false)\n  }"
      ), "\(text)")
    _ = await session.evaluate("continue")
    #expect(!(await session.evaluate("export test").text.contains("strict: false")))
  }

  @Test("Effects that time travel has ended while they were stopped would go on in a test")
  func travelAfterStop() async {
    let session = await diarySession(
      after: "break when count > 10", ".burst", "continue", "break none", "undo", ".add(1)")
    #expect(
      await session.evaluate("export test").text
        == "error: cannot export this session as a test: time travel ended effects that `break` had stopped; in a test, they go on"
    )
  }

  @Test("The scenario of a stopped session stops at the same actions")
  func export() async throws {
    let session = await diarySession(
      after: "break when count > 10", ".burst", "continue", "break none", ".add(1)")
    let text = await session.evaluate("export scenario").text
    let lines = text.split(separator: "\n").filter { $0.contains("> ") }.map {
      String($0.drop { $0 != ">" }.dropFirst(2))
    }
    #expect(
      lines.filter { !$0.contains("-") } == [
        "load diary", "break when count > 10", ".burst", "continue", "break none", ".add(1)",
      ])
  }

  @Test("Breakpoints on fields that the feature does not have are in no export")
  func exportOfAnotherFeature() async throws {
    let session = await diarySession(after: "break on count", ".add(1)", "load tower")
    _ = await session.evaluate(".middle.leaf.grow")
    let text = await session.evaluate("export scenario").text
    #expect(text.contains("> .middle.leaf.grow"))
    #expect(!text.contains("break on count"))
    // It stays for the feature that has the field.
    _ = await session.evaluate("load diary")
    _ = await session.evaluate(".add(1)")
    #expect(await session.evaluate("export scenario").text.contains("> break on count"))
  }

  @Test("A live clock does not go on while the feature is stopped")
  func live() async {
    let session = await diarySession(after: "clock live", ".nap(1)", "break on count", ".burst")
    #expect(session.parts.features.running?.store.holdsWork == true)
    #expect(session.catchUp().text.isEmpty)
  }

  @Test("The reducer in a child is named with its feature")
  func child() async throws {
    let output = await session(
      after: "load tower", "break on middle.steps"
    ).evaluate(".middle.step(by: 1)").text
    #expect(output.contains("Middle changed steps 0 -> 1"), "\(output)")
  }
}
