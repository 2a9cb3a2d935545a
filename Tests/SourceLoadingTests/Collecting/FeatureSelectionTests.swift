import Testing

@testable import SourceLoading

@Suite("The part of the sources that a feature needs")
struct FeatureSelectionTests {
  private func selection(_ files: (String, String)...) throws -> FeatureSelection {
    let sources = files.map { path, text in
      let parts = path.split(separator: "/")
      return SourceSet.File(
        name: parts.joined(separator: "-"), text: text, isFound: true,
        folder: parts.dropLast().joined(separator: "/"))
    }
    return try FeatureSelection(of: SourceSet(files: sources), reducer: nil, preferred: [])
  }

  private let app = (
    "One/App.swift",
    "@main struct A: App { var b: some Scene { V(Store(initialState: Main.State()) { Main() }) } }"
  )
  private let main = (
    "One/Main.swift", "@Reducer struct Main { struct State { var row = Row() } }"
  )

  @Test("Each app of a folder has its own files, with the names that the others have, too")
  func apps() throws {
    let chosen = try selection(
      app, main, ("One/Row.swift", "struct Row {}"), ("Two/Row.swift", "struct Row {}"),
      ("Two/Other.swift", "@Reducer struct Other { struct State {} }"))
    #expect(chosen.sources.files.map(\.name) == ["One-Main.swift", "One-Row.swift"])
    #expect(chosen.repeated == nil)
    #expect(
      chosen.choice()
        == "chosen: Main, because One-App.swift creates its store; to load another feature, add its name to the line"
    )
  }

  @Test("A feature needs nothing of another app in the folder, whatever the names are")
  func otherApp() throws {
    let sources = try folderSources(
      ".",
      [
        "/w/One/One.xcodeproj/project.pbxproj": "product-type.application\"",
        "/w/One/App.swift": app.1,
        "/w/One/Main.swift":
          "@Reducer struct Main { struct State { var row = 1.doubled } }; struct Row {}",
        "/w/Two/Two.xcodeproj/project.pbxproj": "product-type.application\"",
        "/w/Two/Int.swift": "extension Int { var doubled: Int { self + self } }",
        "/w/Two/Operator.swift": "func + (one: Row, other: Row) -> Row { one }",
        "/w/Two/Row.swift": "struct Row {}",
        "/w/Shared/Int.swift": "extension Int { var doubled: Int { 2 * self } }",
      ]
    ).sources
    let chosen = try FeatureSelection(of: sources, reducer: nil, preferred: [])
    #expect(chosen.reducer == "Main")
    #expect(chosen.sources.files.map(\.name).sorted() == ["Main.swift", "Shared-Int.swift"])
  }

  @Test("A name that two needed files declare is named, unless one of them is private")
  func repeated() throws {
    let one = try selection(
      app, main, ("A/Row.swift", "struct Row {}\nstruct Cell {}"),
      ("B/Row.swift", "final class Row {}\nprivate struct Cell {}"))
    #expect(
      one.repeated
        == "declared more than once: Row (A-Row.swift, B-Row.swift); the files of a module are compiled together"
    )
    let two = try selection(
      app, main, ("A/Row.swift", "struct Row {}\nstruct Cell {}"),
      ("B/Row.swift", "enum Row {}\nenum Cell {}"))
    #expect(
      two.repeated
        == "declared more than once: Cell (A-Row.swift, B-Row.swift) and 1 more; the files of a module are compiled together"
    )
  }

  @Test("The symbols of asset catalogs are not listed as a file that was not compiled")
  func symbols() throws {
    let chosen = try selection(main, ("One/Row.swift", "struct Row {}"), ("Old.swift", "let a = 1"))
    #expect(chosen.notice == "not compiled: 1 file that Main does not need (Old.swift)")
    let symbols = try selection(
      main, ("One/Row.swift", "struct Row {}"), (AssetCatalogs.fileName, "extension Color {}"))
    #expect(symbols.notice == nil)
  }
}
