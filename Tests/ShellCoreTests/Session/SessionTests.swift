import Testing

@testable import ShellCore

@Suite("The session")
@MainActor
struct SessionTests {
  @Test("An empty line, white space and a comment have no output")
  func silent() async {
    let session = await session(after: "load tower")
    for line in ["", "   ", "\t", "# .middle", "  # load Form"] {
      #expect(await session.evaluate(line) == Output())
    }
    #expect(session.prompt == "Tower")
  }

  @Test("A line that begins with a dot is an action, with or without leading spaces")
  func dots() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower>    .middle.step(by: 2)
      ...
      Tower> state middle.steps
      2
      Tower> .rebuild   
      received action:
        Tower.Action.rebuild
        Tower.State(
          floors: 0,
          middle: Middle.State(
            leaf: Leaf.State(…),
      -     steps: 2
      +     steps: 0
          )
        )
      """)
  }

  @Test("A line that needs a feature is an error before the first `load`")
  func needsFeature() async throws {
    let error = "error: no feature is loaded; `features` lists them, `load NAME` loads one"
    for line in [
      "state", "actions", "tree", "reset", "up", "root", "scope a", "set a b", "toggle a", ".a",
      "send a",
    ] {
      let output = await fixtureSession().evaluate(line)
      #expect(output == Output(text: error, isError: true), "\(line)")
    }
  }

  @Test("An unknown command suggests the nearest command, an action of that name, or `help`")
  func unknownCommand() async throws {
    try await expectTranscript(
      """
      tca> laod Tower
      error: unknown command `laod`; did you mean load?
      tca> xyzzy
      error: unknown command `xyzzy`; load a feature first: `load NAME`, `features` lists them, `help` the commands
      tca> load Tower
      ...
      Tower> grow
      error: unknown command `grow`; did you mean the action .middle.leaf.grow?
      Tower> Grow
      error: unknown command `Grow`; did you mean the action .middle.leaf.grow?
      Tower> gro
      error: unknown command `gro`; did you mean the action .middle.leaf.grow?
      Tower> g
      error: unknown command `g`; `help` lists what can be typed
      """)
  }

  @Test("`quit` and `exit` end the session and take no arguments")
  func quit() async {
    #expect(await fixtureSession().evaluate("quit") == Output(ends: true))
    #expect(await fixtureSession().evaluate("exit") == Output(ends: true))
    #expect(await fixtureSession().evaluate("quit now").isError)
  }
}
