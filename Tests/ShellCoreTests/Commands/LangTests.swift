import Testing

@testable import ShellCore

@Suite("lang")
@MainActor
struct LangTests {
  @Test("`lang` shows and sets the language, and refuses an unknown one")
  func language() async throws {
    let session = fixtureSession()
    #expect(await session.evaluate("lang").text == "the language is English")
    #expect(await session.evaluate("lang ko").confirmation == "the language is 한국어")
    #expect(session.display.language == .korean)
    #expect(
      await session.evaluate("lang fr").text == """
        error: unknown language `fr`
          lang fr
               ^ expected en or ko
        """)
  }

  @Test("Help is in the language, and what files contain of it in English")
  func help() async {
    let session = fixtureSession()
    let english = await session.evaluate("help undo").text
    _ = await session.evaluate("lang ko")
    let output = await session.evaluate("help undo")
    #expect(output.text.hasPrefix("undo\n무언가를 바꾼 마지막 명령 되돌리기\n"))
    #expect(output.fileText == english)
  }

  @Test("Korean help fits any width, whose columns it counts", arguments: [40, 60, 80])
  func widths(width: Int) {
    let help = HelpText(width: width, language: .korean)
    let pages = [help.beginners, help.all] + CommandTable.commands.map(help.page)
    for line in pages.joined() where !line.text.hasPrefix("  ") {
      #expect(ColumnWidth.of(line.text) <= width, "\(line.text)")
    }
    for line in (help.beginners + help.all) { #expect(ColumnWidth.of(line.text) <= width) }
  }

  @Test("The notes of examples are below each other")
  func notes() throws {
    let help = HelpText(language: .korean)
    let lines = help.page(of: AdvanceCommand.command).map(\.text)
    let columns = try lines.filter { $0.hasPrefix("  advance") && $0.contains("   ") }.map { line in
      let gap = try #require(line.matches(of: #/   +/#).last?.range)
      return ColumnWidth.of(String(line[..<gap.upperBound]))
    }
    #expect(columns.count > 1)
    #expect(Set(columns).count == 1)
  }

  @Test("Pages about errors are in the language")
  func pages() async {
    let session = fixtureSession()
    _ = await session.evaluate("lang ko")
    #expect(await session.evaluate("explain TCA121").text.hasPrefix("TCA121: 그런 케이스가 없음"))
    _ = await session.evaluate("expln")
    #expect(await session.evaluate("explain").text.hasPrefix("TCA141: 그런 명령이 없음"))
    #expect(await session.evaluate("explain errors").text.contains("그런 명령이 없음"))
  }
}
