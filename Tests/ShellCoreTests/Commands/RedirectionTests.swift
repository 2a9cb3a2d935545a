import Testing

@testable import ShellCore

@Suite("Redirections, which the prompt does not have")
@MainActor
struct RedirectionTests {
  @Test(
    "A command that shows something names what to use instead",
    arguments: [
      ("state > a.txt", "`export state FILE` writes the state to a file"),
      ("state --json >> a.json", "`export state FILE` writes the state to a file"),
      ("log > a.txt", "`record FILE` writes what you type and its output to a file"),
      ("state count | less", "`log TEXT` shows the actions that contain a text"),
      ("tree | cat", "`log TEXT` shows the actions that contain a text"),
    ])
  func refused(line: String, advice: String) async throws {
    let session = Session(features: [Diary.feature])
    await session.type("load diary")
    let output = await session.evaluate(line)
    let sign = try #require(line.split(separator: " ").first { [">", ">>", "|"].contains($0) })
    let column = line.distance(
      from: line.startIndex, to: try #require(line.firstRange(of: " \(sign) ")).lowerBound)
    #expect(output.isError)
    #expect(
      output.text == """
        error: the prompt has no `\(sign)`
          \(line)
          \(String(repeating: " ", count: column + 1))^ \(advice)
        """)
  }

  @Test("`to` before a file of `export` is refused")
  func exportTo() async {
    let session = Session(features: [Diary.feature])
    await session.type("load diary")
    #expect(
      await session.type("export test to diary.swift") == """
        error: a file follows `export test` without `to`
          export test to diary.swift
                      ^ expected `export test diary.swift`
        """)
  }

  @Test("Where the sign means something, nothing changes")
  func others() async {
    let session = Session(features: [Diary.feature])
    await session.type("load diary")
    await session.type(".add(1)")
    #expect(await session.evaluate("log ->").isError == false)
    #expect(await session.type("expect count > 0").contains("the prompt has no") == false)
    #expect(await session.type("stat > a").hasPrefix("error: unknown command `stat`"))
  }
}
