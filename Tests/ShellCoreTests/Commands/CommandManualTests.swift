import Testing

@testable import ShellCore

@Suite("docs/Commands.md")
struct CommandManualTests {
  @Test("The page is up to date with `make docs`")
  func isFresh() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let page = try String(contentsOf: root.appending(path: "docs/Commands.md"), encoding: .utf8)
    #expect(page == CommandManual.markdown, "docs/Commands.md is stale: `make docs` writes it")
  }
}
