import Testing

@testable import ShellCore

@Suite("Loading features")
@MainActor
struct LoadTests {
  @Test(
    "`load` accepts the name of a feature or of its reducer, in any case",
    arguments: ["Desk", "desk", "PANEL", "panel"])
  func names(name: String) async {
    let session = await session(after: "load \(name)")
    #expect(session.prompt == "Desk")
  }

  @Test("A number suggests no file")
  func numbers() async throws {
    let session = fixtureSession()
    session.workspace.use(InMemoryFileSystem(["/work/a.swift": "", "/work/Formm.swift": ""]))
    session.workspace.folder = "/work"
    try await expectTranscript(
      """
      tca> load 1
      error: `1` is not the name of a feature
        load 1
             ^ expected a name such as Account; `features` lists them
      tca> load q
      error: unknown feature `q`
        load q
             ^ `features` lists the 23 features
      tca> load Frmm
      error: unknown feature `Frmm`
        load Frmm
             ^ did you mean Formm.swift?
      """, on: session)
  }

  @Test(
    "A folder with the name that is no feature, or of which several begin with, is named by its path"
  )
  func folders() async throws {
    let session = fixtureSession()
    let files = InMemoryFileSystem([:])
    for name in ["/work/pantry", "/work/lo"] { files.makeFolder(name) }
    session.workspace.use(files)
    session.workspace.folder = "/work"
    try await expectTranscript(
      """
      tca> load pantry
      error: unknown feature `pantry`
        load pantry
             ^ did you mean ./pantry?
      tca> load lo
      error: several features begin with `lo`
        load lo
             ^ expected Loose or Loader; did you mean ./lo?
      tca> load pantry lo
      error: unknown feature `pantry`
        load pantry lo
             ^ did you mean ./pantry ./lo?
      tca> load pantry shelf
      error: unknown feature `pantry`
        load pantry shelf
             ^ did you mean ./pantry?
      tca> 
      """, on: session)
  }

  @Test("A word after a folder that names another folder is not a reducer")
  func secondFolder() throws {
    let argument = try #require(FileArgument(CommandInput("load ./Sources Tests")))
    let errors = LoadingErrors(argument: argument) { $0 == "Tests" ? "./Tests" : nil }
    #expect(
      errors.unknown("Tests", among: ["Counter"], []).rendered() == """
        error: ./Sources has no reducer `Tests`
          load ./Sources Tests
                         ^ expected Counter; did you mean ./Tests?
        """)
    #expect(errors.unknown("Countr", among: ["Counter"], []).suggestion == "Counter")
  }

  @Test("A preview that does not exist has what to type")
  func previews() throws {
    let argument = try #require(FileArgument(CommandInput("load A.swift preview 2")))
    let previews = PreviewChoice(previews: [], choice: ReducerChoice([]), summary: "A.swift")
    let error = try #require(throws: InputError.self) { try previews.feature(2, argument) }
    #expect(
      error.rendered() == """
        error: A.swift has no previews
          load A.swift preview 2
                                ^ expected a file with a `#Preview`; without `preview`, the feature itself is loaded
        """)
  }

  @Test(
    "The option for the slowest expressions may be anywhere",
    arguments: [
      ("load A.swift --timings count: 3", "load A.swift count: 3", true),
      ("load A.swift count: 3 --timings", "load A.swift count: 3", true),
      ("load A.swift name: \"a --timings\"", "load A.swift name: \"a --timings\"", false),
      ("load A.swift --timingss", "load A.swift --timingss", false),
    ])
  func timings(line: String, without: String, isThere: Bool) {
    let found = TimingsReport.option(in: CommandInput(line))
    #expect(found.input.line == without && found.isThere == isThere)
  }

  @Test("`features` lists names and summaries")
  func listing() async {
    let text = await fixtureSession().evaluate("features").text
    #expect(text.hasPrefix("Account    enum state\nBox        a generic one\n"))
    #expect(text.split(separator: "\n").count == Fixtures.features.count)
  }

  @Test("`features` lists the features of a section below its heading")
  func sections() async {
    let all = Fixtures.features
    let session = Session(
      features: Feature.section("First", Array(all.prefix(1)))
        + Feature.section("Second", Array(all[1..<3])))
    let lines = await session.evaluate("features").text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { $0.prefix(8) } == [
        "First", "  Accoun", "", "Second", "  Box   ", lines[5].prefix(8),
      ])
  }
}
