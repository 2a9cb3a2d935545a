// swift-tools-version: 6.1

import PackageDescription

let dependencies = Target.Dependency.product(
  name: "Dependencies", package: "swift-dependencies")
let first = Target.Dependency.product(
  name: "ComposableArchitecture", package: "swift-composable-architecture")
let second = Target.Dependency.product(name: "ComposableArchitecture2", package: "TCA26")

/// A package whose features are rewritten for 2.0 one after the other.
let package = Package(
  name: "uses-both-architectures",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [
    .package(
      url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.25.0",
      traits: ["ComposableArchitecture2Deprecations"]),
    .package(url: "git@github.com:pointfreeco/TCA26.git", branch: "main"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.0"),
  ],
  targets: [
    .target(name: "Before", dependencies: [first]),
    .target(name: "After", dependencies: [second, dependencies]),
    // One target, in which each file has a version.
    .target(name: "Mixed", dependencies: [first, second, dependencies]),
    .testTarget(name: "BothTests", dependencies: ["Before", "After", "Mixed"]),
  ]
)
