// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// Code that people write features with: what the Composable Architecture 1.x accepts (a `static
/// var liveValue`, say) is an error in language mode 6, so these modules stay in mode 5.
let features: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let issueReporting = Target.Dependency.product(
  name: "IssueReporting", package: "xctest-dynamic-overlay")
/// Without it, failures reported by library code are not recorded by Swift Testing.
let issueReportingTestSupport = Target.Dependency.product(
  name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")

/// Features loaded from files call code in the program.
let exportingCode = LinkerSetting.unsafeFlags(["-Xlinker", "--export-dynamic"])

/// What loaded files can import beside the architecture, and what it is made of: modules of Apple's platforms, and `Tagged`. The names begin with
/// `Stub` because a module named `UIKit` would change what other packages of a build compile.
let stubs: [(name: String, dependencies: [Target.Dependency])] = [
  ("StubAVFoundation", []), ("StubAVKit", ["StubAVFoundation", "TerminalUI"]),
  ("StubAuthentication", ["StubUIKit"]), ("StubCoreData", ["TerminalUI"]),
  ("StubCoreLocation", []), ("StubCryptoKit", []), ("StubNetwork", []),
  ("StubFoundation", ["ComposableCombine"]), ("StubLogging", []),
  ("StubMapKit", ["StubCoreLocation", "TerminalUI"]), ("StubOSLog", []),
  ("StubPhotos", ["TerminalUI"]), ("StubSecurity", []), ("StubSpeech", ["StubAVFoundation"]),
  ("StubStoreKit", ["StubUIKit"]),
  ("StubSwiftData", ["ComposableArchitectureMacros", "TerminalUI"]), ("StubTagged", []),
  ("StubUIKit", ["TerminalUI"]), ("StubUserNotifications", []), ("StubXCTest", ["TestFunctions"]),
  // Packages that decide what a reducer does.
  ("StubRoutes", ["ComposableCombine"]), ("StubCoordinators", ["StubRoutes"]),
  ("StubCoordinatorProtocols", ["StubRoutes"]),
]

/// The modules of the packages that the original architecture consists of: each exports ComposableArchitecture, so that packages that
/// import them compile unchanged. See docs/decisions/companions.md.
let companions = [
  "CasePaths", "CasePathsCore", "Clocks", "ConcurrencyExtras", "Dependencies", "DependenciesMacros",
  "IdentifiedCollections", "Perception", "PerceptionCore", "Sharing", "SwiftNavigation",
  "SwiftUINavigation", "SwiftUINavigationCore",
]
/// Those with other contents.
let otherCompanions: [(name: String, dependency: Target.Dependency)] = [
  ("CombineSchedulers", "ComposableCombine"),
  ("DependenciesTestSupport", "ComposableArchitecture"),
  ("ComposableArchitecture2", "ComposableFeatures"),
  ("ComposableArchitectureTestSupport", "ComposableArchitecture2"),
]

let package = Package(
  name: "composable-shell",
  products: [
    // A package that imports `Dependencies` often names this product alone.
    .library(
      name: "ComposableArchitecture", targets: ["ComposableArchitecture"] + companions),
    .library(name: "Exploration", targets: ["Exploration"]),
    .library(name: "ComposableCombine", targets: ["ComposableCombine"]),
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "ComposableShell", targets: ["ComposableShell"]),
    .library(name: "LogReading", targets: ["LogReading"]),
    .executable(name: "tca", targets: ["tca"]),
  ],
  traits: [
    .default(enabledTraits: ["Views"]),
    .trait(
      name: "Views",
      description: "Exports views that are drawn as text. Without it, only the engine is built."),
    // A package that names this trait gives up the default ones, so it enables the views again.
    .trait(
      name: "FoundationNetworking",
      description: "Adds the dependency urlSession, which links FoundationNetworking on Linux.",
      enabledTraits: ["Views"]),
    .trait(
      name: "ComposableArchitecture2Deprecations",
      description: "Accepted for packages that enable it in the original. It has no effect.",
      enabledTraits: ["Views"]),
    .trait(
      name: "ComposableArchitecture2DeprecationOverloads",
      description: "Accepted for packages that enable it in the original. It has no effect.",
      enabledTraits: ["Views"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0", traits: []),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Tokens and declarations. A change rebuilds the plugin of the compiler, and so every client.
    .target(name: "SwiftReading"),
    .target(name: "MacroExpansion", dependencies: ["SwiftReading"]),
    .macro(name: "ComposableArchitectureMacros", dependencies: ["MacroExpansion"]),
    .target(name: "ViewValues", swiftSettings: features),
    .target(name: "TerminalUI", dependencies: ["ViewValues"], swiftSettings: features),
    .target(name: "SwiftUI"),
    .target(name: "CSwiftRuntime"),
    .target(name: "Reflection", dependencies: ["CSwiftRuntime"]),
    .target(
      name: "ComposableArchitecture",
      dependencies: [
        "ComposableArchitectureMacros",
        "Reflection",
        "ViewValues",
        .target(name: "SwiftUI", condition: .when(platforms: [.linux])),
        .target(name: "TerminalUI", condition: .when(traits: ["Views"])),
        issueReporting,
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: features
    ),
    // A preview of the next version. See docs/Preview2.md.
    .target(
      name: "ComposableFeatures", dependencies: ["ComposableArchitecture", "Reflection"],
      swiftSettings: features),
    .target(name: "Exploration", dependencies: ["ComposableArchitecture"]),
    .target(
      name: "ComposableCombine",
      dependencies: [
        "ComposableArchitecture", "TerminalUI",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: features
    ),
    .target(
      name: "TestFunctions",
      dependencies: ["ComposableArchitecture", "ComposableArchitectureMacros"]),
    // What all stubs share.
    .target(name: "AppleStubs", path: "Sources/AppleStubs/Base"),
    .target(
      name: "WorkshopFeatures", dependencies: ["ComposableArchitecture", "TerminalUI"],
      swiftSettings: features),

    // The shell, from its values to the program.
    .target(name: "ScenarioFormat"),
    .target(name: "LogReading"),
    .target(
      name: "ActionSyntax", dependencies: ["AppleStubs", "ComposableArchitecture", "TerminalUI"]),
    .target(name: "CSupervisor"),
    .target(name: "FileAccess", dependencies: ["CSupervisor", "Reflection"]),
    .target(
      name: "SourceLoading",
      dependencies: ["ActionSyntax", "FileAccess", "SwiftReading", "TestFunctions"]),
    // What a room publishes, without a network: records, rounds of votes, the page, the QR code.
    .target(
      name: "RoomContents", dependencies: ["TerminalUI"], exclude: ["Page/Texts"],
      plugins: ["EmbedTexts"]),
    .target(
      name: "RoomServer",
      dependencies: [
        "RoomContents", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .plugin(name: "EmbedTexts", capability: .buildTool()),
    .target(
      name: "ShellCore",
      dependencies: [
        "ComposableArchitecture2", "Exploration", "LogReading", "MacroExpansion", "RoomContents",
        "ScenarioFormat", "SourceLoading",
      ] + stubs.map { .target(name: $0.name) },
      exclude: [
        "Exporting/Texts", "MessageMatching/Known", "Modernizing/Texts", "Packages/Texts",
        "Slides/Texts", "Translations/Texts",
      ],
      plugins: ["EmbedTexts"]),
    .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(
      name: "ComposableShell",
      dependencies: [
        "CLibEdit", "RoomServer", "ShellCore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "tca", dependencies: ["ComposableShell", "WorkshopFeatures"],
      linkerSettings: [exportingCode], plugins: ["EmbedTexts"]),

    .target(name: "TestSupport", dependencies: ["ScenarioFormat"], path: "Tests/TestSupport"),
    .executableTarget(
      name: "LineEditorDemo", dependencies: ["ComposableShell"], path: "Tests/LineEditorDemo"),
    .executableTarget(
      name: "Fuzz", dependencies: ["ComposableShell", "TestSupport", "WorkshopFeatures"],
      path: "Tests/Fuzz", exclude: ["Regressions", "terminal.py"]),
    .executableTarget(
      name: "ShellDemo", dependencies: ["ComposableShell"], path: "Tests/ShellDemo"),
    // Not the macro itself: a test that depends on one makes SwiftPM build every test for the host once more.
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
    .testTarget(name: "SwiftReadingTests", dependencies: ["SourceLoading"]),
    .testTarget(name: "ModernizingTests", dependencies: ["ShellCore"]),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"]),
    .testTarget(
      name: "SourceLoadingTests", dependencies: ["SourceLoading", issueReportingTestSupport]),
    .testTarget(
      name: "TerminalUITests", dependencies: ["TerminalUI", issueReportingTestSupport],
      swiftSettings: features),
    .testTarget(name: "ReflectionTests", dependencies: ["Reflection"], swiftSettings: features),
    .testTarget(
      name: "ComposableArchitectureTests",
      dependencies: ["ComposableArchitecture", "TerminalUI", issueReportingTestSupport],
      resources: [.copy("Golden")], swiftSettings: features),
    .testTarget(
      name: "ComposableFeaturesTests",
      dependencies: ["ComposableArchitecture2", issueReportingTestSupport], swiftSettings: features),
    .testTarget(
      name: "ComposableCombineTests", dependencies: ["ComposableCombine"], swiftSettings: features),
    .testTarget(
      name: "ExplorationTests",
      dependencies: ["Exploration", "WorkshopFeatures", issueReportingTestSupport],
      swiftSettings: features),
    .testTarget(name: "ScenarioFormatTests", dependencies: ["TestSupport"]),
    .testTarget(name: "MessageMatchingTests", dependencies: ["ShellCore"], exclude: ["Texts"]),
    .testTarget(name: "TranslationsTests", dependencies: ["ShellCore"]),
    .testTarget(
      name: "LogReadingTests",
      dependencies: ["ComposableArchitecture", "LogReading", issueReportingTestSupport]),
    .testTarget(name: "RoomContentsTests", dependencies: ["RoomContents"]),
    .testTarget(name: "RoomServerTests", dependencies: ["RoomServer"]),
    .testTarget(
      name: "CompanionTests",
      dependencies: ["DependenciesTestSupport", "CombineSchedulers", issueReportingTestSupport]
        + companions.map { .target(name: $0) }),
    .testTarget(
      name: "ActionSyntaxTests",
      dependencies: ["ActionSyntax", "TestSupport", issueReportingTestSupport]),
    .testTarget(
      name: "ShellCoreTests",
      dependencies: [
        "ComposableShell", "TestSupport", "WorkshopFeatures", issueReportingTestSupport,
      ], exclude: ["Transcripts"]),
    .testTarget(
      name: "ComposableShellTests", dependencies: ["tca", issueReportingTestSupport],
      exclude: ["Loading/Apps", "Loading/Mistakes.md"], linkerSettings: [exportingCode]),
    .testTarget(
      name: "WorkshopFeaturesTests",
      dependencies: ["WorkshopFeatures", issueReportingTestSupport], exclude: ["Screens"],
      swiftSettings: features),
    .target(name: "CIndexStore", path: "Tests/CIndexStore"),
    .testTarget(
      name: "ScenarioTests", dependencies: ["CIndexStore", "tca", issueReportingTestSupport],
      exclude: ["Golden"], linkerSettings: [exportingCode]),
  ]
)

package.targets += stubs.map { name, dependencies in
  .target(
    name: name, dependencies: ["AppleStubs"] + dependencies,
    path: "Sources/AppleStubs/\(name.dropFirst("Stub".count))", swiftSettings: features)
}

package.products += (companions + otherCompanions.map(\.name)).map {
  .library(name: $0, targets: [$0])
}
package.targets += companions.map {
  .target(
    name: $0, dependencies: ["ComposableArchitecture"], path: "Sources/Companions/\($0)",
    swiftSettings: features)
}
package.targets += otherCompanions.map { name, dependency in
  .target(
    name: name, dependencies: [dependency], path: "Sources/Companions/\(name)",
    swiftSettings: features)
}

// The copy of the sources that is installed beside the program, for packages of `tca new`, has no tests.
if !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") {
  package.targets.removeAll { $0.type == .test || $0.path?.hasPrefix("Tests/") ?? false }
}

// `make test` exports every scenario as a test into this folder and then builds the package once
// more, with the exported tests.
if let folder = Context.environment["EXPORTED_TESTS"] {
  package.targets.append(
    .testTarget(
      name: "ExportedTests", dependencies: ["WorkshopFeatures", issueReportingTestSupport],
      path: folder, swiftSettings: features))
}
