import Testing

@testable import ShellCore

@Suite("screen")
@MainActor
struct ScreenTests {
  @Test(
    "A terminal may be narrower and lack box characters; a replayed file uses 80 columns and has them"
  )
  func settings() async throws {
    let session = await session(after: "load blanklist")
    session.display.screen = ScreenSettings(width: 10, boxes: .ascii)
    #expect(await session.evaluate("screen").text == "+--------+\n| one    |\n+--------+")
    try session.workspace.replaying.push("file")
    let lines = await session.evaluate("screen").text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count == 80 })
    #expect(lines[0].hasPrefix("┌─"))
  }

  @Test("Styles are separate from the text")
  func styles() async {
    let session = await session(after: "load kitchen")
    let output = await session.evaluate("screen")
    #expect(output.styledText.map(\.text).joined() == output.text)
    let bold = output.styledText.filter { $0.style.isBold == true }
    #expect(bold.map(\.text) == ["Sound", "Guests"])
  }

  @Test("Long lists are truncated, with a count")
  func longList() async throws {
    let session = await session(after: "load shelves", "format labels", ".fill")
    let lines = await session.evaluate("screen").text.split(separator: "\n")
    #expect(lines.count == 203)
    #expect(lines[201].contains("(9800 more rows)"))
    _ = await session.evaluate("scope rows[7000]")
    #expect(await session.evaluate("screen").text == "[1] <row 7000>")
  }

  @Test("Long screens are truncated, with a count")
  func manyLines() async throws {
    let session = await session(after: "load scroll")
    let lines = await session.evaluate("screen").text.split(separator: "\n")
    #expect(lines.count == 1_001)
    #expect(lines.last == "(1000 more lines)")
  }
}
