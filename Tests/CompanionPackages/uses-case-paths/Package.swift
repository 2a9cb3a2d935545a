// swift-tools-version: 5.7
// With this version, two packages cannot have products of one name.

import PackageDescription

let package = Package(
  name: "uses-case-paths",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-case-paths", from: "1.5.0"),
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0"),
  ],
  targets: [
    .target(
      name: "Routes",
      dependencies: [
        .product(name: "CasePaths", package: "swift-case-paths"),
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ]),
    .testTarget(name: "RoutesTests", dependencies: ["Routes"]),
  ]
)
