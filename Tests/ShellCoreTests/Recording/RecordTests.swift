@testable import ComposableShell
import TestSupport
import Testing

@testable import ShellCore

@Suite("record")
@MainActor
final class RecordTests {
  private let folder = TemporaryFolder()
  private var file: String { folder.path("lesson.md") }

  private func session() -> Session { fixtureSession(folder: folder.path) }

  private func text(_ name: String = "lesson.md") throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test("Each command is written with its output, and the file is complete after each one")
  func writes() async throws {
    let session = session()
    #expect(await session.type("record lesson.md") == "recording to lesson.md")
    #expect(try text() == "")
    await session.type("load shop")
    let one = """
      ```tca
      tca> load shop
      Shop.State(
        cart: Lamp.State(isOn: false),
        total: 0
      )
      Try: actions   .basket(.press)   scope cart
      """
    #expect(try text() == one + "\n```\n")
    await session.type("state total")
    let two = one + "\nShop> state total\n0"
    #expect(try text() == two + "\n```\n")
    #expect(await session.type("record stop") == "recorded 2 commands to lesson.md")
    await session.type("state total")
    #expect(try text() == two + "\n```\n")
  }

  @Test("A recording begins with the commands that reproduce the current state")
  func prelude() async throws {
    let session = session()
    await session.type("load shop", ".pay(2)", "undo", ".pay(3)", "scope cart", "record lesson.md")
    await session.type("state")
    #expect(
      try text() == """
        ```tca
        tca> load shop
        ...
        Shop> .pay(3)
        ...
        Shop> scope cart
        ...
        Shop.cart> state
        Lamp.State(isOn: false)
        ```

        """)
  }

  @Test(
    "Errors, comments and lines without output are recorded; commands about the recording are not")
  func lines() async throws {
    let session = session()
    await session.type(
      "record lesson.md", "load shop", "# a remark", "format labels", ".nope", "record",
      "clock live",
      "note", "help nothing", "record lesson.md", "quit")
    #expect(
      try commands() == [
        "load shop", "# a remark", "format labels", ".nope", "help nothing",
      ])
    try await expectGreen()
  }

  @Test("`quit` ends the recording and says so")
  func quit() async {
    let session = session()
    await session.type("record lesson.md", "features")
    #expect(
      await session.evaluate("quit")
        == Output(text: "recorded 1 command to lesson.md", ends: true))
  }

  @Test(
    "`record off` stops the recording as `record stop` does", arguments: ["stop", "off", "end"])
  func stop(word: String) async {
    let session = session()
    await session.type("record lesson.md", "features")
    #expect(await session.type("record \(word)") == "recorded 1 command to lesson.md")
  }

  @Test("Without an argument, `record` shows the status")
  func status() async {
    let session = session()
    #expect(
      await session.type("record") == "nothing is being recorded; `record FILE` starts a recording")
    await session.type("record lesson.md", "features")
    #expect(await session.type("record") == "recording to lesson.md, 1 command so far")
  }

  @Test("The clock is manual during a recording and live again after it")
  func clock() async throws {
    let session = session()
    session.clock.mode = .live
    #expect(
      await session.type("record lesson.md")
        == "recording to lesson.md; the clock is now manual, `advance` moves it")
    #expect(session.clock.mode == .manual)
    #expect(
      await session.type("clock live") == """
        error: the clock cannot be live during a recording
          clock live
                ^ expected `advance`, or `record stop` first
        """)
    await session.type("record stop")
    #expect(session.clock.mode == .live)
  }

  @Test("An external result between lines becomes `wait` in the file")
  func arrival() async throws {
    let (session, answer) = await Beacon.session()
    await session.type("record \(file)", ".ask")
    answer("ahoy")
    while await session.somethingToCatchUp(), session.catchUp().text.isEmpty {}
    await session.type("state answer")
    #expect(
      try commands() == ["load beacon", "format labels", ".ask", "wait", "state answer"])
  }

  @Test("Time travel cannot go back to before the recording")
  func travel() async throws {
    let session = session()
    await session.type("load tower", "load shop", ".pay(1)", "record lesson.md", ".pay(2)")
    #expect(await session.type("undo") == "undid 2  .pay(2)")
    #expect(
      await session.type("undo") == """
        error: the recording starts here
          undo
          ^ expected `record stop` first
        """)
    #expect(await session.type("goto 0").hasPrefix("error: the recording starts here"))
    await session.type("redo", "record stop", "undo", "undo")
    #expect(await session.type("undo") == "undid load shop: back to Tower")
    #expect(try commands() == ["load shop", ".pay(1)", ".pay(2)", "undo", "redo"])
    try await expectGreen()
  }

  @Test("Lines that were undone before the recording cannot be restored during it")
  func undone() async throws {
    let session = session()
    await session.type("load shop", ".pay(1)", "undo", "record lesson.md")
    #expect(await session.type("redo") == "error: nothing to redo")
    try await expectGreen()
  }

  @Test("File names are relative to the folder of the recording")
  func paths() async throws {
    try folder.write("one.md", "```tca\n> load shop\n```\n")
    try folder.makeFolder("talks")
    let session = session()
    await session.type("record talks/lesson.md", "replay one.md", "replay none.md")
    #expect(try commands("talks/lesson.md") == ["replay ../one.md", "replay ../none.md"])
    try await expectGreen("talks/lesson.md")
  }

  @Test("An explanation of an error that is not recorded may differ")
  func explanation() async throws {
    let session = session()
    await session.type("load shop", ".pay(2)", "record lesson.md", "undo", "explain", "state total")
    #expect(try commands().suffix(2) == ["explain", "state total"])
    try await expectGreen()
  }

  @Test("A block that contains backticks has a longer fence")
  func fences() async throws {
    let session = session()
    await session.type("record lesson.md", "load form", "set name ```` and more", "state name")
    #expect(try text().contains("\n```\n\n`````tca\n"))
    try await expectGreen()
  }

  @Test("A line that a file cannot contain is omitted")
  func unwritten() async throws {
    let session = session()
    await session.type("record lesson.md", "load shop", "state\0", "state\ntotal")
    #expect(try commands() == ["load shop"])
  }

  @Test("Screens are recorded at 80 columns at every terminal, also those drawn before")
  func width() async throws {
    let session = session()
    session.display.screen = ScreenSettings(width: 20, boxes: .ascii)
    await session.type("load kitchen", "screen", "record lesson.md", "screen")
    try await expectGreen()
  }

  @Test(
    "The recording of a random session replays with the same output",
    arguments: seeds(from: 100, 24))
  func randomLines(seed: UInt64) async throws {
    var random = RandomSession(seed: seed, isLive: !seed.isMultiple(of: 2))
    await random.session.type("load everything")
    await random.type(40)
    await random.session.type("record \(file)")
    await random.type(60)
    #expect(await random.session.type("record stop").hasPrefix("recorded "))
    let typed = random.typed.joined(separator: "\n")
    let scenario = try ScenarioFile.read(file, in: LocalFileSystem())
    let report = await ScenarioPlayer.play(scenario, on: RandomSession.makeSession())
    #expect(report.isSuccess, Comment(rawValue: "\(typed)\n\(report.failureText)"))
  }

  private func commands(_ name: String = "lesson.md") throws -> [String] {
    try ScenarioFile.read(folder.path(name), in: LocalFileSystem()).blocks.flatMap(\.steps).map(
      \.command)
  }

  private func expectGreen(
    _ name: String = "lesson.md", sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let path = folder.path(name)
    let session = fixtureSession(folder: ScenarioFile.folder(of: path))
    let report = await ScenarioPlayer.play(
      try ScenarioFile.read(path, in: LocalFileSystem()), on: session)
    let comment = Comment(rawValue: report.failureText)
    #expect(report.isSuccess, comment, sourceLocation: sourceLocation)
  }
}
