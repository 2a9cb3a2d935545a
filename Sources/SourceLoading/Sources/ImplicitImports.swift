/// The modules that sources use without importing them.
///
/// On Apple platforms, SwiftUI and the architecture export them, or they are parts of Foundation.
enum ImplicitImports {
  /// - Parameter words: The identifiers of the sources.
  static func modules(for words: Set<String>) -> [String] {
    let named = modules.filter { !words.isDisjoint(with: $0.names) }.map(\.module)
    let framework = frameworks.filter { prefix, _ in words.contains { isNamed($0, with: prefix) } }
    return named + framework.map(\.module).filter { !named.contains($0) }
  }

  /// The beginnings of the names of frameworks that others export, or that another file of a module imports: Swift finds their
  /// extensions and often their types, too. A name that the sources declare hides that of a module.
  private static let frameworks: [(prefix: String, module: String)] = [
    ("UI", "UIKit"), ("CTFont", "UIKit"), ("UN", "UserNotifications"), ("AV", "AVFoundation"),
    ("CL", "CoreLocation"), ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"),
    ("SecItem", "Security"), ("kSec", "Security"),
    ("kCFBundle", "StubFoundation"),
  ]

  private static func isNamed(_ name: String, with prefix: String) -> Bool {
    if prefix == "UI", name == "#selector" { return true }
    return name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      && name.contains(where: \.isLowercase)
  }

  private static let modules: [(module: String, names: Set<String>)] = [
    ("FoundationNetworking", ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse"]),
    ("Dispatch", ["DispatchTime", "DispatchSemaphore", "DispatchGroup"]),
    ("OSLog", ["Logger"]),
    ("UIKit", ["ImageRenderer", "fileExporter", "fileImporter", "fileMover"]),
    ("AVFoundation", ["AVAuthorizationStatus"]),
    ("CoreLocation", ["CLAuthorizationStatus", "CLLocation", "CLLocationCoordinate2D"]),
    ("MapKit", ["MKCoordinateRegion", "MKCoordinateSpan", "MapCamera", "MapCameraPosition"]),
    ("Photos", ["PHAuthorizationStatus", "PhotosPickerItem"]),
    (
      "Speech",
      [
        "SFSpeechAudioBufferRecognitionRequest", "SFSpeechRecognitionResult",
        "SFSpeechRecognizerAuthorizationStatus",
      ]
    ),
    ("UserNotifications", ["UNAuthorizationStatus"]),
    (
      "StubFoundation",
      [
        "RelativeDateTimeFormatter", "AsyncBytes", "AttributedString", "bytes", "notifications",
        "dataTaskPublisher", "module",
        "localized",
        "LocalizationValue", "LocalizedStringResource", "urlSession", "DateComponentsFormatter",
        "CustomLocalizedStringResourceConvertible", "forKey", "NSUbiquitousKeyValueStore",
      ]
    ),
  ]
}
