// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "MyFeatures",
  dependencies: [
    .package(name: "composable-shell", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "MyFeatures",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "composable-shell"),
        .product(name: "ComposableShell", package: "composable-shell"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)],
      // Features loaded from files call code in the program.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    .testTarget(
      name: "MyFeaturesTests",
      dependencies: ["MyFeatures"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
