import Testing

@testable import SourceLoading

@Suite("What the folder of a tutorial contributes")
struct TutorialFoldersTests {
  private static let tutorial = [
    "/w/D.docc/T/Table.tutorial": """
    @Tutorials(name: "T") { @Chapter(name: "C") {
      @TutorialReference(tutorial: "doc:First") @TutorialReference(tutorial: "doc:Second")
      @TutorialReference(tutorial: "doc:Third") } }
    """,
    "/w/D.docc/T/A/Third.tutorial": "@Code(name: \"C.swift\", file: \"03-code-0001.swift\")",
    "/w/D.docc/T/B/First.tutorial":
      "@Code(name: \"A.swift\", file: \"01-code-0001.swift\") @Code(name: \"T\", file: \"01-code-0002.swift\")",
    "/w/D.docc/T/B/Second.tutorial":
      "@Code(name: \"B.swift\", file: \"02-code-0001.swift\") @Code(name: \"B.swift\", file: \"02-code-0002.swift\")",
    "/w/D.docc/T/A/03-code-0001.swift": "struct C {}",
    "/w/D.docc/T/B/01-code-0001.swift": "struct A {}",
    "/w/D.docc/T/B/01-code-0002.swift": "import Testing\nstruct T {}",
    "/w/D.docc/T/B/02-code-0001.swift": "struct B {",
    "/w/D.docc/T/B/02-code-0002.swift": "struct B {}",
  ]

  @Test(
    "A page of a tutorial is loaded with the pages before it, as the table of contents orders them")
  func pages() throws {
    let second = try folderSources("D.docc/T/B/Second.tutorial", Self.tutorial)
    #expect(fileNames(second) == ["01-code-0001.swift", "02-code-0002.swift"])
    #expect(
      second.skipped.lines == ["skipped: 1 step with unbalanced brackets (02-code-0001.swift)"])
    let third = try folderSources("D.docc/T/A/Third.tutorial", Self.tutorial)
    #expect(third.sources.files.last?.name == "03-code-0001.swift")
  }

  @Test("The folder of a tutorial is loaded with all of its pages; one of several has to be named")
  func tutorialFolder() throws {
    let all = try folderSources("./D.docc/T", Self.tutorial)
    #expect(
      all.sources.files.map(\.name) == [
        "01-code-0001.swift", "01-code-0002.swift", "02-code-0002.swift", "03-code-0001.swift",
      ])
    var two = Self.tutorial
    two["/w/D.docc/U/Other.tutorial"] =
      "@Tutorials(name: \"U\") { @TutorialReference(tutorial: \"doc:First\") }"
    let failure = #expect(throws: LoadFailure.self) { try folderSources("./D.docc", two) }
    #expect(failure?.text == "`./D.docc` contains 2 tutorials")
    #expect(failure?.hint == "expected one of them: ./D.docc/T or ./D.docc/U")
  }

  @Test("The table of contents itself stands for all of its pages")
  func tutorialTable() throws {
    let all = try folderSources("D.docc/T/Table.tutorial", Self.tutorial)
    #expect(all.sources.files.last?.name == "03-code-0001.swift")
    #expect(all.sources.files.first?.name == "01-code-0001.swift")
  }

  @Test("Without a table of contents, the pages of a folder are loaded in the order of their names")
  func tutorialWithoutTable() throws {
    var files = Self.tutorial
    files["/w/D.docc/T/Table.tutorial"] = nil
    for path in ["./D.docc", "."] {
      #expect(
        try folderSources(path, files).sources.files.map(\.name) == [
          "03-code-0001.swift", "01-code-0001.swift", "01-code-0002.swift", "02-code-0002.swift",
        ])
    }
  }

  @Test("The files of a folder with pages are steps if the pages show all of them")
  func tutorialWithOtherNames() throws {
    var files = [
      "/w/T/Page.tutorial":
        "@Code(name: \"A\", file: Start.swift) @Code(name: \"A\", file: End.swift)",
      "/w/T/Code/End.swift": "struct A { var b = 1 }",
      "/w/T/Code/Start.swift": "struct A { var a = 1 }",
    ]
    let steps = try folderSources("./T", files)
    #expect(steps.hasSteps)
    #expect(steps.sources.files.map(\.name) == ["Start.swift", "End.swift"])
    files["/w/T/App.swift"] = "struct App {}"
    #expect(try !folderSources("./T", files).hasSteps)
  }

  @Test("A folder of pages without code says what is missing")
  func tutorialWithoutCode() throws {
    func failure(_ page: String) throws -> String? {
      #expect(throws: LoadFailure.self) { try folderSources("./T", ["/w/T/P.tutorial": page]) }?
        .text
    }
    #expect(
      try failure("@Tutorial") == "`P.tutorial` shows no Swift files: it has no `@Code(name:file:)`"
    )
    #expect(
      try failure("@Code(name: \"A\", file: A.swift)")?.hasPrefix(
        "`P.tutorial` shows `A.swift`, which does not exist in ") == true)
  }
}
