// swift-tools-version: 6.1

import PackageDescription

/// Measures what anybody's package can call: it sees the product `ComposableArchitecture` and
/// nothing that is not public.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "composable-shell", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "ComposableArchitecture", package: "composable-shell")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    )
  ]
)
