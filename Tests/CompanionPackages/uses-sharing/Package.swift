// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "uses-sharing",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-sharing", from: "2.0.0")
  ],
  targets: [
    .target(
      name: "Settings",
      dependencies: [.product(name: "Sharing", package: "swift-sharing")]),
    .testTarget(name: "SettingsTests", dependencies: ["Settings"]),
  ]
)
