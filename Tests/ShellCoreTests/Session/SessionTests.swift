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

  @Test("`quit` and `exit` end the session and take no arguments")
  func quit() async {
    #expect(await fixtureSession().evaluate("quit") == Output(ends: true))
    #expect(await fixtureSession().evaluate("exit") == Output(ends: true))
    #expect(await fixtureSession().evaluate("quit now").isError)
  }
}
