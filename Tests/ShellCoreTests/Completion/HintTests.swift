import Testing

@testable import ShellCore

@Suite("Hints")
@MainActor
struct HintTests {
  private func hint(_ line: String) async -> Hint? {
    await session(after: "load tower").completer.hint(for: line)
  }

  @Test("The rest of the only candidate is shown and can be accepted")
  func onlyWay() async {
    #expect(await hint("feat") == Hint("ures", isTyped: true))
    #expect(await hint(".middle.leaf.gr") == Hint("ow", isTyped: true))
    #expect(await hint("set floors") == nil)
  }

  @Test("Several candidates have no hint")
  func several() async {
    #expect(await hint("re") == nil)
  }

  @Test("A command's arguments are shown after it and cannot be accepted")
  func usage() async {
    #expect(await hint("load") == Hint(" NAME [field: value, ...]", isTyped: false))
    #expect(await hint("load ") == Hint("NAME [field: value, ...]", isTyped: false))
    #expect(await hint("up") == nil)
  }

  @Test("An empty line and a comment have no hint")
  func nothing() async {
    #expect(await hint("") == nil)
    #expect(await hint("# feat") == nil)
  }
}

@Suite("The command `hints`")
@MainActor
struct HintsTests {
}
