/// Modules that exist for loaded files only.
///
/// A feature often imports the packages that the original architecture consists of. ComposableArchitecture contains their
/// contents, but must not claim their names: an app's own package may depend on the real ones. A loaded file finds a text
/// interface for each name instead. The compiler compiles an interface when it is imported for the first time, and keeps
/// the result in its module cache.
///
/// `Combine` and `CombineSchedulers` have the contents of `ComposableCombine`, and the frameworks of Apple those of Sources/AppleStubs.
package enum ProvidedModules {
  package static let names = architecture + frameworks + coordinators

  /// Packages of others for the screens of a flow, which decide what a reducer does.
  private static let coordinators = ["FlowStacks", "TCACoordinators", oldCoordinators]

  /// What `TCACoordinators` was before case key paths. Its protocols have the names of types today.
  static let oldCoordinators = "TCACoordinatorProtocols"

  /// Those of Apple's platforms.
  package static let frameworks = [
    "AVFAudio", "AVFoundation", "AVKit", "AudioToolbox", "AuthenticationServices", "CoreData",
    "CoreGraphics", "CoreLocation", "CryptoKit", "LocalAuthentication", "Logging", "MapKit",
    "MessageUI", "Network", "OSLog", "Photos", "PhotosUI",
    "SafariServices", "Security", "Speech", "StoreKit", "SwiftData", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications",
    "WebKit",
    "os",
  ]

  /// The module of this project with what a framework of Apple has; `nil` if the framework is not provided.
  package static func module(ofFramework name: String) -> String? {
    frameworks.contains(name) ? sources[name] : nil
  }

  private static let architecture = [
    "CasePaths", "CasePathsCore", "Clocks", "Combine", "CombineSchedulers", "ConcurrencyExtras",
    "Dependencies", "DependenciesMacros", "DependenciesTestSupport", "IdentifiedCollections",
    "Perception", "PerceptionCore", "Sharing", "SwiftNavigation", "SwiftUINavigation",
    "SwiftUINavigationCore", "Tagged", "Testing", "UIKitNavigation", "XCTest",
    "XCTestDynamicOverlay",
  ]

  /// The files of the folder that the compiler searches for modules, by name.
  package static func files(_ build: BuildFolder) -> [String: String] {
    var files = ["module.modulemap": moduleMap(build)]
    for name in names { files["\(name).swiftinterface"] = interface(name) }
    return files
  }

  private static func interface(_ name: String) -> String {
    """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -swift-version 5 -module-name \(name)
    @_exported import \(sources[name] ?? ArchitectureVersion.first.module)

    """
  }

  /// The modules with the contents of others.
  private static let sources = [
    "Combine": "ComposableCombine", "CombineSchedulers": "ComposableCombine",
    "FlowStacks": "StubRoutes", "TCACoordinators": "StubCoordinators",
    oldCoordinators: "StubCoordinatorProtocols",
    "DependenciesTestSupport": "TestFunctions", "Tagged": "StubTagged",
    "Testing": "TestFunctions", "XCTest": "StubXCTest",
    "AVFAudio": "StubAVFoundation", "AVFoundation": "StubAVFoundation", "AVKit": "StubAVKit",
    "AudioToolbox": "StubAVFoundation",
    "AuthenticationServices": "StubAuthentication", "CoreData": "StubCoreData",
    "CoreGraphics": "Foundation", "CoreLocation": "StubCoreLocation", "CryptoKit": "StubCryptoKit",
    "LocalAuthentication": "StubAuthentication", "Logging": "StubLogging", "MapKit": "StubMapKit",
    "MessageUI": "StubUIKit", "Network": "StubNetwork", "SafariServices": "StubUIKit",
    "WebKit": "StubUIKit",
    "OSLog": "StubOSLog", "Photos": "StubPhotos", "PhotosUI": "StubPhotos",
    "Security": "StubSecurity", "Speech": "StubSpeech",
    "StoreKit": "StubStoreKit", "SwiftData": "StubSwiftData", "UIKit": "StubUIKit",
    "UniformTypeIdentifiers": "StubUIKit",
    "UserNotifications": "StubUserNotifications", "os": "StubOSLog",
  ]

  /// The C modules that ComposableArchitecture needs. When the compiler compiles an interface, it searches the same folders
  /// for modules, but ignores the module maps among its arguments. The paths are relative, so that the folder can be moved.
  private static func moduleMap(_ build: BuildFolder) -> String {
    build.cModules.map { "extern module \($0) \"../\($0).build/module.modulemap\"\n" }.joined()
  }
}
