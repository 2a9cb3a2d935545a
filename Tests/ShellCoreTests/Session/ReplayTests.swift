import Testing

@testable import ShellCore

@Suite("replay")
@MainActor
final class ReplayTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inner"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ commands: String...) throws {
    let text = "# \(name)\n```tca\n\(commands.joined(separator: "\n"))\n```\n"
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func session() -> Session { fixtureSession(folder: folder.path) }

  @Test("The commands of the file run in this session and are shown with their current output")
  func plays() async throws {
    try write("a.md", "> load shop", "> .pay(2)", "not expected", "> scope cart")
    let session = session()
    let output = await session.evaluate("replay a.md")
    #expect(
      output.text == """
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

        Shop> scope cart
        Lamp.State(isOn: false)
        """)
    #expect(session.prompt == "Shop.cart")
  }

  @Test("Settings that the file changes are restored after it")
  func settings() async throws {
    try write("a.md", "> load shop", "> format labels", "> hide .pay", "> trace on", "> hints off")
    let session = session()
    _ = await session.evaluate("format changed")
    _ = await session.evaluate("replay a.md")
    #expect(await session.evaluate("format").text == "format is changed")
    #expect(await session.evaluate("hide").text == "nothing is hidden")
    #expect(await session.evaluate("trace").text == "trace is off")
    #expect(await session.evaluate("hints").text == "hints are on")
  }

  @Test(
    "A scenario of the program is found from any folder, unless the folder has one of that name")
  func library() async throws {
    try write("inner/a.md", "> load shop")
    try write("b.md", "> load shop")
    let session = fixtureSession(folder: folder.appending(path: "inner").path)
    session.workspace.library = folder.path
    #expect(await session.evaluate("replay b.md").text.contains("Shop.State("))
    #expect(await session.evaluate("replay a.md").text.contains("Shop.State("))
    #expect(await session.evaluate("replay inner/missing.md").isError)
  }

  @Test("The replay continues after an error")
  func error() async throws {
    try write("a.md", "> nonsense", "> load shop")
    let session = session()
    #expect(await !session.evaluate("replay a.md").isError)
    #expect(session.prompt == "Shop")
  }

  @Test("A nested replay is relative to the folder of its own file")
  func nested() async throws {
    try write("a.md", "> replay inner/b.md", "> state")
    try write("inner/b.md", "> replay c.md")
    try write("inner/c.md", "> load shop")
    let session = session()
    let text = await session.evaluate("replay a.md").text
    #expect(text.hasPrefix("tca> replay inner/b.md\ntca> replay c.md\ntca> load shop\n"))
    #expect(session.prompt == "Shop")
    #expect(await session.evaluate("replay b.md").text.contains("does not exist"))
  }

  @Test("A file cannot replay itself under any name")
  func itself() async throws {
    try write("a.md", "> replay ./a.md", "> replay inner/../a.md", "> replay inner/link.md")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "inner/link.md"),
      withDestinationURL: folder.appending(path: "a.md"))
    let text = await session().evaluate("replay a.md").text
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("error") } == [
        "error: ./a.md is already being replayed", "error: inner/../a.md is already being replayed",
        "error: inner/link.md is already being replayed",
      ])
  }

  @Test("`quit` ends the file but not the session")
  func quits() async throws {
    try write("a.md", "> load shop", "> quit", "> load tower")
    let session = session()
    #expect(await !session.evaluate("replay a.md").ends)
    #expect(session.prompt == "Shop")
  }

  @Test("Ctrl-C stops the replay after the running command")
  func interrupted() async throws {
    try write("a.md", "> load shop", "> load tower")
    let session = session()
    session.interruption.request()
    _ = await session.evaluate("replay a.md")
    #expect(session.prompt == "Shop")
  }

  @Test("A file that is not a scenario is one error that names the file")
  func unreadable() async throws {
    try Data("text\n```tca\n> load shop\n".utf8).write(to: folder.appending(path: "open.md"))
    try Data([0xff, 0xfe]).write(to: folder.appending(path: "binary.md"))
    let path = folder.path
    let session = session()
    let fixed = [
      ("replay", "error: `replay` needs a file\n  replay\n        ^ expected a scenario file"),
      (
        "replay no.md",
        "error: the file `\(path)/no.md` does not exist\n  replay no.md\n         ^ expected a scenario file"
      ),
      (
        "replay inner",
        "error: `\(path)/inner` is a folder\n  replay inner\n         ^ expected a scenario file"
      ),
    ]
    for (line, text) in fixed {
      #expect(await session.evaluate(line) == Output(text: text, isError: true))
    }
    for name in ["open.md", "binary.md"] {
      let output = await session.evaluate("replay \(name)")
      #expect(output.isError)
      #expect(output.text.hasPrefix("error: \(path)/\(name) is not a scenario\n\(path)/\(name):"))
    }
    #expect(session.prompt == "tca")
  }
}
