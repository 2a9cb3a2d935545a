// swift-tools-version: 6.2

import PackageDescription

/// A package of a user: it sees the product `ComposableArchitecture` and nothing that is
/// not public.
let package = Package(
  name: "outside-package",
  products: [.library(name: "OutsideFeatures", targets: ["OutsideFeatures"])],
  dependencies: [
    .package(name: "composable-shell", path: "../..", traits: ["FoundationNetworking"])
  ],
  targets: [
    .target(
      name: "OutsideFeatures",
      dependencies: [.product(name: "ComposableArchitecture", package: "composable-shell")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(name: "OutsideFeaturesTests", dependencies: ["OutsideFeatures"]),
    .target(
      name: "MainActorFeatures",
      dependencies: [.product(name: "ComposableArchitecture", package: "composable-shell")],
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "MainActorFeaturesTests", dependencies: ["MainActorFeatures"],
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]
    ),
  ]
)
