import Testing

@testable import SourceLoading

@Suite("The names of modules that manifests compute")
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

  @Test("A module may be named after four folders, and an interface has no folder of sources")
  func interfaces() {
    let names = JoinedModules.ofFolders(
      ["/Projects/Dying/Feature/Home/Interface/Sources", "/Domain/AuthService/Interface/Remote"],
      importedBy: ["import DyingFeatureHomeInterface\nimport AuthServiceInterface"])
    #expect(names == ["DyingFeatureHomeInterface", "AuthServiceInterface"])
  }

  @Test("A folder in one of sources is a module, unless it has the name of a common package")
  func package() {
    let names = JoinedModules.ofFolders(
      ["/Modules/Sources/Models/Form", "/App/Sources/Kingfisher", "/App/Sources/Network"],
      importedBy: ["import Models\nimport Kingfisher\nimport Network\nimport Form"])
    #expect(names == ["Models"])
  }

  @Test("A file that Tuist has written belongs to the target in its name")
  func generated() {
    func target(_ path: String) -> String? { JoinedModules.ofGenerated(path.split(separator: "/")) }
    #expect(target("/w/Derived/Sources/TuistBundle+Shop.swift") == "Shop")
    #expect(target("/w/Derived/Sources/TuistBundle.swift") == nil)
    #expect(target("/w/Sources/TuistBundle+Shop.swift") == nil)
    #expect(target("/w/Derived/Sources/Bundle+Shop.swift") == nil)
  }

  @Test("The files of a project of Tuist know their modules")
  func project() throws {
    let app = try folderSources(
      "App",
      [
        "/w/App/Projects/Domain/User/Sources/User.swift": "public struct User {}",
        "/w/App/Projects/Feature/Sources/Feed.swift":
          "import DomainUser\nstruct Feed { var user: DomainUser.User }",
      ])
    let files = app.sources.files.sorted { $0.name < $1.name }
    #expect(files.map(\.module) == [nil, "DomainUser"])
    #expect(files.map(\.imports) == [["DomainUser"], []])
  }

  @Test("Two projects of Tuist in folders with one name have the names that others import")
  func equalFolders() throws {
    let app = try folderSources(
      "App",
      [
        "/w/App/Projects/Shop/Feature/Project.swift": "let project = Project.feature(.Shop)",
        "/w/App/Projects/Shop/Feature/Sources/Tab.swift": "public struct Tab {}",
        "/w/App/Projects/Shop/App/Sources/App.swift":
          "import ShopFeature\nstruct App { var tab: Tab }",
        "/w/App/Projects/Zoo/Feature/Project.swift": "let project = Project.feature(.Zoo)",
        "/w/App/Projects/Zoo/Feature/Sources/Tab.swift": "public struct Tab {}",
        "/w/App/Projects/Zoo/App/Sources/App.swift":
          "import ZooFeature\nstruct App { var tab: Tab }",
      ])
    let modules = app.sources.files.filter { $0.text.contains("public struct Tab") }
      .compactMap(\.module)
    #expect(modules.sorted() == ["ShopFeature", "ZooFeature"])
  }

  @Test("A folder of sources does not belong to a project elsewhere that has its name")
  func equalNames() throws {
    let app = try folderSources(
      "App",
      [
        "/w/App/Projects/App/Sources/App.swift": "import Feature\nstruct App { var tab: Tab }",
        "/w/App/Projects/App/Watch/Sources/Feature/Tab.swift": "struct Tab {}",
        "/w/App/Projects/Feature/Project.swift": "let project = Project.feature()",
        "/w/App/Projects/Feature/Sources/Tab.swift": "public struct Tab {}",
      ])
    let modules = app.sources.files.filter { $0.text.hasSuffix("struct Tab {}") }.map(\.module)
    #expect(Set(modules) == ["Feature", "AppWatch"])
  }

  @Test("An app beside another one, such as that for a watch, is a module of its own")
  func otherApp() throws {
    let app = try folderSources(
      "App",
      [
        "/w/App/Projects/App/Sources/App.swift": "import Core\nstruct Tab {}",
        "/w/App/Projects/App/Watch/Sources/Watch.swift": "struct Tab {}",
        "/w/App/Projects/Core/Sources/Core.swift": "public struct Core {}",
      ])
    let files = app.sources.files.sorted { $0.name < $1.name }
    #expect(files.map(\.module) == [nil, "Core", "AppWatch"])
  }
}
