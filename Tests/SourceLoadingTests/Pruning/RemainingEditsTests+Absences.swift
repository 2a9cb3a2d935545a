import Testing

@testable import SourceLoading

// Frameworks of which a part exists here, and dependencies of packages.
extension RemainingEditsTests {
  @Test("A folder that uses a framework of which only a part exists here can lack names of it")
  func framework() {
    let text = "struct Client { func save() { table.create() } }\n"
    let found = prune(text, [("create", Self.call)], imports: "import CoreLocation\n")
    #expect(found.step != .refuse)
  }

  @Test("A dependency that only a package declares has no value, unless its name is a mistake")
  func dependency() {
    let error =
      "cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'Key.Type'"
    func prune(_ key: String) -> Pruning {
      let text = "@Reducer struct Map { @Dependency(\\.\(key)) var client }\n"
      return self.prune(text, [("\\.\(key)", error)]).pruning
    }
    #expect(prune("continuousClok").standIns.dependencies.isEmpty)
    let found = prune("api")
    #expect(
      found.leftOut.last?.line
        == "stops: the dependency api (A.swift:3: api is in none of the loaded sources, perhaps in Nuke)"
    )
    #expect(
      found.standIns.text(for: found.sources).split(separator: "\n").last
        == "struct ApiDependency: AppleStubs.StandIn { private let never: Swift.Never }; extension ComposableArchitecture.DependencyValues { var api: ApiDependency { get { ApiDependency._stop(#fileID, #line) } set {} } }"
    )
  }
}
