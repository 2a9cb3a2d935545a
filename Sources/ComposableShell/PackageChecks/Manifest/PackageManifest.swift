import Foundation

/// What SwiftPM says about the manifest of a package: the parts of `swift package dump-package` that a check needs.
struct PackageManifest: Equatable, Sendable {
  struct Dependency: Equatable, Sendable {
    enum Requirement: Equatable, Sendable {
      case range(lower: String, upper: String)
      case exact(String)
      case branch(String)
      case revision(String)
    }

    let identity: String
    /// Its URL as it is written; `nil` for a folder.
    var url: String?
    /// Its folder; `nil` for a URL.
    var path: String?
    var requirement: Requirement?
  }

  struct Target: Equatable, Sendable {
    let name: String
    /// `regular`, `test`, `executable`, `macro`, `plugin`, and others.
    let type: String
    /// The folder relative to the package; `nil` for the usual one.
    var path: String?
    /// The targets of the same package that it needs on Linux. The name may also be that of a product of another package.
    var dependencies: [String] = []
    /// The products of other packages that it needs on Linux. A name alone may also be that of a target.
    var products: [String] = []
    /// The packages that these products are written to be from, in lower case; `nil` for a name alone.
    var packages: [String?] = []

    var isTest: Bool { type == "test" }
  }

  struct Product: Equatable, Sendable {
    let name: String
    let targets: [String]
  }

  var name: String
  var dependencies: [Dependency] = []
  var targets: [Target] = []
  var products: [Product] = []
  /// `5.9.0`
  var toolsVersion = ""
}

extension PackageManifest {
  /// Reads the output of `swift package dump-package`.
  init(json: Data) throws {
    let dump = try JSONDecoder().decode(Dump.self, from: json)
    name = dump.name
    dependencies = dump.dependencies.flatMap(\.all)
    targets = dump.targets.map { target in
      Target(
        name: target.name, type: target.type, path: target.path,
        dependencies: target.dependencies.filter { !$0.isProduct }.compactMap(\.nameOnLinux),
        products: target.dependencies.compactMap(\.nameOnLinux),
        packages: target.dependencies.filter { $0.nameOnLinux != nil }.map {
          $0.package?.lowercased()
        })
    }
    products = dump.products
    toolsVersion = dump.toolsVersion._version
  }
}

extension PackageManifest.Product: Decodable {}

private struct Dump: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [TargetDependency]
  }

  let name: String
  let dependencies: [Dependency]
  let targets: [Target]
  let products: [PackageManifest.Product]
  let toolsVersion: ToolsVersion

  struct ToolsVersion: Decodable { let _version: String }
}

/// `{"sourceControl": [{...}]}`, `{"fileSystem": [{...}]}` or `{"registry": [{...}]}`
private struct Dependency: Decodable {
  struct Requirement: Decodable {
    struct Range: Decodable {
      let lowerBound: String
      let upperBound: String
    }

    let range: [Range]?
    let exact: [String]?
    let branch: [String]?
    let revision: [String]?

    var value: PackageManifest.Dependency.Requirement? {
      if let range = range?.first {
        return .range(lower: range.lowerBound, upper: range.upperBound)
      }
      if let exact = exact?.first { return .exact(exact) }
      if let branch = branch?.first { return .branch(branch) }
      return revision?.first.map { .revision($0) }
    }
  }

  struct Location: Decodable {
    struct Remote: Decodable { let urlString: String }

    let remote: [Remote]?
    let local: [String]?
  }

  struct Source: Decodable {
    let identity: String
    let location: Location
    let requirement: Requirement
  }

  struct Folder: Decodable {
    let identity: String
    let path: String
  }

  struct Registered: Decodable {
    let identity: String
    let requirement: Requirement
  }

  let sourceControl: [Source]?
  let fileSystem: [Folder]?
  let registry: [Registered]?

  var all: [PackageManifest.Dependency] {
    (sourceControl ?? []).map {
      PackageManifest.Dependency(
        identity: $0.identity,
        url: $0.location.remote?.first?.urlString ?? $0.location.local?.first,
        requirement: $0.requirement.value)
    }
      + (fileSystem ?? []).map { PackageManifest.Dependency(identity: $0.identity, path: $0.path) }
      + (registry ?? []).map {
        PackageManifest.Dependency(identity: $0.identity, requirement: $0.requirement.value)
      }
  }
}

/// `{"byName": ["Core", null]}`, `{"target": ["Core", null]}` or `{"product": ["Core", "package", null, {"platformNames": ["ios"]}]}`
private struct TargetDependency: Decodable {
  private struct Condition: Decodable { let platformNames: [String]? }

  private struct Key: CodingKey {
    let stringValue: String
    init?(stringValue: String) { self.stringValue = stringValue }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }

  /// The name, if the dependency exists on Linux.
  let nameOnLinux: String?
  /// Whether it is a product of another package. A name alone may be that of a target.
  let isProduct: Bool
  /// The package of a product; `nil` if it is not named.
  let package: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first else {
      (nameOnLinux, isProduct, package) = (nil, false, nil)
      return
    }
    var list = try container.nestedUnkeyedContainer(forKey: key)
    let name = try list.decode(String.self)
    var isOnLinux = true
    var package: String?
    while !list.isAtEnd {
      if try list.decodeNil() { continue }
      if let condition = try? list.decode(Condition.self) {
        let platforms = condition.platformNames ?? []
        isOnLinux = platforms.isEmpty || platforms.contains("linux")
      } else {
        // The names of module aliases follow the package.
        let name = try? list.decode(String.self)
        package = package ?? name
      }
    }
    nameOnLinux = isOnLinux ? name : nil
    isProduct = key.stringValue == "product"
    self.package = isProduct ? package : nil
  }
}
