// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "uses-case-paths",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-case-paths", from: "1.5.0")
  ],
  targets: [
    .target(
      name: "Routes",
      dependencies: [.product(name: "CasePaths", package: "swift-case-paths")]),
    .testTarget(name: "RoutesTests", dependencies: ["Routes"]),
  ]
)
