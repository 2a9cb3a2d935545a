import Testing

@testable import ShellCore

@Suite("Time travel with a live clock")
@MainActor
struct LiveHistoryTests {
  @Test("`undo` reverts effect actions together with the command before them")
  func sequel() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    await session.type(".start")
    for _ in 0..<3 {
      time.pass(.milliseconds(900))
      _ = session.catchUp()
    }
    #expect(
      await session.type("undo").hasPrefix("undid 1 to 3  .start and 2 more\ncancelled effect"))
    #expect(await session.type("clock") == "clock is live, now 0s")
    #expect(
      await session.type("redo").hasPrefix(
        "redid 1 to 3  .start and 2 more\nnot restored: effect 1 ("))
    #expect(await session.type("clock") == "clock is live, now 2.7s")
  }

  @Test("Passing time cannot be undone and does not discard undone commands")
  func time() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    await session.type(".stop", "undo")
    time.pass(.seconds(1))
    _ = session.catchUp()
    #expect(await session.type("undo") == "error: nothing to undo")
    #expect(await session.type("redo") == "redid 1  .stop")
  }

  @Test("Hidden actions between lines are counted by the next command")
  func hidden() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    await session.type("hide .flashed", ".start")
    for _ in 0..<3 {
      time.pass(.seconds(1))
      #expect(session.catchUp() == Output())
    }
    #expect(await session.type(".stop").hasSuffix("\n3 hidden"))
    #expect(await !session.type(".stop").contains("hidden"))
  }

  @Test("`undo` reverts everything that arrived during one `wait`")
  func waiting() async {
    let (session, answer) = await Beacon.session()
    await session.type(".ask")
    answer("ahoy")
    await session.type("wait")
    #expect(await session.type("undo").hasPrefix("undid 2  wait\nnot restored: effect 1 ("))
    #expect(await session.type("undo") == "undid 1  .ask")
    #expect(await session.type("redo", "redo") == "redid 2  wait")
    #expect(await session.type("state answer") == "\"ahoy\"")
  }

  @Test("A `wait` without a result cannot be undone, and time travel cancels external effects")
  func inVain() async {
    let (session, answer) = await Beacon.session()
    await session.type(".ask", "wait 1ms")
    #expect(await session.type("undo") == "undid 1  .ask\ncancelled effect 1 (Beacon.swift:30)")
    answer("too late")
    #expect(await session.type("wait 1ms", "state answer") == "\"\"")
    #expect(await session.type("effects") == "no effects")
  }
}
