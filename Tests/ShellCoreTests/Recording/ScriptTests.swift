import TestSupport
import Testing

@testable import ShellCore

@Suite("Sessions as scenarios")
@MainActor
struct ScriptTests {
  @Test(
    "The scenario of a random session leads another session to the same state",
    arguments: seeds(24))
  func randomLines(seed: UInt64) async throws {
    for isLive in [false, true] {
      var random = RandomSession(seed: seed, isLive: isLive)
      _ = await random.session.evaluate("load everything")
      for _ in 0..<6 {
        await random.type(15)
        try await check(random.session, random.typed)
      }
    }
  }

  private func check(
    _ session: Session, _ typed: [String], on other: Session = RandomSession.makeSession()
  ) async throws {
    let text = try script(session)
    let scenario = try ScenarioReader.read(Array(text.utf8), path: "session.md")
    let report = await ScenarioPlayer.play(scenario, on: other)
    let lines = typed.joined(separator: "\n")
    #expect(report.isSuccess, Comment(rawValue: "\(lines)\n\(report.failureText)"))
    #expect(
      String(customDumping: other.parts.features.running?.store.state)
        == String(customDumping: session.parts.features.running?.store.state))
  }

  @Test("A scenario contains the lines since the load, without undone ones")
  func straight() async throws {
    let session = await session(after: "load shop", ".pay(2)", ".pay(3)", "undo", "state total")
    let text = try script(session)
    #expect(
      text == """
        # Shop

        ```tca
        tca> load shop
        Shop.State(
          cart: Lamp.State(isOn: false),
          total: 0
        )
        Try: actions   .basket(.press)   scope cart
        Shop> .pay(2)
        received action:
          Shop.Action.pay(2)
          Shop.State(
            cart: Lamp.State(isOn: false),
        -   total: 0
        +   total: -2
          )
        Shop> state total
        -2
        ```
        """ + "\n")
  }

  @Test("Lines that `redo` restored are included")
  func redone() async throws {
    let session = await session(
      after: "format labels", "load shop", ".pay(2)", ".pay(3)", "undo", "redo", ".pay(4)",
      "reset", "undo", "help")
    let commands = try typed(session)
    #expect(
      commands == ["load shop", "format labels", ".pay(2)", ".pay(3)", ".pay(4)"])
  }

  @Test("A scope that time travel restored is entered by a command")
  func bridge() async throws {
    let session = await session(
      after: "load tower", "scope middle", ".step(by: 1)", "root", ".rebuild", "undo", "undo",
      ".step(by: 2)", "state")
    let commands = try typed(session)
    #expect(commands == ["load tower", "scope middle", ".step(by: 2)", "state"])
  }

  @Test(
    "Undone lines are included if views appeared with them, because `undo` does not let these appear again",
    arguments: [
      (
        ["screen", ".doorButtonTapped", "screen", "undo", "tap Door"],
        ["screen", ".doorButtonTapped", "screen", "goto 2", "tap Door"]
      ),
      (
        ["screen", ".doorButtonTapped", "screen", "undo", "undo", ".noted(\"a\")", "tap Door"],
        ["screen", ".doorButtonTapped", "screen", "goto 1", ".noted(\"a\")", "tap Door"]
      ),
      (["screen", ".doorButtonTapped", "undo", "tap Door"], ["screen", "tap Door"]),
      (
        ["screen", ".doorButtonTapped", "screen", "undo", "redo", "tap Door"],
        ["screen", ".doorButtonTapped", "screen", "undo", "redo", "tap Door"]
      ),
    ])
  func appearance(lines: [String], expected: [String]) async throws {
    let session = fixtureSession()
    for line in ["load greeter", "format labels"] + lines { _ = await session.evaluate(line) }
    #expect(try typed(session) == ["load greeter", "format labels"] + expected)
    try await check(session, lines, on: fixtureSession())
  }

  @Test("Errors and commands about the shell itself are omitted")
  func errors() async throws {
    let session = await session(
      after: "load shop", ".nope", "explain", "help", "features", "undo", "clock", "hints off")
    let commands = try typed(session)
    #expect(commands == ["load shop"])
  }

  @Test("Passed time becomes `advance` if the feature depends on it")
  func time() async throws {
    let (session, _) = await Beacon.session()
    let time = Moments(session)
    session.clock.mode = .live
    time.pass(.seconds(2))
    _ = session.catchUp()
    await session.type("state")
    var commands = try typed(session)
    #expect(commands == ["load beacon", "format labels", "state"])
    await session.type(".start")
    time.pass(.milliseconds(400))
    _ = session.catchUp()
    time.pass(.milliseconds(600))
    _ = session.catchUp()
    await session.type("state")
    commands = try typed(session)
    #expect(
      commands == [
        "load beacon", "format labels", "state", ".start", "advance 1s", "state",
      ])
  }

  @Test("An external result becomes `wait`")
  func arrival() async throws {
    let (session, answer) = await Beacon.session()
    await session.type(".ask")
    answer("ahoy")
    while await session.somethingToCatchUp(), session.catchUp().text.isEmpty {}
    let commands = try typed(session)
    #expect(commands == ["load beacon", "format labels", ".ask", "wait"])
  }

  @Test("Before a load there is no scenario")
  func nothing() {
    #expect(throws: InputError.self) { try script(fixtureSession()) }
  }

  private func script(_ session: Session) throws -> String {
    let title = try session.parts.features.require().feature.name, entries = session.parts.entries
    return SessionScript.scenario(
      of: entries.path(isTyped: true), to: entries.moment, title: title, .none)
  }

  private func typed(_ session: Session) throws -> [String] {
    let text = try script(session)
    return try ScenarioReader.read(Array(text.utf8), path: "").blocks.flatMap(\.steps)
      .map(\.command)
  }
}
