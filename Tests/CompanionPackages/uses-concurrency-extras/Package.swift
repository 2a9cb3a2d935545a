// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "uses-concurrency-extras",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-concurrency-extras", from: "1.1.0")
  ],
  targets: [
    .target(
      name: "Scores",
      dependencies: [.product(name: "ConcurrencyExtras", package: "swift-concurrency-extras")]),
    .testTarget(name: "ScoresTests", dependencies: ["Scores"]),
  ]
)
