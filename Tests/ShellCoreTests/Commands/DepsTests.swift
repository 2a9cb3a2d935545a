import Testing

@testable import ShellCore

@Suite("deps")
@MainActor
struct DepsTests {
  @Test("A new date advances with the clock")
  func date() async throws {
    try await expectTranscript(
      """
      Diary> advance 1h
      now 3600s
      Diary> deps date 2030-12-24
      date      2030-12-24 00:00:00 UTC, moves with the clock
      Diary> advance 90m
      now 9000s
      Diary> deps
      date      2030-12-24 01:30:00 UTC, moves with the clock
      ...
      """, on: diarySession())
  }

  @Test("UUIDs count from the number that is set")
  func uuid() async throws {
    try await expectTranscript(
      """
      Diary> deps uuid 255
      uuid      incrementing, next 00000000-0000-0000-0000-0000000000FF
      Diary> deps uuid UUID(5)
      uuid      incrementing, next 00000000-0000-0000-0000-000000000005
      Diary> deps uuid 00000000-0000-0000-0000-00000000000A
      uuid      incrementing, next 00000000-0000-0000-0000-00000000000A
      Diary> deps uuid 10000000-0000-0000-0000-000000000000
      error: `10000000-0000-0000-0000-000000000000` is not a value for `deps uuid`
        deps uuid 10000000-0000-0000-0000-000000000000
                  ^ expected incrementing, or a number to count from
      Diary> deps uuid incrementing
      uuid      incrementing, next 00000000-0000-0000-0000-000000000000
      """, on: diarySession())
  }

  @Test("A seed determines the random numbers that follow")
  func random() async {
    let one = await diarySession(), other = await diarySession()
    for line in ["deps random 42"] { _ = await one.evaluate(line) }
    for line in ["deps random 7", "deps random 42"] { _ = await other.evaluate(line) }
    let numbers = [one, other].map { session in
      session.parts.features.running!.store.dependencies.random { $0.next() }
    }
    #expect(numbers[0] == numbers[1])
  }

  @Test("`undo` resets a dependency and `redo` sets it again")
  func travel() async throws {
    try await expectTranscript(
      """
      Diary> deps date 2030-12-24
      ...
      Diary> undo
      undid deps date 2030-12-24
      Diary> deps
      date      2024-01-01 00:00:00 UTC, moves with the clock
      ...
      Diary> redo
      redid deps date 2030-12-24
      Diary> deps
      date      2030-12-24 00:00:00 UTC, moves with the clock
      ...
      """, on: diarySession())
  }

  @Test("Errors name the invalid argument, and nothing is set")
  func errors() async throws {
    try await expectTranscript(
      """
      Diary> deps uid 3
      error: unknown dependency `uid`
        deps uid 3
             ^ expected date, uuid, random or storage; did you mean uuid?
      Diary> deps uuid x
      error: `x` is not a value for `deps uuid`
        deps uuid x
                  ^ expected incrementing, or a number to count from
      Diary> deps random -1
      error: `-1` is not a value for `deps random`
        deps random -1
                    ^ expected a seed: a non-negative number
      Diary> deps random
      error: `deps random` needs a value
        deps random
                   ^ expected a seed: a non-negative number
      Diary> deps date soon
      error: `date` takes a Date
      ...
      Diary> undo
      error: nothing to undo
      """, on: diarySession())
  }
}
