/// A package of the original architecture in whose place this project can be built.
struct ServedPackage: Equatable, Sendable {
  let identity: String
  /// The name of its repository.
  let repository: String
  let products: [String]
  /// The traits that packages may enable. They have no effect.
  let traits: [String]
  /// The first numbers of the versions in whose place it can be built.
  let majors: [Int]

  /// The architecture itself, whose repository contains the modules of all others.
  static let architecture = ServedPackage(
    identity: "swift-composable-architecture", products: ["ComposableArchitecture"], majors: [0, 1])

  /// The others, each of which is a small package that names the modules of the architecture's repository.
  static let companions = [
    ServedPackage(
      identity: "swift-dependencies",
      products: ["Dependencies", "DependenciesMacros", "DependenciesTestSupport"], majors: [0, 1]),
    ServedPackage(
      identity: "swift-case-paths", products: ["CasePaths", "CasePathsCore"], majors: [0, 1]),
    ServedPackage(
      identity: "swift-identified-collections", products: ["IdentifiedCollections"], majors: [0, 1]),
    ServedPackage(identity: "swift-clocks", products: ["Clocks"], majors: [0, 1]),
    ServedPackage(
      identity: "swift-concurrency-extras", products: ["ConcurrencyExtras"], majors: [0, 1]),
    ServedPackage(identity: "swift-sharing", products: ["Sharing"], majors: [1, 2]),
    ServedPackage(
      identity: "swift-perception", products: ["Perception", "PerceptionCore"], majors: [1, 2]),
    ServedPackage(
      identity: "swift-navigation",
      products: ["SwiftNavigation", "SwiftUINavigation"], majors: [2]),
    ServedPackage(
      identity: "swiftui-navigation",
      products: ["SwiftUINavigation", "SwiftUINavigationCore"], majors: [0, 1]),
    ServedPackage(
      identity: "combine-schedulers", products: ["CombineSchedulers"], majors: [0, 1]),
    second,
  ]

  /// The preview of the next version.
  ///
  /// [I] Its versions are not public. A package most likely names the branch main.
  static let second = ServedPackage(
    identity: "tca26", repository: "TCA26",
    products: ["ComposableArchitecture2", "ComposableArchitectureTestSupport"], majors: [0, 2],
    traits: ["Dependencies"])

  static let all = [architecture] + companions

  /// The package that a URL names: its host and owner are those of the original, in any spelling.
  init?(url: String) {
    let path = url.lowercased().split { "/:@".contains($0) }.suffix(3)
    guard path.count == 3, path.first == "github.com", path.dropFirst().first == "pointfreeco",
      var name = path.last
    else { return nil }
    if name.hasSuffix(".git") { name = name.dropLast(4) }
    guard let found = Self.all.first(where: { $0.identity == name }) else { return nil }
    self = found
  }

  private init(
    identity: String, repository: String? = nil, products: [String], majors: [Int],
    traits: [String] = []
  ) {
    (self.identity, self.products, self.majors) = (identity, products, majors)
    self.repository = repository ?? identity
    self.traits = traits
  }

  /// The spellings of its URL.
  var urls: [String] {
    [
      "https://github.com/pointfreeco/\(repository)",
      "https://github.com/pointfreeco/\(repository).git",
      "git@github.com:pointfreeco/\(repository)", "git@github.com:pointfreeco/\(repository).git",
      "ssh://git@github.com/pointfreeco/\(repository)",
      "ssh://git@github.com/pointfreeco/\(repository).git",
    ]
  }

  /// `1.x`, or `1.x and 2.x`
  var versions: String { majors.map { "\($0).x" }.joined(separator: " and ") }

  /// The tags that its repository has for packages whose requirements are not known in advance.
  var generalTags: [String] {
    majors.flatMap { major in (0...60).flatMap { ["\(major).\($0).0", "\(major).\($0).99"] } }
  }
}

extension ServedPackage {
  /// The files of the small package that stands for a companion.
  var files: [String: String] {
    var files = ["Package.swift": manifest]
    for product in products {
      files["Sources/\(Self.target(of: product))/Exports.swift"] = "@_exported import \(product)\n"
    }
    return files
  }

  /// A target cannot have the name of the module, which the other package has.
  private static func target(of product: String) -> String { "\(product)Product" }

  private var manifest: String {
    let architecture = Self.architecture.identity
    let libraries = products.map {
      ".library(name: \"\($0)\", targets: [\"\(Self.target(of: $0))\"])"
    }
    let targets = products.map {
      ".target(name: \"\(Self.target(of: $0))\", dependencies: [.product(name: \"\($0)Module\", package: \"\(architecture)\")])"
    }
    let traits =
      self.traits.isEmpty
      ? ""
      : "\n  traits: [\(self.traits.map { "\"\($0)\"" }.joined(separator: ", "))],"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(identity)",
        products: [
          \(libraries.joined(separator: ",\n    "))
        ],\(traits)
        dependencies: [
          .package(url: "https://github.com/pointfreeco/\(architecture)", "0.1.0"..<"2.0.0")
        ],
        targets: [
          \(targets.joined(separator: ",\n    "))
        ]
      )

      """
  }
}
