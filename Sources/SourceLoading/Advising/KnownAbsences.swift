/// What is known about modules and types that do not exist on Linux or in loaded files.
enum KnownAbsences {
  /// Why a module does not exist, in a few words.
  ///
  /// - Parameter products: The products of other packages that the loaded package depends on.
  static func summary(ofModule module: String, products: Set<String> = []) -> String {
    if products.contains(module) {
      return "\(module) is a package; loaded files can use only those of the architecture"
    }
    if appleInterfaces.contains(module) { return "\(module) does not exist on Linux" }
    if appleFrameworks.contains(module) { return "\(module) is a framework of Apple platforms" }
    return "unknown module \(module)"
  }

  /// What to do about a module that a feature needs.
  static func advice(onModule module: String, products: Set<String> = []) -> String {
    if products.contains(module) {
      return
        "\(module) is a package, and loaded files can use only those of the architecture: hide it behind a dependency, or use your own shell (`tca new`)"
    }
    if appleInterfaces.contains(module) || appleFrameworks.contains(module) {
      return
        "\(module) exists on Apple platforms only: wrap it in a dependency, and leave its file out"
    }
    return "if \(module) is your own, load its folder or files, too: `load FILE FOLDER`"
  }

  /// Why a name does not exist; `nil` if nothing is known about it.
  static func summary(ofName name: String) -> String? {
    isUIKit(name) ? "\(name) belongs to UIKit or AppKit, which do not exist on Linux" : nil
  }

  /// What to write in place of a name; `nil` if nothing is known about it.
  static func advice(onName name: String) -> String? {
    if isUIKit(name) {
      return "\(name) belongs to UIKit or AppKit: wrap it in a dependency (`@Dependency`)"
    }
    return replacements[name]
  }

  /// Whether a module is a framework of Apple.
  static func isFrameworkOfApple(_ module: String) -> Bool {
    let name = module.split(separator: ".").first.map(String.init) ?? module
    return (appleInterfaces.contains(name) || appleFrameworks.contains(name))
      && !ProvidedModules.names.contains(name)
  }

  /// Whether a module is a framework of Apple, for a package, which has no stand-ins for them.
  static func isMissingInPackages(_ module: String) -> Bool {
    appleInterfaces.contains(module) || appleFrameworks.contains(module)
  }

  /// The framework of Apple that a type probably belongs to, by the prefix of its name.
  static func framework(of name: String) -> String? {
    frameworks.first { name.hasPrefix($0.key) && name.dropFirst(2).first?.isUppercase == true }?
      .value
  }

  private static let frameworks = [
    "AV": "AVFoundation", "CL": "CoreLocation", "CN": "Contacts", "EK": "EventKit",
    "HK": "HealthKit", "LA": "LocalAuthentication", "MK": "MapKit", "PH": "Photos",
    "SF": "Speech", "SK": "StoreKit", "UN": "UserNotifications", "WK": "WebKit", "UI": "UIKit",
  ]

  /// Whether a name is a symbol of UIKit or AppKit.
  private static func isUIKit(_ name: String) -> Bool {
    AppleSymbols.contains(name)
      && (name.hasPrefix("UI") || name.hasPrefix("NS") || name == "NavigationStackController")
  }

  private static let appleInterfaces: Set<String> = [
    "UIKit", "AppKit", "WatchKit", "TVUIKit", "WidgetKit", "ActivityKit", "SwiftData", "Charts",
  ]

  private static let appleFrameworks: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport", "AppIntents", "ARKit",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit",
    "EventKit", "GameKit", "HealthKit", "HomeKit", "Intents", "LocalAuthentication",
    "LinkPresentation",
    "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "OSLog", "os", "PDFKit", "PassKit", "Photos", "PhotosUI",
    "QuartzCore", "QuickLook", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit",
    "AudioToolbox", "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotifications", "Vision",
    "VisionKit", "WatchConnectivity", "WebKit",
  ]

  private static let replacements = [
    "EffectTask": "today's name is `Effect`", "EffectPublisher": "today's name is `Effect`",
    "ReducerProtocol": "today's name is `Reducer`",
    "ReducerProtocolOf": "today's name is `ReducerOf`",
    "Tagged": "write `import Tagged`",
    "AnyReducer": "write a type that conforms to `Reducer`",
    "Published": "a state is a struct: write `var` without `@Published`",
    "state": "write `Reduce { state, action in`", "action": "write `Reduce { state, action in`",
    "send": "write `.run { send in`", "none": "write `.none`",
    "viewStore": "write `WithViewStore(store, observe: { $0 }) { viewStore in`",
  ]
}
