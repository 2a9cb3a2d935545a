import Testing

@testable import ComposableShell

@Suite("The targets that are built")
struct TargetSelectionTests {
  let manifest = PackageManifest(
    name: "app",
    targets: [
      .init(name: "Model", type: "regular"),
      .init(name: "Screens", type: "regular", dependencies: ["Model"]),
      .init(name: "App", type: "executable", dependencies: ["Screens"]),
      .init(name: "Tool", type: "executable"),
      .init(name: "ModelTests", type: "test", dependencies: ["Model"]),
      .init(name: "ScreensTests", type: "test", dependencies: ["Screens", "Elsewhere"]),
    ],
    products: [
      .init(name: "Model", targets: ["Model"]), .init(name: "All", targets: ["Model", "Screens"]),
    ])

  @Test("Test targets and what they need are kept")
  func all() {
    let selection = TargetSelection(manifest, obstacles: [:])
    #expect(selection.tests == ["ModelTests", "ScreensTests"])
    #expect(selection.kept == ["Model", "Screens", "ModelTests", "ScreensTests"])
    #expect(selection.leftOut == [])
    #expect(selection.unused == ["App", "Tool"])
  }

  @Test("What depends on a target that is left out is left out, too")
  func dependents() {
    let selection = TargetSelection(manifest, obstacles: ["Screens": "needs UIKit (S.swift:1)"])
    #expect(selection.tests == ["ModelTests"])
    #expect(
      selection.leftOut == [
        .init(target: "Screens", isTest: false, reason: "needs UIKit (S.swift:1)"),
        .init(target: "App", isTest: false, reason: "depends on Screens"),
        .init(target: "ScreensTests", isTest: true, reason: "depends on Screens"),
      ])
    #expect(selection.unused == ["Tool"])
  }

  @Test("A test target that is built can lose a file")
  func file() {
    let text = manifest.text(
      "let package = ...", keeping: ["Model", "ModelTests"],
      without: [("ModelTests", "Screens/ViewTests.swift"), ("ScreensTests", "A.swift")])
    #expect(
      text.split(separator: "\n").last
        == "package.targets.first { $0.name == \"ModelTests\" }?.exclude.append(\"Screens/ViewTests.swift\")"
    )
  }

  @Test("The manifest loses these targets, and the products that contain one")
  func text() {
    let text = manifest.text("let package = ...", keeping: ["Model", "ModelTests"])
    #expect(
      text == """
        let package = ...

        package.targets.removeAll { (["Screens", "App", "Tool", "ScreensTests"] as [String]).contains($0.name) }
        package.products.removeAll { (["All"] as [String]).contains($0.name) }

        """)
  }
}
