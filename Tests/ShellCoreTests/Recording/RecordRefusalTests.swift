import Foundation
import Testing

@testable import ShellCore

@Suite("What `record` refuses")
@MainActor
final class RecordRefusalTests {
  private let folder = TemporaryFolder()

  private func session() -> Session { Session(features: Fixtures.features, folder: folder.path) }

  @Test("a file that is there already, which stays as it is")
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

  @Test("a folder that is not there, and a name that no file can have")
  func places() async {
    let session = session()
    #expect(
      await session.type("record no/lesson.md").hasPrefix(
        "error: the folder of `no/lesson.md` does not exist\n"))
    let name = String(repeating: "x", count: 300)
    #expect(await session.type("record \(name)").contains("cannot be written\n"))
  }

  @Test("a name whose quotation mark is never closed; one that is closed may hold blanks")
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

  @Test("a second recording")
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

  @Test("stopping without a recording")
  func stop() async {
    #expect(
      await session().type("record stop") == """
        error: nothing is being recorded
          record stop
                 ^ expected `record FILE` first
        """)
  }

  @Test("to go on in a file that somebody else has changed or removed; the command is carried out")
  func changed() async throws {
    let session = session()
    await session.type("record lesson.md", "load shop")
    try folder.write("lesson.md", "mine")
    let output = await session.evaluate("state total")
    #expect(
      output
        == Output(
          text: """
            0
            error: `lesson.md` was changed or removed by another program; recorded 1 command to lesson.md
            """, isError: true))
    #expect(try String(contentsOfFile: folder.path("lesson.md"), encoding: .utf8) == "mine")
    #expect(await session.type("record").hasPrefix("nothing is being recorded"))
    await session.type("record other.md")
    try FileManager.default.removeItem(atPath: folder.path("other.md"))
    #expect(await session.type("note gone").hasPrefix("error: `other.md` was changed or removed"))
  }
}
