// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "uses-clocks",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-clocks", from: "1.0.2")
  ],
  targets: [
    .target(
      name: "Kettle",
      dependencies: [.product(name: "Clocks", package: "swift-clocks")]),
    .testTarget(name: "KettleTests", dependencies: ["Kettle"]),
  ]
)
