// swift-tools-version: 6.1

import PackageDescription

/// A package beside the features, which names its dependencies by path.
let package = Package(
  name: "Kit",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [.library(name: "Labels", targets: ["Labels"])],
  targets: [.target(name: "Labels")]
)
