// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0")
  ],
  targets: [
    .target(name: "ShopModels"),
    .target(
      name: "Shop",
      dependencies: [
        "ShopModels",
        .product(
          name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ]),
    .testTarget(name: "ShopTests", dependencies: ["Shop", "ShopModels"]),
  ]
)
