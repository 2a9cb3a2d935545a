import FileAccess
import Testing

@testable import SourceLoading

@Suite("What a folder or a package contributes")
struct FoldersTests {
  private func sources(
    _ path: String, _ files: [String: String]
  ) throws -> FeatureSources {
    let parents = files.keys.flatMap { path -> [String] in
      let parts = path.split(separator: "/").dropLast()
      return parts.indices.map { "/" + parts[...$0].joined(separator: "/") }
    }
    return try FeatureSources(
      [path], target: nil, in: "/w", home: nil,
      files: InMemoryFileSystem(files, folders: Array(Set(parents))))
  }

  private func names(_ sources: FeatureSources) -> [String] {
    sources.sources.files.map(\.name).sorted()
  }

  @Test("A file of the next major version is not loaded")
  func nextVersion() throws {
    let text = "/// Not ComposableArchitecture2.\nimport ComposableArchitecture"
    #expect(names(try sources("A.swift", ["/w/A.swift": text])) == ["A.swift"])
    let failure = #expect(throws: LoadFailure.self) {
      try sources("A.swift", ["/w/A.swift": text + "2\nstruct A {}"])
    }
    #expect(
      failure?.text
        == "A.swift imports ComposableArchitecture2, the beta of TCA 2, which is not supported yet")
    #expect(failure?.hint?.contains("`explain TCA 2`") == true)
  }

  @Test("Whether a file is a test depends on what it contains")
  func tests() throws {
    let app = try sources(
      "./App",
      [
        "/w/App/Blood.swift": "struct Blood {}", "/w/App/BloodTests.swift": "struct BloodTests {}",
        "/w/App/RealTests.swift": "import XCTest\nfinal class RealTests: XCTestCase {}",
        "/w/App/AppTests/ATests.swift": "import Testing\n@Test func a() {}",
        "/w/App/AppTests/Helper.swift": "struct Helper {}",
        "/w/App/LabTests/Lab.swift": "struct Lab {}",
      ])
    #expect(names(app) == ["Blood.swift", "BloodTests.swift", "Lab.swift"])
    #expect(
      app.skipped.lines == [
        "skipped: 3 test files (AppTests/ATests.swift, AppTests/Helper.swift, RealTests.swift); name the folder of the tests to load them, too"
      ])
  }

  @Test("Manifests, playgrounds, entry points and documentation are skipped, with a line each")
  func reasons() throws {
    let app = try sources(
      "./App",
      [
        "/w/App/A.swift": "struct A {}", "/w/App/Project.swift": "let project = 1",
        "/w/App/Tuist/ProjectDescriptionHelpers/P.swift": "let p = 1",
        "/w/App/Play.playground/Contents.swift": "print(1)", "/w/App/main.swift": "print(1)",
        "/w/App/D.docc/code.swift": "struct D {",
      ])
    #expect(names(app) == ["A.swift"])
    #expect(
      app.skipped.lines == [
        "skipped: 1 entry point (main.swift)",
        "skipped: 2 manifests (Project.swift, Tuist/ProjectDescriptionHelpers/P.swift)",
        "skipped: 1 playground file (Play.playground/Contents.swift)",
        "skipped: 1 documentation file (D.docc/code.swift); load a page of it by name",
      ])
  }

  @Test("Packages by path are followed as far as they are imported")
  func pathPackages() throws {
    let app = try sources(
      "./App",
      [
        "/w/App/Package.swift":
          ".package(path: \"../Model\"), .target(name: \"App\", path: \"Code\")",
        "/w/App/Code/A.swift": "import Model\nstruct A { let m: M }",
        "/w/Model/Package.swift": ".target(name: \"Model\"), .target(name: \"Unused\")",
        "/w/Model/Sources/Model/M.swift": "struct M {}",
        "/w/Model/Sources/Unused/U.swift": "struct U {}",
      ])
    #expect(names(app) == ["A.swift", "M.swift"])
    #expect(app.sources.files.allSatisfy { !$0.text.contains("import") })
  }

  @Test("A target may be the folder of the manifest")
  func rootTarget() throws {
    let app = try sources(
      "./App",
      [
        "/w/App/Package.swift":
          ".target(name: \"App\", path: \".\"), .testTarget(name: \"AppTests\", path: \"Tests\")",
        "/w/App/A.swift": "struct A {}", "/w/App/Tests/T.swift": "import XCTest\nstruct T {}",
      ])
    #expect(names(app) == ["A.swift"])
  }

  @Test("The projects of Tuist and the packages beside a folder are modules")
  func siblings() throws {
    let app = try sources(
      "./App",
      [
        "/w/App/Project.swift": "let p = 1", "/w/App/Sources/A.swift": "import Core\nimport Kit\n",
        "/w/Core/Project.swift": "let p = 1", "/w/Core/Sources/C.swift": "struct C {}",
        "/w/Kits/Package.swift": ".target(name: \"Kit\")",
        "/w/Kits/Sources/Kit/K.swift": "struct K {}",
        "/w/Other/Project.swift": "let p = 1", "/w/Other/Sources/O.swift": "struct O {}",
      ])
    #expect(names(app) == ["A.swift", "C.swift", "K.swift"])
  }
}
