// swift-tools-version: 6.1

import PackageDescription

/// A package whose features are rewritten for 2.0 one after the other.
let package = Package(
  name: "uses-both-architectures",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [
    .package(
      url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.25.0",
      traits: ["ComposableArchitecture2Deprecations"]),
    .package(url: "git@github.com:pointfreeco/TCA26.git", branch: "main"),
  ],
  targets: [
    .target(
      name: "Before",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture")
      ]),
    .target(
      name: "After", dependencies: [.product(name: "ComposableArchitecture2", package: "TCA26")]),
    .testTarget(name: "BothTests", dependencies: ["Before", "After"]),
  ]
)
