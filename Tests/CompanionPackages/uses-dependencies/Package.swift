// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "uses-dependencies",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.4.0")
  ],
  targets: [
    .target(
      name: "Receipts",
      dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .testTarget(
      name: "ReceiptsTests",
      dependencies: [
        "Receipts", .product(name: "DependenciesTestSupport", package: "swift-dependencies"),
      ]),
  ]
)
