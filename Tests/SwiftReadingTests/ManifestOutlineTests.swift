import Testing

@testable import SourceLoading

@Suite("Manifests of packages")
struct ManifestOutlineTests {
  private let manifest = ManifestOutline(
    """
    let package = Package(
      name: "App",
      // .package(path: "../Comment")
      dependencies: [
        .package(path: "../Model"), .package(name: "Kit", path: "Kit"),
        .package(url: "https://example.com/a", from: "1.0.0"),
      ],
      targets: [
        .target(
          name: "App",
          dependencies: [.product(name: "Alamofire", package: "Alamofire"), .target(name: "Core")],
          path: "."),
        .target(name: "Core"),
        .executableTarget(name: "Tool", path: "Tools/Tool"),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
    """)

  @Test("Targets have names and folders; a target's dependencies are not its arguments")
  func targets() {
    let described = manifest.targets.map { "\($0.name) \($0.path ?? "-") \($0.isTest)" }
    #expect(
      described == ["App . false", "Core - false", "Tool Tools/Tool false", "AppTests - true"])
  }

  @Test("Packages by path are found, and comments are not read")
  func packages() {
    #expect(manifest.localPackages == ["../Model", "Kit"])
    #expect(manifest.products == ["Alamofire"])
  }
}
