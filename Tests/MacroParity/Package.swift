// swift-tools-version: 6.2

import PackageDescription

/// Compares the declaration reader of ComposableArchitectureMacros with SwiftParser.
///
/// This is a package of its own because nothing else needs swift-syntax.
let package = Package(
  name: "MacroParity",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")
  ],
  targets: [
    .executableTarget(
      name: "MacroParity",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ]
)
