import Testing

@testable import ShellCore

@Suite("clock")
@MainActor
struct ClockTests {
  @Test("The clock is manual by default, and `clock` shows its mode")
  func mode() async throws {
    try await expectTranscript(
      """
      Beacon> clock
      clock is manual, now 0s
      Beacon> advance 2s
      now 2s
      Beacon> clock manual
      clock is manual, now 2s
      Beacon> clock live
      clock is live, now 2s
      Beacon> clock fast
      error: the clock is live or manual, not `fast`
        clock fast
              ^ expected live or manual
      """, on: Beacon.session().session)
  }

  @Test("A manual clock does not follow real time")
  func manual() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    _ = await session.evaluate(".start")
    time.pass(.seconds(5))
    #expect(session.catchUp() == Output())
    #expect(session.parts.time.nextWake == nil)
  }

  @Test("A live clock follows real time and wakes due effects, in separate blocks")
  func live() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    _ = await session.evaluate(".start")
    time.pass(.milliseconds(400))
    #expect(session.catchUp() == Output())
    #expect(session.parts.time.nextWake == time.start + .seconds(1))
    time.pass(.milliseconds(700))
    #expect(
      session.catchUp().text == """
        effect 1 (Beacon.swift:33, from action 1) sent:
        received action: Beacon.Action.flashed
        """)
    #expect(await session.evaluate("clock").text == "clock is live, now 1.1s")
  }

  @Test("A reload lets the time pass that passed without a line")
  func replayed() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    func passed() -> ([String], [Duration], Duration) {
      let (lines, rest) = session.parts.entries.journal.linesToReplay()
      return (lines.map(\.entry.line), lines.map(\.passed), rest)
    }
    session.clock.mode = .live
    _ = await session.evaluate(".start")
    #expect(passed() == ([".start"], [.zero], .zero))
    time.pass(.milliseconds(1_100))
    _ = session.catchUp()
    #expect(passed() == ([".start"], [.zero], .seconds(1)))
    _ = await session.evaluate(".stop")
    _ = await session.evaluate("advance 2s")
    #expect(
      passed() == ([".start", ".stop", "advance 2s"], [.zero, .milliseconds(1_100), .zero], .zero))
  }

  @Test("Fractions of a millisecond are not lost")
  func fractions() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    _ = await session.evaluate(".start")
    for _ in 1...10 {
      time.pass(.microseconds(1_700))
      _ = session.catchUp()
    }
    #expect(await session.evaluate("clock").text == "clock is live, now 17ms")
  }

  @Test("No time passes while nothing in the feature depends on it")
  func idle() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    time.pass(.seconds(3))
    _ = session.catchUp()
    #expect(await session.evaluate("clock").text == "clock is live, now 0s")
    _ = await session.evaluate(".start")
    time.pass(.milliseconds(500))
    _ = session.catchUp()
    #expect(await session.evaluate("clock").text == "clock is live, now 500ms")
  }

  @Test("A clock that was manual for an hour does not catch up")
  func lag() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    _ = await session.evaluate(".start")
    time.pass(.seconds(3_600))
    #expect(session.catchUp().text.split(separator: "\n").count == 4)
    #expect(await session.evaluate("clock").text == "clock is live, now 2s")
  }

  @Test("Time that passes while no feature is loaded is ignored")
  func withoutFeature() async {
    let session = fixtureSession()
    let time = Moments(session)
    session.clock.mode = .live
    time.pass(.seconds(9))
    #expect(session.catchUp() == Output())
    _ = await session.evaluate("load loader")
    #expect(await session.evaluate("clock").text == "clock is live, now 0s")
  }
}
