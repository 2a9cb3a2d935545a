// swift-tools-version: 6.1

import PackageDescription

/// A package as people write it for Apple platforms: it names the original packages, and is in language mode 6. `tca ci` builds it
/// with this project in their place.
let package = Package(
  name: "sample-package",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [
    .library(name: "AppFeature", targets: ["AppFeature"]),
    .library(name: "CounterFeature", targets: ["CounterFeature"]),
    .library(name: "TodosFeature", targets: ["TodosFeature"]),
  ],
  dependencies: [
    .package(
      url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.0",
      traits: [.defaults, "ComposableArchitecture2Deprecations"]),
    .package(url: "https://github.com/pointfreeco/swift-dependencies.git", exact: "1.9.2"),
    .package(path: "Kit"),
    // A package that no test needs is not resolved.
    .package(url: "https://github.com/example/not-needed", from: "1.0.0"),
  ],
  targets: [
    .target(name: "CounterText"),
    .target(
      name: "CounterFeature",
      dependencies: [
        "CounterText",
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ]),
    .testTarget(
      name: "CounterFeatureTests",
      dependencies: [
        "CounterFeature",
        .product(name: "DependenciesTestSupport", package: "swift-dependencies"),
      ]),
    .target(
      name: "TodosFeature",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture")
      ]),
    .testTarget(name: "TodosFeatureTests", dependencies: ["TodosFeature"]),
    // Uses UIKit, and its tests have a file that needs GameKit.
    .target(
      name: "ClipboardFeature",
      dependencies: [
        .product(name: "Labels", package: "Kit"),
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ]),
    .testTarget(name: "ClipboardFeatureTests", dependencies: ["ClipboardFeature"]),
    .target(name: "AppFeature", dependencies: ["CounterFeature", "TodosFeature"]),
    .testTarget(name: "AppFeatureTests", dependencies: ["AppFeature"]),
  ]
)
