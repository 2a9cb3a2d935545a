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

/// The modules of Apple's platforms that loaded files can import, and what they are made of. Their names begin with `Stub` because a module named
/// `UIKit` would change what other packages of a build compile.
let stubs: [(name: String, dependencies: [Target.Dependency])] = [
  ("StubAVFoundation", []), ("StubAVKit", ["StubAVFoundation", "TerminalUI"]),
  ("StubAuthentication", ["StubUIKit", "TerminalUI"]), ("StubCoreData", ["TerminalUI"]),
  ("StubCoreLocation", []), ("StubCryptoKit", []), ("StubNetwork", []),
  ("StubFoundation", ["ComposableArchitecture", "ComposableCombine", "TerminalUI"]),
  ("StubLogging", []), ("StubMapKit", ["StubCoreLocation"]), ("StubOSLog", []),
  ("StubPhotos", ["TerminalUI"]), ("StubSecurity", []), ("StubSpeech", ["StubAVFoundation"]),
  ("StubStoreKit", ["StubUIKit"]),
  ("StubSwiftData", ["ComposableArchitectureMacros", "TerminalUI"]),
  ("StubUIKit", ["TerminalUI"]), ("StubUserNotifications", []),
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
  ("CombineSchedulers", "ComposableCombine"), ("DependenciesTestSupport", "ComposableArchitecture"),
]

let package = Package(
  name: "composable-shell",
  products: [
    // A package that imports `Dependencies` often names this product alone.
    .library(
      name: "ComposableArchitecture", targets: ["ComposableArchitecture"] + companions),
    .library(name: "ComposableArchitecture2", targets: ["ComposableArchitecture2"]),
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
      name: "ComposableArchitecture2", dependencies: ["ComposableArchitecture"],
      swiftSettings: features),
    .target(name: "Exploration", dependencies: ["ComposableArchitecture", "Reflection"]),
    .target(
      name: "ComposableCombine",
      dependencies: [
        "ComposableArchitecture", "TerminalUI",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: features
    ),
    .target(
      name: "ActionSyntax",
      dependencies: ["AppleStubs", "ComposableArchitecture", "Reflection", "TerminalUI"]),
    .target(name: "ScenarioFormat"),
    .target(name: "LogReading"),
    .target(name: "MessageMatching", exclude: ["Learned"]),
    .target(name: "ModelContext"),
    .target(name: "TaggedValues", swiftSettings: features),
    .target(name: "Translations"),
    .target(
      name: "TestCases", dependencies: ["ComposableArchitecture", "TestFunctions"],
      swiftSettings: features),
    .target(
      name: "TestFunctions",
      dependencies: [
        "ComposableArchitecture", "ComposableArchitectureMacros", issueReporting,
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]),
    .target(name: "SwiftOutline", dependencies: ["SwiftReading"]),
    .target(name: "FileAccess", dependencies: ["CSupervisor", "Reflection"]),
    .target(
      name: "SourceLoading",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "FileAccess", "Reflection", "SwiftOutline",
        "SwiftReading", "TerminalUI", "TestFunctions",
      ]),
    // `tca ci`: what SwiftPM is asked, and what its answers mean.
    .target(name: "PackageChecks", dependencies: ["SourceLoading", "SwiftReading"]),
    .plugin(name: "EmbedPages", capability: .buildTool()),
    .plugin(name: "EmbedSources", capability: .buildTool()),
    // Modules of Apple's platforms, for loaded files: see Sources/AppleStubs.
    .target(name: "AppleStubs", path: "Sources/AppleStubs/Base"),
    .target(
      name: "OutputText",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "Reflection", "ScenarioFormat", "TerminalUI",
      ]),
    .target(
      name: "Talks",
      dependencies: ["OutputText", "ScenarioFormat", "TerminalUI", "Translations"]),
    .target(
      name: "Lessons",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "FileAccess", "OutputText", "ScenarioFormat",
        "SwiftReading", "Translations",
      ]),
    .target(
      name: "LoadedFeatures",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "ComposableCombine", "FileAccess", "LogReading",
        "OutputText", "Reflection", "ScenarioFormat", "SourceLoading", "SwiftOutline",
        "TaggedValues", "TerminalUI", "TestCases", "TestFunctions",
      ]),
    .target(
      name: "SessionHistory",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "FileAccess", "Lessons", "LoadedFeatures",
        "OutputText", "Reflection", "ScenarioFormat", "SourceLoading",
      ]),
    .target(
      name: "Workspaces",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "FileAccess", "Lessons", "LoadedFeatures",
        "OutputText", "Reflection", "ScenarioFormat", "SessionHistory", "SourceLoading",
        "TerminalUI", "Translations",
      ]),
    .target(
      name: "Exporting",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "FileAccess", "LoadedFeatures", "OutputText",
        "Reflection", "RoomPage", "ScenarioFormat", "SessionHistory", "TerminalUI", "Workspaces",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    // The course: opening exercises, and what a learner has done.
    .target(
      name: "Courses",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "FileAccess", "Lessons", "LoadedFeatures",
        "OutputText", "SessionHistory", "SourceLoading", "TerminalUI", "Workspaces",
      ]),
    // A session in a room: what it records, asks, and counts.
    .target(
      name: "Rooms",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "Exporting", "Lessons", "LoadedFeatures",
        "OutputText", "Reflection", "RoomLog", "SessionHistory", "TerminalUI", "Workspaces",
      ]),
    .target(
      name: "ShellCore",
      dependencies: [
        "ActionSyntax", "ComposableArchitecture", "Courses", "Exploration", "Exporting",
        "FileAccess", "Lessons", "LoadedFeatures", "LogReading", "MacroExpansion",
        "MessageMatching", "OutputText", "Reflection", "RoomLog", "Rooms", "ScenarioFormat",
        "SessionHistory", "SourceLoading", "SwiftOutline", "SwiftReading", "TerminalUI",
        "TestFunctions", "Translations", "Workspaces",
      ] + ["AppleStubs"] + stubs.map { .target(name: $0.name) },
      plugins: ["EmbedPages"]),
    // What a session publishes, without a network: records, rounds of votes, the page, the QR code.
    .target(name: "RoomLog"),
    .target(name: "RoomPage", dependencies: ["TerminalUI"]),
    .target(name: "QRCodes"),
    .target(
      name: "RoomServer",
      dependencies: [
        "RoomLog",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "CSupervisor"),
    .target(
      name: "ComposableShell",
      dependencies: [
        "ActionSyntax",
        "Exporting",
        "FileAccess",
        "Lessons",
        "LoadedFeatures",
        "LogReading",
        "ModelContext",
        "OutputText",
        "PackageChecks",
        "QRCodes",
        "Reflection",
        "RoomLog",
        "RoomPage",
        "RoomServer",
        "Rooms",
        "ScenarioFormat",
        "SessionHistory",
        "ShellCore",
        "SourceLoading",
        "SwiftOutline",
        "Talks",
        "TerminalUI",
        "Translations",
        "Workspaces",
        "CLibEdit",
        "CSupervisor",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .target(
      name: "WorkshopFeatures", dependencies: ["ComposableArchitecture", "TerminalUI"],
      swiftSettings: features),
    .executableTarget(
      name: "tca", dependencies: ["ComposableArchitecture", "ComposableShell", "WorkshopFeatures"],
      linkerSettings: [exportingCode], plugins: ["EmbedSources"]),

    .executableTarget(
      name: "LineEditorDemo", dependencies: ["ActionSyntax", "ComposableShell"],
      path: "Tests/LineEditorDemo"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "ActionSyntax", "ComposableShell", "Exporting", "FileAccess", "Lessons", "LoadedFeatures",
        "OutputText", "ScenarioFormat", "SessionHistory", "ShellCore", "Talks", "TestSupport",
        "WorkshopFeatures", "Workspaces",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Fuzz", exclude: ["Regressions", "terminal.py"]),
    .executableTarget(
      name: "ShellDemo", dependencies: ["ComposableArchitecture", "ComposableShell"],
      path: "Tests/ShellDemo"),
    // Not the macro itself: a test that depends on one makes SwiftPM build every test for the host once more.
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion", "SwiftReading"]),
    .testTarget(name: "SwiftReadingTests", dependencies: ["SwiftOutline", "SwiftReading"]),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"]),
    .testTarget(
      name: "SourceLoadingTests",
      dependencies: ["FileAccess", "SourceLoading", "SwiftOutline", issueReportingTestSupport]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: ["TerminalUI", issueReportingTestSupport],
      swiftSettings: features
    ),
    .testTarget(name: "ReflectionTests", dependencies: ["Reflection"], swiftSettings: features),
    .testTarget(
      name: "ComposableArchitectureTests",
      dependencies: [
        "ComposableArchitecture", "Reflection", "TerminalUI", issueReportingTestSupport,
      ],
      resources: [.copy("Golden")],
      swiftSettings: features
    ),
    .testTarget(
      name: "ComposableArchitecture2Tests",
      dependencies: ["ComposableArchitecture2", issueReportingTestSupport],
      swiftSettings: features),
    .testTarget(
      name: "ComposableCombineTests", dependencies: ["ComposableCombine"],
      swiftSettings: features),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "ComposableArchitecture", "Exploration", "WorkshopFeatures", issueReportingTestSupport,
      ],
      swiftSettings: features),
    .target(name: "TestSupport", dependencies: ["ScenarioFormat"], path: "Tests/TestSupport"),
    .testTarget(name: "ScenarioFormatTests", dependencies: ["ScenarioFormat", "TestSupport"]),
    .testTarget(
      name: "MessageMatchingTests", dependencies: ["MessageMatching"],
      exclude: [
        "CompilerForms.txt", "CompilerMessages.txt", "HalfRelatedQuestions.txt",
        "HeldOutQuestions.txt", "Known", "MoreQuestions.txt", "NewcomerQuestions.txt",
        "OtherMessages.txt", "OtherQuestions.txt", "Questions.txt", "RuntimeMessages.txt",
        "UnrelatedQuestions.txt",
      ]),
    .testTarget(name: "ModelContextTests", dependencies: ["ModelContext"]),
    .testTarget(name: "TranslationsTests", dependencies: ["SwiftReading", "Translations"]),
    .testTarget(
      name: "LogReadingTests",
      dependencies: ["ComposableArchitecture", "LogReading", issueReportingTestSupport]),
    .testTarget(name: "RoomLogTests", dependencies: ["QRCodes", "RoomLog"]),
    .testTarget(
      name: "RoomServerTests",
      dependencies: [
        "RoomLog", "RoomServer", .product(name: "FlyingFox", package: "FlyingFox"),
      ]),
    .testTarget(
      name: "PackageChecksTests",
      dependencies: ["ComposableArchitecture", "PackageChecks", "SourceLoading"]),
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
        "ComposableShell", "Courses", "Exporting", "FileAccess", "Lessons", "LoadedFeatures",
        "MessageMatching", "OutputText", "Reflection", "Rooms", "SessionHistory", "ShellCore",
        "SourceLoading", "Talks", "TerminalUI", "TestSupport", "Translations", "WorkshopFeatures",
        "Workspaces", issueReportingTestSupport,
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .testTarget(
      name: "ComposableShellTests",
      dependencies: [
        "ComposableArchitecture", "ComposableShell", "Exporting", "FileAccess", "LoadedFeatures",
        "ModelContext", "OutputText", "SessionHistory", "SourceLoading", "Talks", "TerminalUI",
        "WorkshopFeatures", "Workspaces", "tca", issueReportingTestSupport,
      ],
      exclude: ["Loading/Apps", "Loading/Mistakes.md"],
      linkerSettings: [exportingCode]),
    .testTarget(
      name: "WorkshopFeaturesTests",
      dependencies: [
        "ComposableArchitecture", "WorkshopFeatures", "TerminalUI", issueReportingTestSupport,
      ],
      exclude: ["Screens"],
      swiftSettings: features
    ),
    .target(name: "CIndexStore", path: "Tests/CIndexStore"),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "CIndexStore", "ComposableArchitecture", "ComposableShell", "Courses", "Exporting",
        "FileAccess", "Lessons", "LoadedFeatures", "OutputText", "Reflection", "SessionHistory",
        "SourceLoading", "Talks", "Workspaces", "tca", issueReportingTestSupport,
      ], exclude: ["Golden"],
      linkerSettings: [exportingCode]),
  ]
)

package.targets += stubs.map { name, dependencies in
  .target(
    name: name, dependencies: ["AppleStubs"] + dependencies,
    path: "Sources/AppleStubs/\(name.dropFirst("Stub".count))", swiftSettings: features)
}

// `tca ci` writes this file into the copy of the sources that it gives to packages in place of the architecture.
let isCheck = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/.libraries-only")
// Before tools version 5.9, two packages cannot have products of one name, and `tca ci` makes a package of each companion.
package.products += (companions + otherCompanions.map(\.name)).map {
  .library(name: isCheck ? "\($0)Module" : $0, targets: [$0])
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

// `tca ci` gives a package the libraries alone. The configuration of `SwiftUI` that it writes names a folder with contents for
// `import SwiftUI`, which only the targets that depend on ComposableArchitecture see.
if isCheck {
  let tools = ["ComposableShell", "Exploration", "LogReading", "tca"]
  package.products.removeAll { tools.contains($0.name) }
  package.dependencies.removeAll {
    if case .sourceControl(_, let location, _) = $0.kind {
      location.hasSuffix("/swift-argument-parser")
    } else {
      false
    }
  }
  let libraries =
    [
      "SwiftReading", "MacroExpansion", "ComposableArchitectureMacros", "ViewValues", "TerminalUI",
      "CSwiftRuntime", "Reflection", "ComposableArchitecture", "ComposableArchitecture2",
      "ComposableCombine",
    ] + companions + otherCompanions.map(\.name)
  package.targets.removeAll { !libraries.contains($0.name) }
  // Tests may use the dependency `urlSession`; the trait would be in the manifest of the package.
  package.targets.first { $0.name == "ComposableArchitecture" }?.swiftSettings =
    features + [.define("FoundationNetworking")]
  package.targets.append(
    .systemLibrary(
      name: "SwiftUI", path: "Sources/Companions/SwiftUI", pkgConfig: "composable-shell-swiftui"))
  // `import Combine` finds it, too.
  package.products.removeAll { $0.name == "ComposableArchitecture" }
  package.products.append(
    .library(
      name: "ComposableArchitecture",
      targets: ["ComposableArchitecture", "ComposableCombine"] + companions))
}

// `make test` exports every scenario as a test into this folder and then builds the package once
// more, with the exported tests.
if let folder = Context.environment["EXPORTED_TESTS"] {
  package.targets.append(
    .testTarget(
      name: "ExportedTests", dependencies: ["WorkshopFeatures", issueReportingTestSupport],
      path: folder, swiftSettings: features))
}
