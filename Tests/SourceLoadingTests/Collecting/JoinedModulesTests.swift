import Testing

@testable import SourceLoading

@Suite("The names of modules that are compiled as one")
struct JoinedModulesTests {
  @Test("A module that a project of Tuist computes has the names of its folders")
  func folders() {
    let names = JoinedModules.ofFolders(
      [
        "/Projects/Domain/User/Interface/Sources/Entities", "/Projects/Core/Sources", "/Other/Moya",
      ],
      importedBy: [
        "import DomainUserInterface\nimport Core\nimport Moya\nimport Sources\nimport ProjectsCore",
        "import UserInterface",
      ])
    #expect(names == ["DomainUserInterface", "UserInterface", "Core", "ProjectsCore"])
  }

  @Test("A module before a name that the folder declares is removed, and nothing else")
  func qualifiers() {
    var files: [SourceSet.File] = [
      .init(name: "A.swift", text: "extension Models.Tab { var a: Models.Page? { x.Models.Tab } }"),
      .init(
        name: "B.swift", text: "enum Tab {}\nfunc f() { Models.Missing(); Own.Tab() }\nenum Own {}"),
    ]
    JoinedModules.removeQualifiers(of: ["Models", "Own"], from: &files)
    #expect(files[0].text == "extension Tab { var a: Models.Page? { x.Models.Tab } }")
    #expect(files[1].text.contains("Models.Missing(); Own.Tab()"))
  }

  @Test("The folder of a project of Tuist is loaded without the names of its modules")
  func project() throws {
    let app = try folderSources(
      "App",
      [
        "/w/App/Projects/Domain/User/Sources/User.swift": "public struct User {}",
        "/w/App/Projects/Feature/Sources/Feed.swift":
          "import DomainUser\nstruct Feed { var user: DomainUser.User }",
      ])
    #expect(app.sources.files.map(\.text).contains("\nstruct Feed { var user: User }"))
  }
}
