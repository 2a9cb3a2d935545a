// swift-tools-version: 6.1

import PackageDescription

/// A package with a feature of 2.0 alone.
let package = Package(
  name: "uses-composable-architecture-2",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [
    .package(
      url: "https://github.com/pointfreeco/TCA26", branch: "main",
      traits: [.defaults, "Dependencies"]),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.0"),
  ],
  targets: [
    .target(
      name: "Timing",
      dependencies: [
        .product(name: "ComposableArchitecture2", package: "TCA26"),
        .product(name: "Dependencies", package: "swift-dependencies"),
      ]),
    .testTarget(
      name: "TimingTests",
      dependencies: [
        "Timing", .product(name: "ComposableArchitectureTestSupport", package: "TCA26"),
        .product(name: "DependenciesTestSupport", package: "swift-dependencies"),
      ]),
  ]
)
