// swift-tools-version: 6.2

import PackageDescription

/// A package of a user without views: it names no traits, so the engine is built without them.
let package = Package(
  name: "engine-package",
  products: [.library(name: "EngineFeatures", targets: ["EngineFeatures"])],
  dependencies: [.package(name: "composable-shell", path: "../..", traits: [])],
  targets: [
    .target(
      name: "EngineFeatures",
      dependencies: [.product(name: "ComposableArchitecture", package: "composable-shell")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(name: "EngineFeaturesTests", dependencies: ["EngineFeatures"]),
  ]
)
