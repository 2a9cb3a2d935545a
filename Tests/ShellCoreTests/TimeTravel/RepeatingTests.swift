import Testing

@testable import ShellCore

@Suite("skip and move")
@MainActor
struct RepeatingTests {
  @Test("`skip` repeats the other lines, shows what changed, and one `undo` takes it back")
  func skip() async throws {
    try await expectTranscript(
      #"""
      Diary> .add(1)
      ...
      Diary> .add(2)
      ...
      Diary> .id
      ...
      Diary> skip 1
      skipped 1  .add(1)
      repeated 2 lines, 1 with other changes
      .add(2)  differs
        was  .add(2)  count 1 -> 3
        now  .add(2)  count 0 -> 2
        Diary.State(
      -   count: 3,
      +   count: 2,
          ids: […],
          rolls: [],
          times: []
        )
      Diary> log
      load diary  3 actions
      skip 1
      1  typed  .add(2)                                count 0 -> 2
      2  typed  .id                                    ids[0] added
      Diary> undo
      undid skip 1: back to Diary
      Diary> state count
      3
      Diary> redo
      redid skip 1
      Diary> state count
      2
      Diary> undo
      undid skip 1: back to Diary
      Diary> .add(5)
      ...
      Diary> state count
      8
      """#, on: diarySession())
  }

  @Test("What follows from the action is left out with it, and effects run again")
  func effects() async throws {
    try await expectTranscript(
      """
      Diary> .burst
      ...
      Diary> .nap(1)
      ...
      Diary> advance 1s
      ...
      Diary> skip 2
      error: action 2 was sent by effect 1
        skip 2
             ^ expected an action that was typed, such as 1, which has caused it
      Diary> skip 1
      skipped 1  .burst
      repeated 2 lines, 1 with other changes
      ...
      1 effect was started again
      ...
      """, on: diarySession())
  }

  @Test("`move` types a line in the place of another one")
  func move() async throws {
    try await expectTranscript(
      """
      Diary> .id
      ...
      Diary> .add(1)
      ...
      Diary> .time
      ...
      Diary> move 3 to 1
      moved 3 to 1  .time
      repeated 3 lines, the same changes
      the state is the same as before
      Diary> log
      load diary  3 actions
      move 3 to 1
      1  typed  .time                                  times[0] added
      2  typed  .id                                    ids[0] added
      3  typed  .add(1)                                count 0 -> 1
      Diary> move 1 to 3
      moved 1 to 3  .time
      ...
      Diary> log 1
      3  typed  .time                                  times[0] added
      """, on: diarySession())
  }

  @Test("Each wrong number has an error")
  func invalid() async throws {
    try await expectTranscript(
      """
      Diary> .add(1)
      ...
      Diary> undo
      ...
      Diary> skip 1
      error: action `1` was undone
        skip 1
             ^ `redo` restores it
      Diary> skip 7
      error: action `7` does not exist
        skip 7
             ^ no action has been sent yet
      Diary> redo
      ...
      Diary> skip
      error: `skip` needs an action's number
        skip
            ^ expected a number from `log`; in the course, `next` opens the next exercise
      Diary> move
      error: `move` needs the numbers of two actions
        move
            ^ expected `move 3 to 1`
      Diary> move 1
      error: `move` needs the numbers of two actions
        move 1
              ^ expected `move 3 to 1`
      Diary> move 1 2
      error: unexpected `2`
        move 1 2
               ^ expected to
      Diary> move 1 to
      error: `move` needs a second number
        move 1 to
                 ^ expected a number
      Diary> move 1 to 1 1
      error: `move` takes two numbers
        move 1 to 1 1
                    ^ expected the end of the line
      Diary> move 1 to 1
      error: actions 1 and 1 belong to the same line
        move 1 to 1
                  ^ expected an action of another line; `log` lists them
      Diary> move x to 1
      error: action `x` does not exist
        move x to 1
             ^ expected 1
      """, on: diarySession())
  }

  @Test("In the middle of a line, the history cannot be repeated")
  func middle() async throws {
    try await expectTranscript(
      """
      Diary> .burst
      ...
      Diary> goto 2
      ...
      Diary> skip 1
      error: `goto 2` went into the middle of a line, so the lines cannot be repeated
      """, on: diarySession())
  }

  @Test("The export contains the repeated history")
  func export() async throws {
    let session = await diarySession(after: ".add(1)", ".add(2)", "skip 1")
    let test = await session.evaluate("export scenario").text
    #expect(test.contains("> .add(2)") && !test.contains("> .add(1)"))
  }

  @Test("`redo` and `goto` name the effects that were in flight and are not restored")
  func lostEffects() async throws {
    try await expectTranscript(
      """
      Diary> .nap(5)
      ...
      Diary> .add(1)
      ...
      Diary> goto 1
      at 1 of 2  .nap(5)
      cancelled effect 1 ([..])
      Diary> redo
      redid 2  .add(1)
      not restored: effect 1 ([..])
      Diary> goto 0
      at 0 of 2  the initial state
      Diary> goto 2
      at 2 of 2  .add(1)
      not restored: effect 1 ([..])
      """, on: diarySession())
  }
}
