// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "uses-identified-collections",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-identified-collections", from: "1.1.0")
  ],
  targets: [
    .target(
      name: "Playlist",
      dependencies: [
        .product(name: "IdentifiedCollections", package: "swift-identified-collections")
      ]),
    .testTarget(name: "PlaylistTests", dependencies: ["Playlist"]),
  ]
)
