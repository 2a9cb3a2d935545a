import Testing

@testable import SourceLoading

@Suite("What a folder or a package contributes")
struct FoldersTests {

  @Test("The version of the architecture is the one that the files import")
  func versions() throws {
    let first = "/// Not ComposableArchitecture2.\nimport ComposableArchitecture"
    let files = ["/w/A.swift": first, "/w/B.swift": first + "2\n@Feature struct B {}"]
    func versions(_ paths: String...) throws -> Set<ArchitectureVersion> {
      let sources = try paths.flatMap { try folderSources($0, files).sources.files }
      return Set(importedBy: SourceSet(files: sources))
    }
    #expect(try versions("A.swift") == [.first])
    #expect(try versions("B.swift") == [.second])
    #expect(try versions("A.swift", "B.swift") == [.first, .second])
  }

  @Test("Whether a file is a test depends on what it contains")
  func tests() throws {
    let app = try folderSources(
      "./App",
      [
        "/w/App/Blood.swift": "struct Blood {}", "/w/App/BloodTests.swift": "struct BloodTests {}",
        "/w/App/RealTests.swift": "import XCTest\nfinal class RealTests: XCTestCase {}",
        "/w/App/AppTests/ATests.swift": "import Testing\n@Test func a() {}",
        "/w/App/AppTests/Helper.swift": "struct Helper {}",
        "/w/App/LabTests/Lab.swift": "struct Lab {}",
      ])
    #expect(fileNames(app) == ["Blood.swift", "BloodTests.swift", "Lab.swift"])
    #expect(
      app.skipped.lines == [
        "skipped: 3 test files (AppTests/ATests.swift, AppTests/Helper.swift, RealTests.swift); name the folder of the tests to load them, too"
      ])
  }

  @Test("Manifests, playgrounds, entry points and documentation are skipped, with a line each")
  func reasons() throws {
    let app = try folderSources(
      "./App",
      [
        "/w/App/A.swift": "struct A {}", "/w/App/Project.swift": "let project = 1",
        "/w/App/Tuist/ProjectDescriptionHelpers/P.swift": "let p = 1",
        "/w/App/Plugins/Config.swift": "import ProjectDescription\nlet c = 1",
        "/w/App/Play.playground/Contents.swift": "print(1)", "/w/App/main.swift": "print(1)",
        "/w/App/D.docc/code.swift": "struct D {",
      ])
    #expect(fileNames(app) == ["A.swift"])
    #expect(
      app.skipped.lines == [
        "skipped: 1 entry point (main.swift)",
        "skipped: 3 manifests (Plugins/Config.swift, Project.swift, Tuist/ProjectDescriptionHelpers/P.swift)",
        "skipped: 1 playground file (Play.playground/Contents.swift)",
        "skipped: 1 documentation file (D.docc/code.swift); load a page of it by name",
      ])
  }

  @Test("A model has the name of a manifest, if it imports nothing that a manifest needs")
  func modelNamedLikeManifest() throws {
    let app = try folderSources(
      "./App",
      [
        "/w/App/A.swift": "struct A { let project: Project; let package: Package }",
        "/w/App/Model/Project.swift": "import Foundation\nstruct Project {}",
        "/w/App/Model/Package.swift": "struct Package {}",
        "/w/App/Kit/Package.swift": "import PackageDescription\nstruct Names {}",
        "/w/App/Kit/Project.swift": "import ProjectDescription\nenum Names {}",
      ])
    #expect(fileNames(app) == ["A.swift", "Package.swift", "Project.swift"])
    #expect(
      app.skipped.lines == ["skipped: 2 manifests (Kit/Package.swift, Kit/Project.swift)"])
  }

  @Test("Packages by path are followed as far as they are imported")
  func pathPackages() throws {
    let app = try folderSources(
      "./App",
      [
        "/w/App/Package.swift":
          ".package(path: \"../Model\"), .target(name: \"App\", path: \"Code\")",
        "/w/App/Code/A.swift": "import Model\nstruct A { let m: M }",
        "/w/Model/Package.swift": ".target(name: \"Model\"), .target(name: \"Unused\")",
        "/w/Model/Sources/Model/M.swift": "struct M {}",
        "/w/Model/Sources/Unused/U.swift": "struct U {}",
      ])
    #expect(fileNames(app) == ["A.swift", "M.swift"])
    #expect(foreignImports(app).isEmpty)
  }

  @Test("A target may be the folder of the manifest")
  func rootTarget() throws {
    let app = try folderSources(
      "./App",
      [
        "/w/App/Package.swift":
          ".target(name: \"App\", path: \".\"), .testTarget(name: \"AppTests\", path: \"Tests\")",
        "/w/App/A.swift": "struct A {}", "/w/App/Tests/T.swift": "import XCTest\nstruct T {}",
      ])
    #expect(fileNames(app) == ["A.swift"])
  }

  @Test("What a project beside a folder contains is loaded only if the folder's project names it")
  func siblings() throws {
    var files = [
      "/w/App/Project.swift":
        ".project(target: \"Core\", path: \"../Core\"), .package(path: \"../Kits\")",
      "/w/App/Sources/A.swift": "import Core\nimport Kit\n",
      "/w/Core/Project.swift": "let p = 1", "/w/Core/Sources/C.swift": "struct C {}",
      "/w/Kits/Package.swift": ".target(name: \"Kit\")",
      "/w/Kits/Sources/Kit/K.swift": "struct K {}",
      "/w/Other/Project.swift": "let p = 1", "/w/Other/Sources/O.swift": "struct O {}",
    ]
    let app = try folderSources("./App", files)
    #expect(fileNames(app) == ["A.swift", "C.swift", "K.swift"])
    #expect(
      app.outsideLines == [
        "outside of the folder: 1 file of Kit (../Kits/Sources/Kit)",
        "outside of the folder: 1 file of Core (../Core/Sources)",
      ])
    files["/w/App/Project.swift"] = "let p = 1"
    let alone = try folderSources("./App", files)
    #expect(fileNames(alone) == ["A.swift"])
    #expect(alone.outsideLines.isEmpty)
  }

  @Test("A folder that a project names outside of its repository is not loaded without being named")
  func otherRepository() throws {
    let files = [
      "/w/App/.git": "", "/w/App/A.swift": "import Kit\n",
      "/w/App/App.xcodeproj/project.pbxproj": "relativePath = ../Kits;\n",
      "/w/Kits/Package.swift": ".target(name: \"Kit\")",
      "/w/Kits/Sources/Kit/K.swift": "struct K {}",
    ]
    let app = try folderSources("./App", files)
    #expect(fileNames(app) == ["A.swift"])
    #expect(
      app.outsideLines == [
        "not loaded: ../Kits, which is outside of the repository; name it in the line to load it"
      ])
    var one = files
    one["/w/App/.git"] = nil
    #expect(fileNames(try folderSources("./App", one)) == ["A.swift", "K.swift"])
  }

  @Test("The targets of a project are modules of the folder, wherever their files are")
  func ownTargets() throws {
    let pbxproj = "isa = PBXNativeTarget;\n\tbuildRules = (\n);\n\tname = Core;\n};"
    for (path, text) in [
      ("App.xcodeproj/project.pbxproj", pbxproj),
      ("Project.swift", ".target(name: \"Core\", sources: [\"Modules/Core/**\"])"),
    ] {
      let app = try folderSources(
        "./App",
        [
          "/w/App/\(path)": text, "/w/App/Main/A.swift": "import Core\nstruct A {}",
          "/w/App/Modules/Core/C.swift": "struct C {}",
          "/w/Else/Package.swift": ".target(name: \"Core\")",
          "/w/Else/Sources/Core/E.swift": "struct E {}",
        ])
      #expect(fileNames(app) == ["A.swift", "C.swift"], "\(path)")
      #expect(foreignImports(app).isEmpty, "\(path)")
    }
  }

  @Test("A manifest without targets, or one beside an app, does not hide the files of the folder")
  func manifestOfTools() throws {
    let tools = try folderSources(
      "./App", ["/w/App/Package.swift": "targets: []", "/w/App/Features/A.swift": "struct A {}"])
    #expect(fileNames(tools) == ["A.swift"])
    let app = try folderSources(
      "./App",
      [
        "/w/App/Package.swift": ".target(name: \"Tool\")",
        "/w/App/Sources/Tool/T.swift": "struct T {}",
        "/w/App/Phone/Phone.xcodeproj/project.pbxproj": "// project",
        "/w/App/Phone/A.swift": "import Tool\nstruct A {}",
      ])
    #expect(fileNames(app) == ["A.swift", "T.swift"])
  }

  @Test("Templates and scripts are skipped, with a line each")
  func templates() throws {
    let app = try folderSources(
      "./App",
      [
        "/w/App/A.swift": "struct A {}",
        "/w/App/T.xctemplate/T.swift": "struct T {}",
        "/w/App/___FILEBASENAME___.swift": "struct T {}",
        "/w/App/B.swift": "struct ___VARIABLE_name___ {}",
        "/w/App/Scripts/Make.swift": "#!/usr/bin/swift\nprint(1)",
      ])
    #expect(fileNames(app) == ["A.swift"])
    #expect(
      app.skipped.lines == [
        "skipped: 3 template files (B.swift, T.xctemplate/T.swift, ___FILEBASENAME___.swift)",
        "skipped: 1 script file (Scripts/Make.swift)",
      ])
  }

  @Test("A file with statements at the top level is a script, unless it is meant for an app")
  func scripts() throws {
    let scripts = [
      "import Foundation\nprint(1)", "let a = 1\nif a > 0 {}", "var a = 1\na = 2",
      "import Core\nlet run = Run()\nrun.start()", "func ask() {}\nask()",
    ]
    for text in scripts {
      let app = try folderSources(
        "./App", ["/w/App/A.swift": "struct A {}", "/w/App/S.swift": text])
      #expect(fileNames(app) == ["A.swift"], "\(text)")
      #expect(app.skipped.lines == ["skipped: 1 script file (S.swift)"], "\(text)")
      #expect(
        fileNames(try folderSources("./App/S.swift", ["/w/App/S.swift": text])) == ["S.swift"])
    }
    for text in [
      "import SwiftUI\nprint(1)", "private(set) var a = 1\nnonisolated(unsafe) let b = 2",
      "struct S {\nfunc f() {\nprint(1)\n}\n}", "#if os(iOS)\nlet a = 1\n#endif",
      "@attached(member)\nmacro M() = #externalMacro(module: \"a\", type: \"b\")",
      "/* a\nprint(1)\n*/", "let a = \"\"\"\nprint(1)\n\"\"\"",
    ] {
      #expect(
        fileNames(try folderSources("./App", ["/w/App/S.swift": text])) == ["S.swift"], "\(text)")
    }
  }

  @Test("A package inside a folder that nothing imports and that is not of an app is a tool")
  func tools() throws {
    let manifest = ".target(name: \"Site\")"
    func app(_ site: String, _ main: String = "import SwiftUI\nstruct A {}") throws
      -> FeatureSources
    {
      try folderSources(
        "./App",
        [
          "/w/App/A.swift": main, "/w/App/Web/Package.swift": manifest,
          "/w/App/Web/Sources/Site/S.swift": site,
        ])
    }
    let site = try app("import Publish\nstruct A {}")
    #expect(fileNames(site) == ["A.swift"])
    #expect(
      site.skipped.lines == [
        "skipped: 1 manifest (Web/Package.swift)",
        "skipped: 1 file of a package that nothing imports (Web/Sources/Site/S.swift)",
      ])
    #expect(fileNames(try app("import SwiftUI\nstruct S {}")) == ["A.swift", "S.swift"])
    #expect(
      fileNames(try app("struct S {}", "import Site\nstruct A {}")) == ["A.swift", "S.swift"])
    let alone = [
      "/w/App/Web/Package.swift": manifest, "/w/App/Web/Sources/Site/S.swift": "struct S {}",
    ]
    #expect(fileNames(try folderSources("./App", alone)) == ["S.swift"])
  }

  @Test("The folders of package managers are not read, with a line")
  func dependencies() throws {
    let app = try folderSources(
      "./App",
      [
        "/w/App/A.swift": "struct A {}", "/w/App/Pods/Kit/K.swift": "struct K {}",
        "/w/App/Web/node_modules/a.swift": "struct W {}",
      ])
    #expect(fileNames(app) == ["A.swift"])
    #expect(app.skipped.lines == ["skipped: 1 folder of dependencies (Pods)"])
  }

  @Test("A folder without Swift files to load says what it has instead")
  func nothing() throws {
    let failure = #expect(throws: LoadFailure.self) {
      try folderSources("./App", ["/w/App/{{name}}/A.swift": "struct A {}"])
    }
    #expect(failure?.text == "`./App` contains no Swift files")
    #expect(failure?.hint == "skipped: 1 template file ({{name}}/A.swift)")
  }

  @Test("The projects of the workspace of Tuist around a folder are modules")
  func workspace() throws {
    let files = [
      "/w/Workspace.swift": "let w = 1", "/w/Projects/App/Project.swift": "let p = 1",
      "/w/Projects/App/Sources/A.swift": "import Login\nstruct A {}",
      "/w/Projects/Features/Login/Project.swift": "let p = 1",
      "/w/Projects/Features/Login/Sources/L.swift": "import Auth\nstruct L {}",
      "/w/Projects/Core/Auth/Project.swift": "let p = 1",
      "/w/Projects/Core/Auth/Sources/U.swift": "struct U {}",
    ]
    #expect(
      fileNames(try folderSources("./Projects/App", files)) == ["A.swift", "L.swift", "U.swift"])
    #expect(
      fileNames(try folderSources("./Projects/Features/Login", files)) == ["L.swift", "U.swift"])
    var others = files
    others["/w/Workspace.swift"] = nil
    #expect(fileNames(try folderSources("./Projects/App", others)) == ["A.swift"])
  }

  @Test("A folder of tests is loaded with the folder beside it that it tests")
  func testedFolder() throws {
    let files = [
      "/w/Notes/A.swift": "struct A {}", "/w/Other/O.swift": "struct O {}",
      "/w/NotesTests/T.swift":
        "import XCTest\nimport Other\n@testable import Notes\nfinal class T: XCTestCase {}",
    ]
    for path in ["./NotesTests", "./NotesTests/"] {
      #expect(fileNames(try folderSources(path, files)) == ["A.swift", "T.swift"])
    }
    #expect(fileNames(try folderSources("./Notes", files)) == ["A.swift"])
  }

  @Test("A folder inside a package is loaded with the targets that it imports")
  func insidePackage() throws {
    let app = try folderSources(
      "./Repo/App/Weather",
      [
        "/w/Repo/Package.swift": ".target(name: \"Core\")",
        "/w/Repo/Sources/Core/C.swift": "struct C {}",
        "/w/Repo/App/Weather/A.swift": "import Core\nstruct A { let c: C }",
      ])
    #expect(fileNames(app) == ["A.swift", "C.swift"])
    #expect(foreignImports(app).isEmpty)
  }

  @Test("The package of the library is no module of the examples in it")
  func insideLibrary() throws {
    let files = [
      "/w/Library/Package.swift":
        ".target(name: \"ComposableArchitecture\"), .target(name: \"Helpers\")",
      "/w/Library/Sources/ComposableArchitecture/Store.swift": "struct Store {}",
      "/w/Library/Examples/Todos/A.swift": "import ComposableArchitecture\nstruct A {}",
    ]
    let example = try folderSources("./Library/Examples/Todos", files)
    #expect(fileNames(example) == ["A.swift"])
    #expect(example.sources.files[0].text.hasPrefix("import ComposableArchitecture"))
    var more = files
    more["/w/Library/Sources/SwiftUI/View.swift"] = "struct View {}"
    more["/w/Library/Sources/Demos/B.swift"] = "import SwiftUI\nimport ComposableArchitecture\n"
    #expect(fileNames(try folderSources("./Library/Sources/Demos", more)) == ["B.swift"])
    let failure = #expect(throws: LoadFailure.self) { try folderSources("./Library", files) }
    #expect(failure?.text == "./Library is a package that tca contains")
    #expect(failure?.hint == "expected an app or one of its folders, such as an example in it")
  }

  @Test(
    "Packages and projects inside a folder are modules, and so are those that the project around it names"
  )
  func inside() throws {
    let files = [
      "/w/Repo/App/A.swift": "import Core\nimport HomeKitten\nstruct A {}",
      "/w/Repo/App.xcodeproj/project.pbxproj": "path = App;\nrelativePath = Packages/Core;\n",
      "/w/Repo/Packages/Core/Package.swift": ".target(name: \"Core\")",
      "/w/Repo/Packages/Core/Sources/Core/C.swift": "struct C {}",
      "/w/Repo/Projects/Home/Project.swift": ".target(name: \"HomeKitten\")",
      "/w/Repo/Projects/Home/Sources/H.swift": "struct H {}",
    ]
    let all = try folderSources("./Repo", files)
    #expect(fileNames(all) == ["A.swift", "C.swift", "H.swift"])
    #expect(foreignImports(all).isEmpty)
    let app = try folderSources("./Repo/App", files)
    #expect(fileNames(app).contains("C.swift"))
  }

  @Test("A checkout of a package that tca contains is skipped in the folder of an app")
  func submodule() throws {
    let files = [
      "/w/Repo/App/A.swift": "import ComposableArchitecture\nimport Own\nstruct A {}",
      "/w/Repo/Vendor/tca/Package.swift": ".target(name: \"ComposableArchitecture\")",
      "/w/Repo/Vendor/tca/Sources/ComposableArchitecture/Store.swift": "struct Store {}",
      "/w/Repo/Vendor/tca/Examples/Todos/Todos.swift": "struct Todos {}",
      "/w/Repo/Vendor/own/Package.swift": ".target(name: \"Own\")",
      "/w/Repo/Vendor/own/Sources/Own/O.swift": "struct O {}",
    ]
    let all = try folderSources("./Repo", files)
    #expect(fileNames(all) == ["A.swift", "O.swift"])
    #expect(
      all.skipped.lines.contains(
        "skipped: 3 files of packages that tca contains (Vendor/tca/Examples/Todos/Todos.swift, Vendor/tca/Package.swift, Vendor/tca/Sources/ComposableArchitecture/Store.swift)"
      ), "\(all.skipped.lines)")
    #expect(fileNames(try folderSources("./Repo/Vendor/tca/Examples", files)) == ["Todos.swift"])
  }

  @Test("The sources of a project of Tuist find the others of its workspace")
  func tuistSources() throws {
    let files = [
      "/w/P/Tuist.swift": "let tuist = 1", "/w/P/App/Project.swift": ".target(name: \"App\")",
      "/w/P/App/Sources/A.swift": "import Core\nstruct A {}",
      "/w/P/Core/Project.swift": ".target(name: \"Core\")",
      "/w/P/Core/Sources/C.swift": "struct C {}",
    ]
    for path in ["./P/App", "./P/App/Sources", "./P"] {
      #expect(fileNames(try folderSources(path, files)) == ["A.swift", "C.swift"], "\(path)")
    }
  }
}
