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

  @Test("The suggestions contain only existing children, and rows by ID")
  func suggestions() async throws {
    try await expectTranscript(
      """
      tca> load desk
      Panel.State(sheet: nil)
      Try: actions   .close
      Desk> load todos notes: [], counts: [:], tags: []
      ...
      Try: actions   .clear   scope todos[1]
      Todos> load form
      ...
      Try: actions   toggle filter.isExact
      Form> load account
      ...
      Try: actions   .guest(.logIn)   scope guest
      """)
  }

  @Test("Given fields replace those of the initial state, including wrapped and nested ones")
  func fields() async throws {
    try await expectTranscript(
      """
      tca> load form age: 3, isLocked: true, nickname: "B", size: .large, tags: ["a"]
      Form.State(
        _age: 3,
        filter: Form.Filter(
          _query: "",
          _isExact: false
        ),
        isLocked: true,
        _name: "Blob",
        _nickname: "B",
        _size: .large,
        _tags: [
          [0]: "a"
        ]
      )
      Try: actions   toggle filter.isExact
      Form> load form filter: Form.Filter(query: "q", isExact: true)
      ended Form (undo restores it)
      Form.State(
        _age: 30,
        filter: Form.Filter(
          _query: "q",
          _isExact: true
        ),
      ...
      Form> load box value: 9
      ended Form (undo restores it)
      Box.State(
        _isOpen: false,
        value: 9
      )
      ...
      Box> load account .member(.init(name: "x"))
      ended Box (undo restores it)
      Account.State.member(
        Member.State(name: "x")
      )
      ...
      """)
  }

  @Test("An invalid field is an error, and the running feature continues")
  func errors() async throws {
    try await expectTranscript(
      """
      tca> load
      error: `load` needs a feature
        load
            ^ `features` lists the 22 features
      tca> load frm
      error: unknown feature `frm`
        load frm
             ^ did you mean Form?
      tca> load tower
      ...
      Tower> load form age: "x"
      error: `age` takes an Int
        load form age: "x"
                       ^ expected a whole number
      Tower> load form agee: 1
      error: Form.State has no field `agee`
        load form agee: 1
                  ^ expected age, filter, isLocked, name, nickname, size or tags; did you mean age?
      Tower> load form 1
      error: a field needs its name
        load form 1
                  ^ expected age:, filter:, isLocked:, name:, nickname:, size: or tags:
      Tower> load form age: 1, age: 2
      error: `age` appears twice
        load form age: 1, age: 2
                          ^ expected each field once
      Tower> load form age: 1 name: "x"
      error: unexpected `name`
        load form age: 1 name: "x"
                         ^ expected the end of the line
      Tower> load account .membr
      error: Account.State has no case `membr`
        load account .membr
                      ^ expected guest or member; did you mean member?
      Tower> load account visits: 3
      error: unexpected `:`
        load account visits: 3
                           ^ expected the end of the line
      Tower> 
      """)
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
             ^ `features` lists the 22 features
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

  @Test("`reset` returns to the loaded state, including given fields, at the root")
  func reset() async throws {
    try await expectTranscript(
      """
      tca> load tower floors: 7
      ...
      Tower> scope middle.leaf
      ...
      Tower.middle.leaf> .grow
      ...
      Tower.middle.leaf> reset
      Tower.State(
        floors: 7,
        middle: Middle.State(
          leaf: Leaf.State(
            _isGreen: false,
            _label: "",
            size: 0
          ),
          steps: 0
        )
      )
      Tower> reset now
      error: `reset` takes no arguments
        reset now
              ^ expected the end of the line
      """)
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
