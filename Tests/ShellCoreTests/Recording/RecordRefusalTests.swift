import Testing

@testable import ShellCore

@Suite("Errors of `record`")
@MainActor
final class RecordRefusalTests {
  private let folder = TemporaryFolder()

  private func session() -> Session { fixtureSession(folder: folder.path) }

  @Test("An existing file is not overwritten")
  func existing() async throws {
    try folder.write("lesson.md", "mine")
    let session = session()
    #expect(
      await session.type("record lesson.md") == """
        error: `lesson.md` already exists
          record lesson.md
                 ^ expected the name of a new file
        """)
    #expect(try String(contentsOfFile: folder.path("lesson.md"), encoding: .utf8) == "mine")
    #expect(await session.type("record").hasPrefix("nothing is being recorded"))
  }

  @Test("A missing folder and an invalid file name are errors")
  func places() async {
    let session = session()
    #expect(
      await session.type("record no/lesson.md").hasPrefix(
        "error: the folder of `no/lesson.md` does not exist\n"))
    let name = String(repeating: "x", count: 300)
    #expect(await session.type("record \(name)").contains("cannot be written\n"))
  }

  @Test("The name of a file can have one character", arguments: ["x", "\"x\"", "é", "./x"])
  func oneCharacter(name: String) async {
    let session = session()
    #expect(await session.type("record \(name)").hasPrefix("recording to "))
    #expect(await session.type("record stop").hasPrefix("recorded "))
    #expect(await session.type("record \(name)").contains("already exists"))
  }

  @Test("A quoted name may contain spaces; an unclosed quotation mark is an error")
  func quotes() async {
    let session = session()
    #expect(
      await session.type("record \"my lesson.md") == """
        error: the quotation mark is never closed
          record "my lesson.md
                 ^ expected `"` after the name
        """)
    #expect(await session.type("record \"my lesson.md\"") == "recording to my lesson.md")
    #expect(FileManager.default.fileExists(atPath: folder.path("my lesson.md")))
  }

  @Test("A second recording is an error")
  func twice() async {
    let session = session()
    await session.type("record lesson.md")
    #expect(
      await session.type("record other.md") == """
        error: `lesson.md` is being recorded
          record other.md
          ^ expected `record stop` first
        """)
    #expect(!FileManager.default.fileExists(atPath: folder.path("other.md")))
  }

  @Test("Stopping without a recording is an error")
  func stop() async {
    #expect(
      await session().type("record stop") == """
        error: nothing is being recorded
          record stop
                 ^ expected `record FILE` first
        """)
  }

  @Test(
    "The recording ends if another program changes or removes the file, and the command still runs")
  func changed() async throws {
    let session = session()
    await session.type("record lesson.md", "load shop")
    try folder.write("lesson.md", "mine")
    let output = await session.evaluate("state total")
    #expect(output.isError)
    #expect(
      output.text == """
        0
        error: `lesson.md` was changed or removed by another program; recorded 1 command to lesson.md
        """)
    #expect(try String(contentsOfFile: folder.path("lesson.md"), encoding: .utf8) == "mine")
    #expect(await session.type("record").hasPrefix("nothing is being recorded"))
    await session.type("record other.md")
    try FileManager.default.removeItem(atPath: folder.path("other.md"))
    #expect(await session.type("note gone").hasPrefix("error: `other.md` was changed or removed"))
  }
}
