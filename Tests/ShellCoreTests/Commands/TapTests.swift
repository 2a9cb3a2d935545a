import Testing

@testable import ShellCore

@Suite("tap")
@MainActor
struct TapTests {
  @Test("An endless feature is stopped as it is for a typed action")
  func endless() async throws {
    let session = await session(after: "load spinner")
    let output = await session.evaluate("tap Spin")
    #expect(output.isError)
    #expect(output.text.hasPrefix("[1] Spin: sent .spin\n"))
    #expect(output.text.contains("error: stopped after more than 100000 steps"))
    #expect(await session.evaluate("screen").text == "[1] <Spin>")
  }
}
