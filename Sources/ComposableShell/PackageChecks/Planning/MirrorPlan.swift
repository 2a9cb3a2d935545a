import Foundation

/// Which URLs SwiftPM finds elsewhere, and the versions that are found there.
struct MirrorPlan: Equatable, Sendable {
  /// The tags that a package requires, by identity.
  private(set) var tags: [String: [String]] = [:]
  private(set) var problems: [PackageProblem] = []

  /// - Parameter manifests: The package, and the packages that it names by path.
  init(_ manifests: [PackageManifest]) {
    for dependency in manifests.flatMap(\.dependencies) {
      guard let served = dependency.url.flatMap(ServedPackage.init(url:)),
        let requirement = dependency.requirement
      else { continue }
      switch requirement {
      case .exact(let version) where served.provides(version),
        .range(let version, _) where served.provides(version):
        let known = tags[served.identity, default: []]
        if !known.contains(version) { tags[served.identity] = known + [version] }
      case .branch("main"): break
      case .exact, .range, .branch, .revision:
        problems.append(.pinned(identity: served.identity, requirement, served: served.versions))
      }
    }
  }

  /// The file in which SwiftPM looks up the place of a URL.
  ///
  /// - Parameter folder: The folder of the repositories, each named after its identity.
  static func configuration(repositoriesIn folder: String) -> String {
    let rows = ServedPackage.all.flatMap { served in
      served.urls.map {
        "    {\"original\": \"\($0)\", \"mirror\": \"\(folder)/\(served.identity)\"}"
      }
    }
    return "{\n  \"object\": [\n\(rows.joined(separator: ",\n"))\n  ],\n  \"version\": 1\n}\n"
  }

  /// The versions of other packages that a package has pinned, without those that are found elsewhere.
  ///
  /// - Returns: The contents of Package.resolved; `nil` if nothing is pinned, or the format is not known.
  static func pins(_ resolved: Data) -> Data? {
    guard var object = try? JSONSerialization.jsonObject(with: resolved) as? [String: Any],
      let pins = object["pins"] as? [[String: Any]]
    else { return nil }
    let others = pins.filter { pin in
      (pin["location"] as? String).flatMap(ServedPackage.init(url:)) == nil
    }
    // It is a checksum of the package's own manifest, which the copy of the package does not have.
    object["originHash"] = nil
    object["version"] = 2
    object["pins"] = others
    return others.isEmpty
      ? nil
      : try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  }
}

extension ServedPackage {
  /// Whether the project can be built in place of a version.
  fileprivate func provides(_ version: String) -> Bool {
    guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return false }
    return majors.contains(major)
  }
}
