// swift-tools-version: 6.2

import PackageDescription

/// Measures what anybody's package can call: it sees the product `ComposableArchitecture` and nothing that is not public.
let architecture = Target.Dependency.product(
  name: "ComposableArchitecture", package: "composable-shell")

let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "composable-shell", path: ".."),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        architecture, .product(name: "ComposableArchitecture2", package: "composable-shell"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "LogReadingBenchmark",
      dependencies: [.product(name: "LogReading", package: "composable-shell")]),
    .executableTarget(
      name: "ExplorationBenchmark",
      dependencies: [
        architecture, .product(name: "Exploration", package: "composable-shell"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "Allocations", dependencies: [architecture, "CAllocations"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
