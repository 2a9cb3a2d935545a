@testable import ComposableShell
import Testing

@testable import ShellCore

@Suite("note")
@MainActor
final class NoteTests {
  private let folder = TemporaryFolder()

  @Test("A note is written between the commands, as a paragraph or a heading")
  func between() async throws {
    let session = fixtureSession(folder: folder.path)
    await session.type("record lesson.md", "note # 두 개의 스토어", "note 한 번 더.", "load shop")
    #expect(await session.evaluate("note Behind it.") == Output())
    await session.type("state total", "note ## Once more", "state total")
    #expect(
      try String(contentsOfFile: folder.path("lesson.md"), encoding: .utf8) == """
        # 두 개의 스토어

        한 번 더.

        ```tca
        tca> load shop
        Shop.State(
          cart: Lamp.State(isOn: false),
          total: 0
        )
        Try: actions   .basket(.press)   scope cart
        ```

        Behind it.

        ```tca
        Shop> state total
        0
        ```

        ## Once more

        ```tca
        Shop> state total
        0
        ```

        """)
  }

  @Test(
    "The text of a note is always prose",
    arguments: [
      "```tca", "~~~", "<!-- x", "> quoted", "- item", "1. one", "    four", "---", "`x`",
    ])
  func prose(note: String) async throws {
    let session = fixtureSession(folder: folder.path)
    await session.type("record lesson.md", "note \(note)", "features", "note \(note)", "features")
    let scenario = try ScenarioFile.read(folder.path("lesson.md"), in: LocalFileSystem())
    #expect(scenario.blocks.flatMap(\.steps).map(\.command) == ["features", "features"])
  }

  @Test("A note needs text and a recording")
  func refused() async {
    let session = fixtureSession(folder: folder.path)
    #expect(
      await session.type("note hello") == """
        error: nothing is being recorded
          note hello
          ^ expected `record FILE` first
        """)
    await session.type("record lesson.md")
    #expect(
      await session.type("note") == """
        error: `note` needs text
          note
              ^ expected a paragraph, or a heading after `#`
        """)
  }
}
