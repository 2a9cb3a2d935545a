import Testing

@testable import ShellCore

@Suite("Time travel")
@MainActor
struct TravelTests {
  @Test("After 10,000 actions, time travel returns to the initial state and dependencies")
  func thereAndBack() async throws {
    let session = await diarySession(after: "hide *")
    var ends: [Diary.State] = []
    for round in 0..<8_000 {
      let line = [".add(1)", ".burst", ".id", ".roll", ".time", ".twice", ".add(2)", "advance 1s"][
        round % 8]
      await session.type(line)
      if round % 1_000 == 999 { ends.append(try #require(session.diary)) }
    }
    let store = try #require(session.parts.features.running?.store), log = store.snapshots
    let last = log.last, end = session.diary, environment = store.environment
    #expect(last == 10_000)
    for number in stride(from: last, through: 0, by: -1) {
      #expect(await session.type("goto \(number)").hasPrefix("at \(number) of \(last)"))
    }
    #expect(session.diary == Diary.State())
    #expect(await session.type("goto \(last)").hasPrefix("at \(last) of"))
    #expect(session.diary == end)
    for _ in 0..<8_000 { _ = await session.evaluate("undo") }
    #expect(session.diary == Diary.State())
    for round in 0..<8_000 {
      #expect(await !session.evaluate("redo").isError)
      if round % 1_000 == 999 { #expect(session.diary == ends[round / 1_000]) }
    }
    #expect(session.diary == end)
    #expect(store.environment == environment)
  }

  @Test("After time travel, UUIDs, random numbers and dates continue as before")
  func dependencies() async {
    let lines = [".id", ".roll", ".time", "advance 1s", ".id", ".roll", ".time"]
    let still = await diarySession(), travelled = await diarySession()
    for line in lines { await still.type(line) }
    for line in lines {
      await travelled.type(line, line, ".id", ".roll", "undo", "undo", "undo")
    }
    #expect(still.diary == travelled.diary)
    #expect(
      still.parts.features.running?.store.clock.now
        == travelled.parts.features.running?.store.clock.now)
  }

  @Test("A task that outlives its effect does not change the state")
  func detached() async {
    let session = await diarySession(after: ".add(1)", ".detach", "undo", "advance 5s")
    #expect(session.diary?.count == 1)
    #expect(session.parts.features.running?.store.snapshots.position == 1)
  }

  @Test("An effect that ignores its cancellation is abandoned")
  func sleepless() async {
    let session = await diarySession(after: ".id", ".sleepless")
    #expect(await session.type("undo").hasPrefix("undid 2  .sleepless\ncancelled effect 1 ("))
    #expect(await session.type("effects") == "no effects")
    await session.type(".id")
    #expect(session.diary?.ids == [UUID(0), UUID(1)])
    #expect(session.parts.features.running?.store.snapshots.position == 2)
  }

  @Test("`load` names the effects of the previous feature that it cancels")
  func load() async {
    let session = await diarySession(after: ".nap(5)")
    let text = await session.type("load shop")
    #expect(
      text.hasPrefix("ended Diary (undo restores it)\ncancelled effect 1 (Diary.swift:52)\n"))
    #expect(await session.type("undo", "effects").hasPrefix("1  cancelled by `load`  "))
    await session.type(".nap(1)")
    #expect(
      await session.type("reset").hasPrefix("cancelled effect 2 (Diary.swift:52)\nDiary.State"))
  }

  @Test("Action numbers continue after a feature was stopped, and `undo` restores the state before")
  func stopped() async {
    let session = await session(after: "load endless", ".step", ".spin", ".step")
    #expect(session.parts.features.running?.store.snapshots.position == 3)
    #expect(await session.type("undo") == "undid 3  .step")
    #expect(await session.type("undo", "state count") == "1")
  }

  @Test("A visible view observes the state after time travel")
  func observers() async {
    let session = await diarySession(after: ".add(1)", ".add(2)", "undo")
    #expect(await session.type("state count") == "1")
  }
}
