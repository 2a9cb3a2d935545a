/// Which packages the targets need that are built. The others are not resolved: they may be private, or exist for other systems only.
struct NeededDependencies: Equatable, Sendable {
  /// The URLs of the packages that nothing needs.
  let unneeded: [String]

  /// - Parameter kept: The targets that are built.
  init(_ manifest: PackageManifest, keeping kept: Set<String>) {
    let targets = manifest.targets.filter { kept.contains($0.name) }
    let own = Set(manifest.targets.map(\.name))
    let identities = Set(manifest.dependencies.map(\.identity))
    var needed: Set<String> = []
    var isKnown = manifest.canNameKinds
    for target in targets {
      for (product, package) in zip(target.products, target.packages) {
        if let package, identities.contains(package) {
          needed.insert(package)
        } else if package != nil || !own.contains(product) {
          // A product of any package.
          isKnown = false
        }
      }
    }
    let others = manifest.dependencies.filter {
      !needed.contains($0.identity) && !TargetAdditions.canNeed($0)
    }
    unneeded = isKnown ? others.compactMap(\.url) : []
  }

  /// The statement at the end of a manifest; none if all are needed.
  var statements: [String] {
    guard !unneeded.isEmpty else { return [] }
    return [
      """
      package.dependencies.removeAll {
        if case .sourceControl(_, let location, _) = $0.kind { \(unneeded).contains(location) } else { false }
      }
      """
    ]
  }
}

extension PackageManifest {
  /// Whether its language can tell the kinds of dependencies.
  fileprivate var canNameKinds: Bool {
    let parts = toolsVersion.split(separator: ".").compactMap { Int($0) }
    return parts.count >= 2 && (parts[0], parts[1]) >= (5, 6)
  }
}
