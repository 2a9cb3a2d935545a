import Testing

@testable import ShellCore

@Suite("undo and redo")
@MainActor
struct UndoTests {
  @Test("Before the first load there is nothing to undo, and arguments are errors")
  func errors() async throws {
    try await expectTranscript(
      """
      tca> undo
      error: nothing to undo
      tca> redo
      error: nothing to redo
      tca> undo 3
      error: nothing to undo
      tca> redo it
      error: `redo` takes no arguments
        redo it
             ^ expected the end of the line; it restores one change; `goto N` goes to the state after action N
      tca> load diary
      ...
      Diary> undo
      error: nothing to undo
      """, on: Session(features: [Diary.feature]))
  }

  @Test("Commands that change nothing cannot be undone")
  func nothingChanged() async throws {
    let session = await diarySession(after: ".add(1)", "state", "log", "scope x", "format", ".nope")
    #expect(await session.type("cancel 7", "advance 0s", "undo") == "undid 1  .add(1)")
  }

  @Test("An action that is repeated after `undo` prints the same output")
  func again() async {
    let lines = [".id", ".roll", ".burst", ".nap(1)", "advance", ".time"]
    let session = await diarySession(after: ".id", "advance 1s")
    var first: [String] = [], second: [String] = []
    for line in lines { first.append(await session.type(line)) }
    for _ in lines { await session.type("undo") }
    for line in lines { second.append(await session.type(line)) }
    #expect(first == second)
  }

  @Test("`undo` reverts a reset")
  func overReset() async {
    let session = await diarySession(after: ".id", ".id", "undo", "reset", ".add(3)", "undo")
    #expect(await session.type("undo") == "undid reset: back to Diary")
    #expect(session.diary?.ids.count == 1)
    #expect(await session.type("redo") == "redid reset")
    #expect(await session.type("redo") == "redid 1  .add(3)")
    #expect(session.diary == Diary.State(count: 3))
    #expect(await session.type("undo", "undo", ".id", "redo") == "error: nothing to redo")
    #expect(session.diary?.ids.count == 2)
  }

  @Test("A load that fails does not end the running feature")
  func failedLoad() async {
    let session = await diarySession(after: ".id", "load nothing", "load form agee: 1")
    #expect(await session.type("undo") == "undid 1  .id")
  }
}
