import Testing

@testable import ShellCore

@Suite("wait")
@MainActor
struct WaitTests {
  @Test("`wait` lasts until no effect is external, and prints the results")
  func outside() async throws {
    let (session, answer) = await Beacon.session()
    _ = await session.evaluate(".ask")
    Task.detached { answer("ahoy") }
    #expect(
      await session.evaluate("wait").text == """
        effect 1 (Beacon.swift:30, from action 1) sent:
        received action: Beacon.Action.answered
        """)
    #expect(await session.evaluate("state answer").text == "\"ahoy\"")
  }

  @Test("Without external effects, `wait` returns immediately, even if effects are asleep")
  func nothing() async throws {
    try await expectTranscript(
      """
      Beacon> wait
      nothing to wait for
      Beacon> .start
      received action: Beacon.Action.start
      Beacon> wait
      nothing to wait for: the clock is manual, and `advance` moves it
      """, on: Beacon.session().session)
  }

  @Test("An effect that is still external after the given duration is named in an error")
  func timeOver() async throws {
    try await expectTranscript(
      """
      Beacon> .ask
      received action: Beacon.Action.ask
      Beacon> wait 1ms
      error: effect 1 (Beacon.swift:30) is still waiting for external work after 1ms
      Beacon> advance
      error: no effect is asleep on the clock; effect 1 (Beacon.swift:30) waits for external work: `wait` waits for its result
      Beacon> effects
      1  outside  Beacon.swift:30  from action 1
      """, on: Beacon.session().session)
  }

  @Test("`advance` notes what is external, but not an effect that a breakpoint holds back")
  func noteOfAdvance() async {
    let session = await Beacon.session().session
    for line in [".start", "break on flashes"] { _ = await session.evaluate(line) }
    #expect(await session.evaluate("advance 2s").note == nil)
    for line in ["break none", "continue", ".ask"] { _ = await session.evaluate(line) }
    #expect(
      await session.evaluate("advance 1s").note
        == "effect 2 (Beacon.swift:30) waits for external work: `wait` waits for its result")
  }

  @Test("Ctrl-C ends `wait` but not the effect")
  func interrupted() async {
    let (session, answer) = await Beacon.session()
    _ = await session.evaluate(".ask")
    session.interruption.request()
    #expect(await session.evaluate("wait").text == "error: stopped waiting")
    session.interruption.reset()
    answer("late")
    _ = await session.evaluate("wait")
    #expect(await session.evaluate("state answer").text == "\"late\"")
  }

  @Test("With a live clock, `wait` also waits for sleeping effects")
  func live() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    _ = await session.evaluate(".start")
    #expect(await session.evaluate("wait 1ms") == Output())
    time.pass(.seconds(1))
    #expect(
      await session.evaluate("wait 1ms").text == """
        effect 1 (Beacon.swift:33, from action 1) sent:
        received action: Beacon.Action.flashed
        """)
  }

  @Test("`wait` needs a feature, and its argument must be a duration")
  func errors() async throws {
    try await expectTranscript(
      """
      Beacon> wait soon
      error: `wait` takes a Duration
      ...
      Beacon> wait -1s
      error: the clock cannot go back
        wait -1s
             ^ expected a duration such as 500ms or 3s
      """, on: Beacon.session().session)
    try await expectTranscript(
      """
      tca> wait
      error: no feature is loaded[..]
      """)
  }
}
