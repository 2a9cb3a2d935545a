import Testing

@testable import SourceLoading

@Suite("The modules that a project is compiled as")
struct SourceUnitsTests {
  private func file(
    _ name: String, in module: String?, importing imports: [String] = [], _ text: String
  ) -> SourceSet.File {
    let head = imports.map { "import \($0)\n" }.joined()
    var file = SourceSet.File(name: name, text: head + text, isFound: true)
    (file.module, file.imports) = (module, imports.sorted())
    return file
  }

  /// The names and the texts of the files of each unit.
  private func units(_ files: SourceSet.File...) -> [[String]] {
    let units = SourceUnits(SourceSet(files: files), name: "App_1")
    return units.units.indices.map { index in
      [units.name(of: index)] + units.units[index].files.map(\.text)
    }
  }

  @Test("Modules without a common name are one module, without imports of each other")
  func one() {
    #expect(
      units(
        file("A.swift", in: "Models", "public struct Tab {}"),
        file(
          "B.swift", in: nil, importing: ["Models"],
          "var a: Models.Tab, b: Models.Missing, c: x.Models.Tab")
      ) == [
        [
          "App_1", "public struct Tab {}",
          "\nvar a: Tab, b: Models.Missing, c: x.Models.Tab",
        ]
      ])
  }

  @Test("Of two modules that declare one name, one is beneath, and what imports it names it")
  func two() {
    let found = units(
      file("A.swift", in: "Models", "public struct Tab {}"),
      file(
        "B.swift", in: "Views", importing: ["Models"], "public struct Tab { var own: Models.Tab }"),
      file("C.swift", in: nil, importing: ["Models", "Views"], "let tab = Views.Tab()"))
    #expect(
      found == [
        ["App_1_0", "public struct Tab {}"],
        ["App_1_1", "import App_1_0\npublic struct Tab { var own: App_1_0.Tab }"],
        ["App_1", "import App_1_0\nimport App_1_1\nlet tab = App_1_1.Tab()"],
      ])
  }

  @Test("An import of a type that was left out beneath names what has taken its place")
  func absentType() {
    var beneath = PrunedSources(SourceSet(files: []))
    beneath.standIns.add("Watch")
    beneath.leftOut = [LeftOut(name: "Phone", reason: "", isType: true)]
    let text =
      "import App_0; import class App_0.Watch; import class App_0.Phone; import enum App_0.Tab\nlet a: Tab"
    let above = beneath.above(SourceSet(files: [.init(name: "A.swift", text: text)]))
    #expect(
      above.sources.files[0].text
        == "import App_0; import struct App_0.Watch; import enum App_0.Tab\nlet a: Tab")
  }

  @Test("An import of one declaration is one of its module")
  func scopedImport() {
    let text = "import class Models.Tab\nlet tab = Models.Tab()"
    func user(_ text: String) -> SourceSet.File {
      var file = SourceSet.File(name: "B.swift", text: text, isFound: true)
      file.imports = ["Models"]
      return file
    }
    let tab = file("A.swift", in: "Models", "public class Tab {}")
    #expect(units(tab, user(text)) == [["App_1", "public class Tab {}", "\nlet tab = Tab()"]])
    #expect(
      units(tab, user(text + "\nclass Tab {}")).last?.last
        == "import class App_1_0.Tab\nlet tab = App_1_0.Tab()\nclass Tab {}")
  }

  @Test("What an imported module exports is imported, although no file of the module is needed")
  func exported() throws {
    let found = try folderSources(
      "App",
      [
        "/w/App/Package.swift": """
        let package = Package(name: "App", targets: [
          .target(name: "Models"), .target(name: "Rows"),
          .target(name: "Domain", dependencies: ["Models", "Rows"]),
          .target(name: "Feed", dependencies: ["Domain"]),
        ])
        """,
        "/w/App/Sources/Models/A.swift": "public struct Tab {}\n",
        "/w/App/Sources/Rows/B.swift": "public struct Tab {}\npublic struct Row {}\n",
        "/w/App/Sources/Domain/C.swift": "@_exported import Models\n@_exported import Rows\n",
        "/w/App/Sources/Feed/D.swift":
          "import Domain\n@Reducer struct Feed { struct State { var tab: Rows.Tab, row: Row } }\n",
      ])
    let feed = try #require(found.sources.files.first { $0.name == "D.swift" })
    #expect(feed.imports == ["Domain", "Models", "Rows"])
    // As if no file of Domain were needed.
    let files = found.sources.files.filter { $0.name != "C.swift" }
    let units = SourceUnits(SourceSet(files: files), name: "App_1")
    #expect(
      units.units.map { $0.files.map(\.text) } == [
        ["public struct Tab {}\n"], ["public struct Tab {}\npublic struct Row {}\n"],
        [
          "import App_1_0; import App_1_1\n@Reducer struct Feed { struct State { var tab: App_1_1.Tab, row: Row } }\n"
        ],
      ])
  }

  @Test("A module that uses a public name is not beside one that has another for itself")
  func hidden() {
    let found = units(
      file("A.swift", in: "Models", "public struct Tab {}"),
      file("B.swift", in: "Rows", importing: ["Models"], "struct Tab {}"),
      file("C.swift", in: "Feed", importing: ["Models", "Rows"], "var tab: Tab"))
    #expect(
      found == [
        ["App_1_0", "public struct Tab {}"], ["App_1_1", "import App_1_0\nstruct Tab {}"],
        ["App_1", "import App_1_0\nimport App_1_1\nvar tab: Tab"],
      ])
  }

  @Test("A name that is that of a module and of an imported type means the type")
  func typeWithTheNameOfAModule() {
    let found = units(
      file("A.swift", in: "FeedInterface", "public struct Feed {}\npublic struct Tab {}"),
      file("B.swift", in: "Feed", importing: ["FeedInterface"], "public struct Tab {}"),
      file("C.swift", in: "Main", importing: ["FeedInterface"], "var a: Feed.State"),
      file("D.swift", in: nil, importing: ["Feed", "Main"], "var b: Feed.Tab"),
      file("E.swift", in: nil, importing: ["FeedInterface"], "var c: Feed.State"))
    #expect(found[0].contains("\nvar a: Feed.State"))
    #expect(found[2].first == "App_1")
    #expect(found[2][1].hasSuffix("\nvar b: App_1_1.Tab"))
    #expect(found[2][2] == "import App_1_0\nvar c: Feed.State")
  }

  @Test("A module is above all that it imports, and beside others")
  func order() {
    let found = units(
      file("A.swift", in: "Top", importing: ["Middle"], "struct Row {}"),
      file("B.swift", in: "Middle", importing: ["Bottom"], "struct Tab {}"),
      file("C.swift", in: "Bottom", "struct Tab {}"), file("D.swift", in: "Other", "struct Row {}"))
    #expect(
      found == [
        ["App_1_0", "struct Tab {}", "struct Row {}"],
        ["App_1", "\nstruct Row {}", "import App_1_0\nstruct Tab {}"],
      ])
  }

  @Test(
    "Private names, other parameters, and other constraints are no common names",
    arguments: [
      ("private struct Tab {}", "struct Tab {}", 1), ("func f(a: Int) {}", "func f(b: Int) {}", 1),
      ("func f(a: Int) {}", "public func f(a: Int) { 1 }", 2), ("let a = 1", "var a = 1", 2),
      ("extension Date { func f() {} }", "extension Date { func f() {} }", 2),
      ("extension Date { func f() {} }", "extension Data { func f() {} }", 1),
      ("extension Date: P {}", "extension Date: P {}", 2),
      (
        "extension Array where Element == Int { var a: Int { 1 } }",
        "extension Array where Element == Bool { var a: Int { 1 } }", 1
      ),
    ])
  func names(_ one: String, _ other: String, _ count: Int) {
    let found = units(file("A.swift", in: "One", one), file("B.swift", in: "Other", other))
    #expect(found.count == count, "\(found)")
  }

  @Test("Of a type that two units declare, a file means that of the module that it imports")
  func chosen() {
    let found = units(
      file("A.swift", in: "Auth", "public struct User {}"),
      file("B.swift", in: "Crew", importing: ["Auth"], "struct User {}\npublic struct Crew {}"),
      file("C.swift", in: "Users", "public struct User {}\npublic struct Team {}"),
      file("D.swift", in: nil, importing: ["Crew", "Users"], "var user: User, crew: Crew"))
    #expect(
      found.last?.last
        == "import App_1_2\nimport App_1_1; import struct App_1_1.User\nvar user: User, crew: Crew",
      "\(found)")
  }

  @Test("A name of the library keeps its meaning in a module that does not import another one")
  func library() {
    let view = "struct Row { @Environment var a: Int }"
    let own = "public enum Environment {}"
    let found = units(file("A.swift", in: "Data", own), file("B.swift", in: "Rows", view))
    #expect(found == [["App_1_0", own], ["App_1", view]])
    let imported = units(
      file("A.swift", in: "Data", own), file("B.swift", in: "Rows", importing: ["Data"], view))
    #expect(imported.count == 1)
  }

  @Test("Modules that import each other, or one name in too many modules, are one module")
  func undivided() {
    let cycle = units(
      file("A.swift", in: "One", importing: ["Other"], "struct Tab {}"),
      file("B.swift", in: "Other", importing: ["One"], "struct Tab {}"))
    #expect(cycle == [["App_1", "\nstruct Tab {}", "\nstruct Tab {}"]])
    let many = (1...9).map { file("\($0).swift", in: "M\($0)", "struct Tab {}") }
    #expect(SourceUnits(SourceSet(files: many), name: "App_1").units.count == 1)
    #expect(SourceUnits(SourceSet(files: []), name: "App_1").units.count == 1)
  }

  @Test("The files of a folder know their modules and what they import of each other")
  func folder() throws {
    let sources = try folderSources(
      "App",
      [
        "/w/App/Package.swift":
          "let package = Package(targets: [.target(name: \"Core\"), .target(name: \"App\", dependencies: [\"Core\"])])",
        "/w/App/Sources/Core/Tab.swift": "public struct Tab {}",
        "/w/App/Sources/App/App.swift": "import Core\nimport Nuke\nstruct App { var tab: Tab }",
      ])
    let files = Dictionary(
      uniqueKeysWithValues: sources.sources.files.map { ($0.name, $0) })
    #expect(files["Tab.swift"]?.module == "Core")
    #expect(files["App.swift"]?.module == "App" && files["App.swift"]?.imports == ["Core"])
  }
}
