@testable import ComposableShell
import Testing

@testable import ShellCore

@Suite("Scenario files")
struct ScenarioFileTests {
  private let folder = TemporaryFolder()
  private let transcript = "```tca\n> features\n```\n"

  private func write(_ text: String, to name: String) throws {
    let url = URL(filePath: folder.path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func message(_ body: () throws(ScenarioFile.Failure) -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return error.text(for: "x.md")
    }
  }

  @Test func `A folder contains the Markdown files with a transcript or an invalid one`() throws {
    try write(transcript, to: "b.md")
    try write(transcript, to: "a/c.md")
    try write("prose\n", to: "prose.md")
    try write("```tca\n> never closed\n", to: "broken.md")
    try write(transcript, to: "text.txt")
    try write(transcript, to: ".hidden.md")
    try write(transcript, to: ".build/d.md")
    #expect(
      try ScenarioFile.scenarios(in: folder.path, of: LocalFileSystem())
        == ["a/c.md", "b.md", "broken.md"].map { folder.path($0) })
  }

  @Test func `A folder with too many files is an error`() throws {
    for name in ["a.md", "b.md", "c/d.md"] { try write(transcript, to: name) }
    #expect(
      try ScenarioFile.scenarios(in: folder.path, of: LocalFileSystem(), entryLimit: 4).count == 3)
    #expect(
      message { () throws(ScenarioFile.Failure) in
        _ = try ScenarioFile.scenarios(in: folder.path, of: LocalFileSystem(), entryLimit: 3)
      }
        == "x.md: error: `\(folder.path)` contains more than 3 files; specify a smaller folder")
  }

  @Test func `A folder without transcripts is an error`() throws {
    try write("prose\n", to: "prose.md")
    #expect(
      message { () throws(ScenarioFile.Failure) in
        _ = try ScenarioFile.scenarios(in: folder.path, of: LocalFileSystem())
      }
        == "x.md: error: `\(folder.path)` contains no file with a transcript")
  }

  @Test func `A Swift file is not a scenario`() throws {
    try write("struct A {}\n", to: "A.swift")
    #expect(
      message { () throws(ScenarioFile.Failure) in
        _ = try ScenarioFile.scenarios(in: folder.path("A.swift"), of: LocalFileSystem())
      }
        == "x.md: error: `\(folder.path("A.swift"))` is a Swift file; expected a scenario, which is a Markdown file"
    )
    #expect(
      try ScenarioFile.scenarios(in: folder.path("B.swift"), of: LocalFileSystem())
        == [folder.path("B.swift")])
  }

  @Test func `A file that is too large is not read`() throws {
    let path = folder.path("large.md")
    try write("", to: "large.md")
    #expect(truncate(path, off_t(ScenarioFile.sizeLimit) + 1) == 0)
    #expect(
      message { () throws(ScenarioFile.Failure) in
        _ = try ScenarioFile.read(path, in: LocalFileSystem())
      }
        == "x.md: error: `\(path)` is larger than 10 MB, the limit for a scenario")
  }

  @Test func `A file that has changed is not replaced`() throws {
    let files = InMemoryFileSystem()
    _ = try files.create("a.md", Array("edited".utf8))
    #expect(
      message { () throws(ScenarioFile.Failure) in
        try ScenarioFile.replace(
          "a.md", with: Array("new".utf8), expecting: Array("old".utf8), in: files)
      }
        == "x.md: error: `a.md` was changed by another program in the meantime; try again")
    #expect(try files.read("a.md") == Array("edited".utf8))
    try ScenarioFile.replace(
      "a.md", with: Array("new".utf8), expecting: Array("edited".utf8), in: files)
    #expect(try files.read("a.md") == Array("new".utf8))
  }
}
