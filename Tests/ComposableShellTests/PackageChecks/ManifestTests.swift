import Foundation
import Testing

@testable import ComposableShell

@Suite("Reading a manifest that SwiftPM has described")
struct ManifestTests {
  static let json = """
    {"name": "app", "toolsVersion": {"_version": "5.9.0"}, "products": [{"name": "App", "targets": ["App"], "settings": [], "type": {"library": ["automatic"]}}],
     "dependencies": [
      {"fileSystem": [{"identity": "core", "path": "/w/Core", "productFilter": null}]},
      {"sourceControl": [{"identity": "swift-composable-architecture",
        "location": {"remote": [{"urlString": "https://github.com/pointfreeco/swift-composable-architecture"}]},
        "requirement": {"range": [{"lowerBound": "1.17.0", "upperBound": "2.0.0"}]}}]},
      {"sourceControl": [{"identity": "swift-clocks",
        "location": {"remote": [{"urlString": "git@github.com:pointfreeco/swift-clocks.git"}]},
        "requirement": {"exact": ["1.0.6"]}}]}],
     "targets": [
      {"name": "App", "type": "regular", "path": "Code", "dependencies": [
        {"product": ["ComposableArchitecture", "swift-composable-architecture", null, null]},
        {"byName": ["Model", null]},
        {"target": ["Phone", {"platformNames": ["ios"]}]}]},
      {"name": "AppTests", "type": "test", "dependencies": [{"byName": ["App", null]}]}]}
    """

  @Test("Dependencies have their URL or folder, and their requirement")
  func dependencies() throws {
    let manifest = try PackageManifest(json: Data(Self.json.utf8))
    #expect(
      manifest.dependencies.map(\.identity) == [
        "core", "swift-composable-architecture", "swift-clocks",
      ])
    #expect(manifest.dependencies[0].path == "/w/Core")
    #expect(manifest.dependencies[1].requirement == .range(lower: "1.17.0", upper: "2.0.0"))
    #expect(manifest.dependencies[2].requirement == .exact("1.0.6"))
  }

  @Test("A target depends on targets, except on those for other platforms")
  func targets() throws {
    let manifest = try PackageManifest(json: Data(Self.json.utf8))
    #expect(manifest.targets.map(\.name) == ["App", "AppTests"])
    #expect(manifest.targets[0].path == "Code")
    #expect(manifest.targets[0].dependencies == ["Model"])
    #expect(manifest.targets[0].products == ["ComposableArchitecture", "Model"])
    #expect(manifest.targets[0].packages == ["swift-composable-architecture", nil])
    #expect(manifest.targets[1].isTest)
    #expect(manifest.toolsVersion == "5.9.0")
  }

  @Test("Another text is not a manifest")
  func others() {
    #expect(throws: (any Error).self) { try PackageManifest(json: Data("{}".utf8)) }
  }
}
