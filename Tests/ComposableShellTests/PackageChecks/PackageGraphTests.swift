import Foundation
import Testing

@testable import ComposableShell

@Suite("A package and those that it names by path")
struct PackageGraphTests {
  private let graph = PackageGraph([
    PackageFiles(
      package: "/w/App",
      manifest: PackageManifest(
        name: "App",
        targets: [
          .init(name: "App", type: "regular", products: ["Kit"], packages: ["kit"]),
          .init(name: "AppTests", type: "test", dependencies: ["App"]),
        ])),
    PackageFiles(
      package: "/w/Kit", prefix: "Kit/",
      manifest: PackageManifest(
        name: "Kit",
        targets: [
          .init(name: "Base", type: "regular"),
          .init(name: "Views", type: "regular", dependencies: ["Base"]),
          .init(name: "Other", type: "regular"), .init(name: "KitTests", type: "test"),
        ],
        products: [.init(name: "Kit", targets: ["Views"])])),
  ])

  @Test func `A product of another package is the targets that it contains`() {
    #expect(graph.manifest.targets.map(\.name) == ["App", "AppTests", "Base", "Views", "Other"])
    let selection = TargetSelection(graph.manifest, obstacles: [:])
    #expect(selection.tests == ["AppTests"])
    #expect(selection.kept == ["App", "AppTests", "Base", "Views"])
  }

  @Test func `A report names a target of another package only if it is a reason`() {
    let selection = TargetSelection(
      graph.manifest, obstacles: ["Base": "needs GameKit (A.swift:1)", "Other": "cannot be built"])
    #expect(
      graph.leftOut(selection, PackageSurvey()).map { "\($0.target) \($0.reason)" } == [
        "App depends on Views", "AppTests depends on App", "Base needs GameKit (A.swift:1)",
        "Views depends on Base",
      ])
  }

  @Test func `Folders inside of others become folders with links to everything else`() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "graph-\(UUID().uuidString)").path
    defer { try? files.removeItem(atPath: root) }
    let texts = [
      "w/App/Package.swift": "// .package(path: \"Kit\")",
      "w/App/Sources/App/A.swift": "let a = 1", "w/App/Kit/Package.swift": "kit",
      "w/App/Kit/Sources/Views/V.swift": "let v = 1",
    ]
    for (path, text) in texts {
      let file = URL(filePath: "\(root)/\(path)")
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try "let package = Package(dependencies: [.package(path: \"Kit\")])"
      .write(toFile: "\(root)/w/App/Package.swift", atomically: true, encoding: .utf8)
    let copy = PackageCopy(package: "\(root)/w/App", base: "\(root)/copy")
    try copy.create()
    #expect(copy.localPackages() == ["\(root)/w/App/Kit"])
    for (folder, names) in [("", ["Kit", "Sources"]), ("/Kit", ["Sources"])] {
      #expect(try files.contentsOfDirectory(atPath: copy.folder + folder).sorted() == names)
    }
    let link = try files.destinationOfSymbolicLink(atPath: "\(copy.folder)/Kit/Sources")
    #expect(link == "\(root)/w/App/Kit/Sources")
    #expect(
      copy.original("\(copy.folder)/Kit/X.swift:1:1: error")
        == "\(root)/w/App/Kit/X.swift:1:1: error")
  }
}
