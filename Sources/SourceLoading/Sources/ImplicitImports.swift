/// The modules that sources use without importing them.
///
/// On Apple platforms, SwiftUI and the architecture export them, or they are parts of Foundation.
enum ImplicitImports {
  /// - Parameter words: The identifiers of the sources.
  static func modules(for words: Set<String>) -> [String] {
    let named = modules.filter { !words.isDisjoint(with: $0.names) }.map(\.module)
    return named + (words.contains(where: isOfUIKit) ? ["UIKit"] : [])
  }

  /// Whether a name begins like those of UIKit, which SwiftUI exports.
  private static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
      && name.contains(where: \.isLowercase)
  }

  private static let modules: [(module: String, names: Set<String>)] = [
    ("FoundationNetworking", ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse"]),
    ("Dispatch", ["DispatchTime", "DispatchSemaphore", "DispatchGroup"]),
    ("OSLog", ["Logger"]),
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
        "AsyncBytes", "AttributedString", "bytes", "notifications", "dataTaskPublisher", "module",
        "localized",
        "LocalizationValue", "LocalizedStringResource", "urlSession", "DateComponentsFormatter",
        "CustomLocalizedStringResourceConvertible",
      ]
    ),
  ]
}
