import Testing

@testable import ShellCore

@Suite("Imported logs")
@MainActor
struct ImportedLogTests {
  private static let log = """
    App started
    received action:
      Counter.Action.plus
    - Counter.State(count: 0)
    + Counter.State(count: 1)

    2026-01-01 10:00:00 a print
    received action:
      Counter.Action.add(
        2,
        label: "x"
      )
    - Counter.State(count: 1)
    + Counter.State(count: 3)

    received action:
      Counter.Action.noop
      (No state changes)

    """

  private func session(_ text: String = log) async -> Session {
    let files = InMemoryFileSystem(["/logs/app.txt": text])
    return Session(features: [], folder: "/logs", files: files)
  }

  private func importing(_ text: String = log) async -> Session {
    let session = await session(text)
    _ = await session.evaluate("import log app.txt")
    return session
  }

  @Test("An import says what was read, and is at the end of the log")
  func summary() async {
    let session = await session()
    #expect(
      await session.type("import log app.txt") == """
        imported 3 blocks of 1 store in 18 lines; 2 other lines
        Counter.State(count: 3)
        Try: log   show 3   goto 0   export html page.html
        """)
    #expect(session.prompt == "CounterLog")
    #expect(await session.type("state count") == "3")
  }

  @Test("The log lists the actions of the app")
  func listing() async {
    let session = await importing()
    #expect(
      await session.type("log") == """
        1  imported  .plus                                  count 0 -> 1
        2  imported  .add(…)                                count 1 -> 3
        3  imported  .noop                                  no state changes
        """)
    #expect(
      await session.type("log count 1")
        == "2  imported  .add(…)                                count 1 -> 3")
  }

  @Test("A block is shown as the app printed it")
  func showing() async {
    let session = await importing()
    #expect(
      await session.type("show 2") == """
        received action:
          Counter.Action.add(
            2,
            label: "x"
          )
        - Counter.State(count: 1)
        + Counter.State(count: 3)

        """)
    _ = await session.evaluate("format labels")
    #expect(await session.type("show 1") == "received action: Counter.Action.plus")
  }

  @Test("Time travel goes from action to action")
  func travelling() async {
    let session = await importing()
    #expect(await session.type("undo") == "undid 3  .noop")
    #expect(await session.type("undo", "state count") == "1")
    #expect(await session.type("redo") == "redid 2  .add(…)")
    #expect(await session.type("goto 0", "state") == "Counter.State(count: 0)")
    #expect(await session.type("goto 3") == "at 3 of 3  .noop")
  }

  @Test("Without code, no action can be sent")
  func withoutCode() async {
    let session = await importing()
    let refusal =
      "error: an imported log has no code to run; `import log FILE as NAME` runs its actions in a feature"
    for line in [
      ".plus", "send plus", "actions", "effects", "reset", "export test", "explore",
      "explore until count = 3", "scope child", "set count 1",
    ] {
      #expect(await session.type(line) == refusal, "\(line)")
    }
    #expect(await session.type("state cuont").hasPrefix("error: the log shows no `cuont`"))
  }

  @Test("A scenario of the session imports the log and goes to the same action")
  func scenario() async {
    let session = await importing()
    let expected = """
      > import log app.txt
      imported 3 blocks of 1 store in 18 lines; 2 other lines
      """
    #expect(await session.type("export scenario").contains(expected))
    #expect(await session.type("export scenario").contains("> goto") == false)
    let exported = await session.type("goto 1", "state", "export scenario")
    #expect(exported.contains("> goto 1\n"))
    #expect(exported.contains("> state\nCounter.State(count: 1)"))
  }

  @Test("A diagram and a page show every action")
  func exports() async {
    let session = await importing()
    #expect(
      await session.type("export mermaid") == """
        sequenceDiagram
          actor You as The app
          participant Feature as CounterLog
          You->>Feature: .plus
          Note right of Feature: count 0 → 1
          You->>Feature: .add(…)
          Note right of Feature: count 1 → 3
          You->>Feature: .noop

        """)
    let page = await session.type("export html")
    #expect(page.contains("State at action 2"))
    #expect(page.contains("CounterLog&gt;"))
    #expect(page.contains("max=\"3\""))
  }

  @Test("Several stores are the fields of one state")
  func severalStores() async {
    let session = await importing(
      """
      received action:
        Cart.Action.add
      - Cart.State(items: 0)
      + Cart.State(items: 1)

      received action:
        User.Action.login
      - User.State(name: "")
      + User.State(name: "Blob")

      """)
    #expect(session.prompt == "AppLog")
    #expect(await session.type("state User.name") == "\"Blob\"")
    #expect(await session.type("goto 1", "state User.name") == "\"\"")
    #expect(await session.type("goto 2", "log User").contains("User.name \"\" -> \"Blob\""))
  }

  @Test("Control characters of a log are not printed")
  func controls() async {
    let session = await importing(
      "received action:\n  A.Action.b(\"\u{1b}[2J\u{7}\")\n- A.State(c: 0)\n+ A.State(c: 1)\n\n")
    for line in ["log", "show 1", "state", "goto 0", "goto 1"] {
      #expect(
        !(await session.type(line)).unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{7}" })
    }
  }

  @Test("A file that is missing, or no log, is an error")
  func errors() async {
    let session = await session("nothing\n")
    #expect(
      await session.type("import log app.txt") == """
        error: `app.txt` has no block of `_printChanges`
          import log app.txt
                     ^ expected lines such as `received action:`
        """)
    #expect(
      await session.type("import log none.txt").hasPrefix("error: the file `none.txt` does not"))
    #expect(
      await session.type("import app.txt") == """
        error: `import` reads logs
          import app.txt
                 ^ expected log and a file; did you mean import log app.txt?
        """)
    #expect(await session.type("import log").hasPrefix("error: `import log` needs a file"))
  }

  @Test("Loading a feature ends the import, and `undo` restores it")
  func undoingImport() async {
    let session = await importing()
    #expect(
      await session.type("import log app.txt").hasPrefix("ended CounterLog (undo restores it)"))
    #expect(await session.type("goto 0", "undo") == "undid import log app.txt: back to CounterLog")
  }
}
