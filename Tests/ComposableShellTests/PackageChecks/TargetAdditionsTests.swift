import Testing

@testable import ComposableShell

@Suite("What targets get on Linux")
struct TargetAdditionsTests {
  private let architecture = PackageManifest.Dependency(
    identity: "swift-composable-architecture",
    url: "https://github.com/pointfreeco/swift-composable-architecture")

  private func additions(
    _ text: String, _ type: String = "regular", products: [String] = []
  ) -> TargetAdditions {
    var additions = TargetAdditions()
    additions.read(text, of: .init(name: "Helpers", type: type, products: products))
    return additions
  }

  @Test("A target that imports SwiftUI or Combine depends on the architecture")
  func views() {
    #expect(additions("import SwiftUI").architecture == ["Helpers"])
    #expect(additions("@preconcurrency import Combine").architecture == ["Helpers"])
    #expect(
      additions("import Foundation\nlet name = \"SwiftUI\" // import SwiftUI").architecture == [])
    #expect(additions("struct SwiftUI {}").architecture == [])
  }

  @Test(
    "A target that names the architecture, and one that runs in the compiler, do not get it again")
  func exceptions() {
    #expect(additions("import SwiftUI", products: ["ComposableArchitecture"]).architecture == [])
    #expect(additions("import SwiftUI", "macro").architecture == [])
    #expect(additions("import SwiftUI", "plugin").architecture == [])
  }

  @Test(
    "A target that uses URLSession gets FoundationNetworking, which Foundation contains on Apple platforms"
  )
  func networking() {
    #expect(additions("let session = URLSession.shared").networking == ["Helpers"])
    #expect(additions("@Dependency(\\.urlSession) var session").networking == ["Helpers"])
    #expect(additions("// URLSession\nlet url: URL").networking == [])
  }

  @Test(
    "A test target gets what lets a reported issue fail a test, which needs nothing on Apple platforms"
  )
  func tests() {
    var manifest = PackageManifest(name: "app", dependencies: [architecture])
    let additions = additions("import Testing", "test")
    let dependency =
      "for target in package.targets where [\"Helpers\"].contains(target.name) { target.dependencies.append(.product(name: \"IssueReportingTestSupport\", package: \"xctest-dynamic-overlay\")) }"
    #expect(
      additions.statements(for: manifest, keeping: ["Helpers"]) == [
        "package.dependencies.append(.package(url: \"https://github.com/pointfreeco/xctest-dynamic-overlay\", from: \"1.0.0\"))",
        dependency,
      ])
    #expect(additions.statements(for: manifest, keeping: []) == [])
    manifest.dependencies.append(
      .init(
        identity: "xctest-dynamic-overlay",
        url: "https://github.com/pointfreeco/xctest-dynamic-overlay"))
    #expect(additions.statements(for: manifest, keeping: ["Helpers"]) == [dependency])
    manifest.dependencies = []
    #expect(additions.statements(for: manifest, keeping: ["Helpers"]) == [])
    #expect(
      self.additions("import Testing", "test", products: ["IssueReportingTestSupport"]).tests == [])
    #expect(self.additions("import Testing").tests == [])
  }

  @Test("A target that imports a framework of Apple gets the module with its contents")
  func frameworks() {
    var additions = TargetAdditions()
    let manifest = PackageManifest(name: "app", dependencies: [architecture])
    additions.read("import os", ["os"], of: .init(name: "Logs", type: "regular"))
    additions.read("import WebKit", ["WebKit"], of: .init(name: "Pages", type: "regular"))
    func add(_ target: String, _ product: String) -> String {
      "for target in package.targets where [\"\(target)\"].contains(target.name) { target.dependencies.append(.product(name: \"\(product)\", package: \"swift-composable-architecture\")) }"
    }
    #expect(
      additions.statements(for: manifest, keeping: ["Logs", "Pages"]) == [
        add("Logs", "StubOSLog"), add("Pages", "StubUIKit"),
        "for target in package.targets where [\"Pages\"].contains(target.name) { target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"StubUIKit\"])] }",
      ])
    #expect(
      additions.statements(for: manifest, keeping: ["Logs"]) == [add("Logs", "StubOSLog")])
  }

  @Test("The manifest gets a statement for each kind, for the targets that are built")
  func statements() {
    var manifest = PackageManifest(name: "app", dependencies: [architecture])
    let additions = additions("import SwiftUI\nlet session = URLSession.shared")
    #expect(additions.statements(for: manifest, keeping: []) == [])
    let expected = [
      "for target in package.targets where [\"Helpers\"].contains(target.name) { target.dependencies.append(.product(name: \"ComposableArchitecture\", package: \"swift-composable-architecture\")) }",
      "for target in package.targets where [\"Helpers\"].contains(target.name) { target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"FoundationNetworking\"])] }",
    ]
    #expect(additions.statements(for: manifest, keeping: ["Helpers", "Other"]) == expected)
    manifest.dependencies = []
    #expect(
      additions.statements(for: manifest, keeping: ["Helpers"]) == [
        "package.dependencies.append(.package(url: \"https://github.com/pointfreeco/swift-composable-architecture\", from: \"1.0.0\"))"
      ] + expected)
    #expect(
      manifest.text("let package", keeping: ["Helpers"], adding: additions).hasSuffix(
        expected[1] + "\n"))
  }
}
