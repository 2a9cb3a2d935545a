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

  /// The framework of Apple that a type probably belongs to, by the prefix of its name.
  static func framework(of name: String) -> String? { frameworks(of: name).first }

  /// The frameworks of Apple that a type may belong to, by the prefix of its name.
  static func frameworks(of name: String) -> [String] {
    guard name.dropFirst(2).first?.isUppercase == true else { return [] }
    return frameworks[String(name.prefix(2))] ?? []
  }

  private static let frameworks = [
    "AS": ["AuthenticationServices"], "AV": ["AVFoundation", "AVKit"], "CL": ["CoreLocation"],
    "CM": ["AVFoundation"], "CN": ["Contacts"], "EK": ["EventKit"], "HK": ["HealthKit"],
    "LA": ["LocalAuthentication"], "MK": ["MapKit"], "NS": ["CoreData", "UIKit"],
    "NW": ["Network"], "PH": ["Photos", "PhotosUI"], "SF": ["Speech", "SafariServices"],
    "SK": ["StoreKit"], "UN": ["UserNotifications"], "WK": ["WebKit"], "UI": ["UIKit"],
  ]

  /// Whether a name is a symbol of UIKit or AppKit.
  private static func isUIKit(_ name: String) -> Bool {
    AppleSymbols.contains(name)
      && (name.hasPrefix("UI") || name.hasPrefix("NS") || name == "NavigationStackController")
  }

  private static let appleInterfaces: Set<String> = [
    "UIKit", "AppKit", "WatchKit", "TVUIKit", "WidgetKit", "ActivityKit", "SwiftData", "Charts",
    "TipKit",
  ]

  private static let appleFrameworks: Set<String> = [
    "Accelerate", "Accounts", "AdServices", "AdSupport", "AlarmKit", "AppIntents",
    "ApplicationServices",
    "AppTrackingTransparency", "ARKit", "AudioToolbox", "AuthenticationServices", "AVFoundation",
    "AVKit", "BackgroundTasks", "CallKit", "Carbon", "CarPlay", "ClockKit", "CloudKit", "Cocoa",
    "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion",
    "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
    "CryptoKit", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FoundationModels", "GameController",
    "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "ImageIO",
    "ImagePlayground", "Intents", "IOKit", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI",
    "Metal", "MobileCoreServices", "MetalKit", "MetricKit", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "os", "OSLog", "PassKit", "PDFKit",
    "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit",
    "Security", "ServiceManagement", "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit",
    "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit",
    "WebKit",
  ]

  private static let replacements = [
    "EffectTask": "today's name is `Effect`", "EffectPublisher": "today's name is `Effect`",
    "ReducerProtocol": "today's name is `Reducer`",
    "ReducerProtocolOf": "today's name is `ReducerOf`",
    "Tagged": "write `import Tagged`",
    "UIBindable":
      "write `@Bindable` in a SwiftUI view: `@UIBindable` is for controls of UIKit, whose bindings loaded files do not have",
    "UIBinding":
      "write `Binding` in a SwiftUI view: `UIBinding` is for controls of UIKit, whose bindings loaded files do not have",
    "Published": "a state is a struct: write `var` without `@Published`",
    "state": "write `Reduce { state, action in`", "action": "write `Reduce { state, action in`",
    "send": "write `.run { send in`", "none": "write `.none`",
    "viewStore": "write `WithViewStore(store, observe: { $0 }) { viewStore in`",
  ]
}
