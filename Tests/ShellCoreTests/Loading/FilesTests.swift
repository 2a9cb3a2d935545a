import Testing

@testable import ShellCore
@testable import SourceLoading

@Suite("Errors when loading files")
@MainActor
struct FilesTests {
  @Test("A shell without a compiler cannot load files")
  func noLoader() async {
    #expect(
      await fixtureSession().evaluate("load FilesTests.swift").text
        == "error: this shell cannot load files")
  }

  @Test("A missing file, a folder and an empty file have different errors")
  func wrongFiles() async {
    let files = InMemoryFileSystem(
      ["/home/Empty.swift": " \n"], folders: ["/home/Folder.swift", "/work"])
    let session = fixtureSession()
    session.workspace.folder = "/work"
    session.workspace.home = "/home"
    session.workspace.use(files)
    session.workspace.loader = CodeLoader { throw LoadFailure("no compiler") }
    #expect(
      await session.evaluate("load No.swift").text == """
        error: the file `No.swift` does not exist
          load No.swift
               ^ expected the path of a Swift file
        """)
    #expect(
      await session.evaluate("load ~/Folder.swift").text
        .hasPrefix("error: `~/Folder.swift` is a folder\n"))
    #expect(
      await session.evaluate("load ~/Empty.swift").text
        .hasPrefix("error: `~/Empty.swift` is empty\n"))
  }

  @Test("The name of a file without its extension suggests the file")
  func nameOfFile() async {
    let session = fixtureSession()
    session.workspace.folder = "/work"
    session.workspace.use(
      InMemoryFileSystem(
        ["/work/Pedometer.swift": "struct Pedometer {}"], folders: ["/work"]))
    #expect(
      await session.evaluate("load pedometer").text
        .hasSuffix("did you mean Pedometer.swift?"))
  }

  @Test("`reload` needs a feature that was loaded from a file")
  func reload() async {
    let session = fixtureSession()
    _ = await session.evaluate("load form")
    #expect(
      await session.evaluate("reload").text == """
        error: Form is built into the shell
          reload
          ^ expected a feature that was loaded from a file
        """)
  }

  @Test("A replayed line shows how its output differs, or that it is no longer valid")
  func typedAgain() {
    func differences(_ now: Output) -> [String] {
      ReplayedLine(line: ".tapped", before: Output(text: "a\nb"), now: now).text
    }
    #expect(differences(Output(text: "a\nb")) == [])
    #expect(
      differences(Output(text: "a\nc"))
        == [".tapped  differs\n  was  b\n  now  c"])
    #expect(
      differences(Output(text: "error: no", isError: true))
        == [".tapped  is no longer valid\nerror: no"])
  }

  @Test("`reload` replays only the lines that changed the feature")
  func lines() {
    #expect(
      [".tapped", "set name x", "advance", "scope a", "undo", "screen"].allSatisfy(isReplayed))
    #expect(!["state", "log", "load X", "reload", "format full"].contains(where: isReplayed))
  }

  private func isReplayed(_ line: String) -> Bool {
    CommandTable.meaning(of: line).command.isReplayedByReload
  }

  @Test("The folder of a file can be found for every path")
  func folders() {
    #expect(["x", "a/x", "/x", "a/b/x"].map(ScenarioFile.folder) == [".", "a", "/", "a/b"])
  }

  @Test("The view of a reducer is named after it")
  func views() {
    #expect(ViewChoice.viewName(for: "Counter") == "CounterView")
    #expect(ViewChoice.viewName(for: "CounterFeature") == "CounterView")
    #expect(ViewChoice.viewName(for: "Feature") == "FeatureView")
  }
}
