import Testing

@testable import ComposableShell

@Suite("The packages that are resolved")
struct NeededDependenciesTests {
  private func manifest(_ toolsVersion: String = "5.9.0") -> PackageManifest {
    var manifest = PackageManifest(
      name: "app",
      dependencies: ["alamofire/Alamofire", "realm/realm-swift", "pointfreeco/swift-clocks"].map {
        .init(
          identity: String($0.split(separator: "/")[1]).lowercased(),
          url: "https://github.com/\($0)")
      },
      targets: [
        .init(name: "Model", type: "regular"),
        .init(
          name: "Network", type: "regular", dependencies: ["Model"],
          products: ["Model", "Alamofire"], packages: [nil, "alamofire"]),
      ])
    manifest.toolsVersion = toolsVersion
    return manifest
  }

  private static let realm = "https://github.com/realm/realm-swift"

  @Test func `A package that no target needs is left out, and what this project provides stays`() {
    #expect(NeededDependencies(manifest(), keeping: ["Model", "Network"]).unneeded == [Self.realm])
    #expect(
      NeededDependencies(manifest(), keeping: ["Model"]).unneeded == [
        "https://github.com/alamofire/Alamofire", Self.realm,
      ])
    #expect(
      NeededDependencies(manifest(), keeping: ["Network"]).statements == [
        """
        package.dependencies.removeAll {
          if case .sourceControl(_, let location, _) = $0.kind { ["\(Self.realm)"].contains(location) } else { false }
        }
        """
      ])
  }

  @Test func `All packages stay where a product may be of any of them`() {
    var manifest = manifest()
    manifest.targets[1].products.append("RealmSwift")
    manifest.targets[1].packages.append(nil)
    #expect(NeededDependencies(manifest, keeping: ["Network"]).unneeded == [])
    #expect(NeededDependencies(self.manifest("5.5.0"), keeping: ["Network"]).statements == [])
  }
}
