import Foundation
import Testing

@testable import ComposableShell

@Suite("Where SwiftPM finds the architecture and its companions")
struct MirrorPlanTests {
  private func plan(
    _ name: String, _ requirement: PackageManifest.Dependency.Requirement
  ) -> MirrorPlan {
    MirrorPlan([
      PackageManifest(
        name: "app",
        dependencies: [
          .init(
            identity: name, url: "https://github.com/pointfreeco/\(name)", requirement: requirement)
        ])
    ])
  }

  @Test(
    "A URL is recognized in every spelling",
    arguments: [
      "https://github.com/pointfreeco/swift-case-paths",
      "https://github.com/pointfreeco/swift-case-paths.git",
      "git@github.com:pointfreeco/swift-case-paths.git",
      "ssh://git@github.com/pointfreeco/swift-case-paths",
      "https://github.com/PointFreeCo/swift-case-paths",
    ])
  func spellings(url: String) {
    #expect(ServedPackage(url: url)?.identity == "swift-case-paths")
  }

  @Test(
    "Other packages are left as they are",
    arguments: [
      "https://github.com/pointfreeco/swift-custom-dump", "https://github.com/me/swift-case-paths",
      "https://example.com/pointfreeco/swift-case-paths", "swift-case-paths",
    ])
  func others(url: String) {
    #expect(ServedPackage(url: url) == nil)
  }

  @Test("The required version becomes a tag")
  func tags() {
    let range = plan("swift-sharing", .range(lower: "2.3.1", upper: "3.0.0"))
    #expect(range.tags == ["swift-sharing": ["2.3.1"]])
    #expect(plan("swift-clocks", .exact("1.0.6")).tags == ["swift-clocks": ["1.0.6"]])
    #expect(plan("swift-clocks", .branch("main")) == plan("swift-custom-dump", .branch("main")))
  }

  @Test("A version that cannot be provided is a problem")
  func pinned() {
    let old = plan("swift-composable-architecture", .exact("2.0.0"))
    #expect(old.tags.isEmpty)
    #expect(
      old.problems.map(\.sentence) == [
        "swift-composable-architecture is pinned to exactly 2.0.0, but only versions 0.x and 1.x and the branch main can be built here. Write `from:` with such a version in Package.swift."
      ])
    #expect(
      plan("swift-sharing", .revision("0123456789abcdef")).problems.map(\.sentence) == [
        "swift-sharing is pinned to the revision 0123456789, but only versions 1.x and 2.x and the branch main can be built here. Write `from:` with such a version in Package.swift."
      ])
    #expect(plan("swift-clocks", .branch("beta")).problems.count == 1)
  }

  @Test("The configuration maps each spelling of each URL")
  func configuration() throws {
    let text = MirrorPlan.configuration(repositoriesIn: "/r")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rows = try #require(object["object"] as? [[String: String]])
    #expect(object["version"] as? Int == 1)
    #expect(rows.count == ServedPackage.all.count * 6)
    #expect(
      rows.contains([
        "original": "https://github.com/pointfreeco/swift-clocks.git", "mirror": "/r/swift-clocks",
      ]))
  }

  @Test("The pins of other packages stay")
  func pins() throws {
    let resolved = """
      {"originHash": "1", "version": 3, "pins": [
        {"identity": "swift-clocks", "kind": "remoteSourceControl",
         "location": "https://github.com/pointfreeco/swift-clocks", "state": {"version": "1.0.2"}},
        {"identity": "swift-tagged", "kind": "remoteSourceControl",
         "location": "https://github.com/pointfreeco/swift-tagged", "state": {"version": "0.10.0"}}]}
      """
    let data = try #require(MirrorPlan.pins(Data(resolved.utf8)))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let pins = try #require(object["pins"] as? [[String: Any]])
    #expect(pins.map { $0["identity"] as? String } == ["swift-tagged"])
    #expect(object["originHash"] == nil)
    #expect(MirrorPlan.pins(Data("no".utf8)) == nil)
  }

  @Test("A companion's package has a target of another name for each module")
  func companions() throws {
    let clocks = try #require(ServedPackage.companions.first { $0.identity == "swift-clocks" })
    #expect(clocks.files["Sources/ClocksProduct/Exports.swift"] == "@_exported import Clocks\n")
    let manifest = try #require(clocks.files["Package.swift"])
    #expect(manifest.contains(".library(name: \"Clocks\", targets: [\"ClocksProduct\"])"))
    #expect(manifest.contains("swift-composable-architecture\", \"0.1.0\"..<\"2.0.0\""))
  }

  @Test("The package of 2.0 has a name with capital letters, a trait, and two products")
  func second() throws {
    let served = try #require(ServedPackage(url: "git@github.com:pointfreeco/TCA26.git"))
    #expect(served == .second)
    #expect(served.urls[0] == "https://github.com/pointfreeco/TCA26")
    let manifest = try #require(served.files["Package.swift"])
    #expect(manifest.contains("  ],\n  traits: [\"Dependencies\"],\n  dependencies: ["))
    #expect(manifest.contains(".product(name: \"ComposableArchitecture2Module\""))
    #expect(
      MirrorPlan.configuration(repositoriesIn: "/r").contains(
        "{\"original\": \"https://github.com/pointfreeco/TCA26\", \"mirror\": \"/r/tca26\"}"))
  }
}
