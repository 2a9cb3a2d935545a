import Foundation
import ScenarioFormat
import Testing

@testable import ShellCore

@Suite("A session as a scenario")
@MainActor
struct ScriptTests {
  @Test(
    "leads another session to the same place, wherever somebody went",
    arguments: 0..<24 as Range<UInt64>)
  func wandering(seed: UInt64) async throws {
    for isLive in [false, true] {
      var wanderer = Wanderer(seed: seed, isLive: isLive)
      _ = await wanderer.session.evaluate("load voyage")
      for _ in 0..<6 {
        await wanderer.wander(15)
        try await check(wanderer.session, wanderer.typed)
      }
    }
  }

  private func check(_ session: Session, _ typed: [String]) async throws {
    let text = try script(session)
    let scenario = try ScenarioReader.read(Array(text.utf8), path: "session.md")
    let other = Wanderer.makeSession()
    let report = await ScenarioPlayer.play(scenario, on: other)
    let lines = typed.joined(separator: "\n")
    #expect(report.isSuccess, Comment(rawValue: "\(lines)\n\(report.failureText)"))
    #expect(
      String(customDumping: other.context.loaded?.store.state)
        == String(customDumping: session.context.loaded?.store.state))
  }

  @Test("holds what was done since the load, without what was undone")
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

  @Test("what was brought back is in it again")
  func redone() async throws {
    let session = await session(
      after: "format labels", "load shop", ".pay(2)", ".pay(3)", "undo", "redo", ".pay(4)",
      "reset", "undo", "help")
    let commands = try typed(session)
    #expect(
      commands == ["load shop", "format labels", ".pay(2)", ".pay(3)", ".pay(4)"])
  }

  @Test("where the prompt came elsewhere by a journey, it says how to come there")
  func bridge() async throws {
    let session = await session(
      after: "load tower", "scope middle", ".step(by: 1)", "root", ".rebuild", "undo", "undo",
      ".step(by: 2)", "state")
    let commands = try typed(session)
    #expect(commands == ["load tower", "scope middle", ".step(by: 2)", "state"])
  }

  @Test("errors are not on the way, and neither is what is about the shell alone")
  func errors() async throws {
    let session = await session(
      after: "load shop", ".nope", "explain", "help", "features", "undo", "clock", "hints off")
    let commands = try typed(session)
    #expect(commands == ["load shop"])
  }

  @Test("time that passed by itself is moved by hand, if it means anything to the feature")
  func time() async throws {
    let (session, _) = await Beacon.session()
    let time = Moments(session)
    session.clockMode = .live
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
        "load beacon", "format labels", "advance 2s", "state", ".start", "advance 1s", "state",
      ])
  }

  @Test("what came from outside is waited for")
  func arrival() async throws {
    let (session, answer) = await Beacon.session()
    await session.type(".ask")
    answer("ahoy")
    while await session.somethingToCatchUp(), session.catchUp().text.isEmpty {}
    let commands = try typed(session)
    #expect(commands == ["load beacon", "format labels", ".ask", "wait"])
  }

  @Test("A session of 100,000 lines is exported in full")
  func long() async throws {
    let session = await session(after: "load shop")
    for _ in 0..<99_999 { await session.type("state total") }
    await session.type(".pay(2)")
    let commands = try typed(session)
    #expect(commands.count == 100_001)
    #expect(commands.last == ".pay(2)")
  }

  @Test("there is none before a load")
  func nothing() {
    #expect(throws: ShellError.self) { try script(fixtureSession()) }
  }

  private func script(_ session: Session) throws -> String {
    try session.context.exported(.scenario, to: nil, .swiftTesting)
  }

  private func typed(_ session: Session) throws -> [String] {
    let text = try script(session)
    return try ScenarioReader.read(Array(text.utf8), path: "").blocks.flatMap(\.steps)
      .map(\.command)
  }
}
