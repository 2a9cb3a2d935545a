/// Values of Apple's frameworks that features keep in their states and actions. They compile as on Apple's platforms; what needs a
/// device, such as a location manager, is left out of the sources as before.
struct AppleValues {
  /// The name of the type.
  let name: String
  let text: String

  static let all = [
    status(
      "CLAuthorizationStatus", of: "Int32", "restricted", "denied", "authorizedAlways",
      "authorizedWhenInUse"),
    status("UNAuthorizationStatus", of: "Int", "denied", "authorized", "provisional", "ephemeral"),
    status("AVAuthorizationStatus", of: "Int", "restricted", "denied", "authorized"),
    status("PHAuthorizationStatus", of: "Int", "restricted", "denied", "authorized", "limited"),
    status(
      "SFSpeechRecognizerAuthorizationStatus", of: "Int", "denied", "restricted", "authorized"),
    AppleValues(
      name: "SFSpeechAudioBufferRecognitionRequest",
      text: """
        public final class SFSpeechAudioBufferRecognitionRequest: @unchecked Sendable {
          public var shouldReportPartialResults = true
          public var requiresOnDeviceRecognition = false
          public var addsPunctuation = false
          public var contextualStrings: [String] = []
          public init() {}
          public func endAudio() {}
        }
        """),
    AppleValues(name: "SFSpeechRecognitionResult", text: speechResult),
    AppleValues(
      name: "CLLocationCoordinate2D",
      text: """
        import Foundation

        public typealias CLLocationDegrees = Double
        public typealias CLLocationDistance = Double
        public typealias CLLocationAccuracy = Double

        public struct CLLocationCoordinate2D: Sendable {
          public var latitude: CLLocationDegrees
          public var longitude: CLLocationDegrees
          public init() { self.init(latitude: 0, longitude: 0) }
          public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
            self.latitude = latitude
            self.longitude = longitude
          }
        }

        public final class CLLocation: Equatable, Hashable, @unchecked Sendable {
          public let coordinate: CLLocationCoordinate2D
          public let altitude: CLLocationDistance
          public let horizontalAccuracy: CLLocationAccuracy
          public let verticalAccuracy: CLLocationAccuracy
          public let timestamp: Date
          public init(
            coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
            horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
            timestamp: Date
          ) {
            (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
            self.horizontalAccuracy = horizontalAccuracy
            self.verticalAccuracy = verticalAccuracy
          }
          public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
            self.init(
              coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
              altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1,
              timestamp: Date(timeIntervalSinceReferenceDate: 0))
          }
          public func distance(from other: CLLocation) -> CLLocationDistance {
            func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
            let (from, to) = (other.coordinate, coordinate)
            let latitude = sin(radians(to.latitude - from.latitude) / 2)
            let longitude = sin(radians(to.longitude - from.longitude) / 2)
            let part = cos(radians(from.latitude)) * cos(radians(to.latitude))
            return 2 * 6_371_000
              * asin(min(1, sqrt(latitude * latitude + part * longitude * longitude)))
          }
          public static func == (one: CLLocation, other: CLLocation) -> Bool { one === other }
          public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        public struct MKCoordinateSpan: Sendable {
          public var latitudeDelta: CLLocationDegrees
          public var longitudeDelta: CLLocationDegrees
          public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
          public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
            self.latitudeDelta = latitudeDelta
            self.longitudeDelta = longitudeDelta
          }
        }

        public struct MKCoordinateRegion: Sendable {
          public var center: CLLocationCoordinate2D
          public var span: MKCoordinateSpan
          public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
          public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
            self.center = center
            self.span = span
          }
        }
        """),
    AppleValues(name: "MapCameraPosition", text: mapCamera),
    AppleValues(
      name: "PhotosPickerItem",
      text: """
        public struct PhotosPickerItem: Hashable, Sendable {
          public let itemIdentifier: String?
          public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
          public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
        }
        """),
    AppleValues(
      name: "UIImage",
      text: """
        import Foundation
        import SwiftUI

        extension Image {
          public init(uiImage: UIImage) { self.init(systemName: "photo") }
        }

        public final class UIImage: Equatable, Hashable, @unchecked Sendable {
          private let data: Data
          public init() { data = Data() }
          public init?(data: Data) { self.data = data }
          public init?(named name: String) { data = Data(name.utf8) }
          public init?(systemName name: String) { data = Data(name.utf8) }
          public func pngData() -> Data? { data }
          public func jpegData(compressionQuality: CGFloat) -> Data? { data }
          public static func == (one: UIImage, other: UIImage) -> Bool { one.data == other.data }
          public func hash(into hasher: inout Hasher) { hasher.combine(data) }
        }
        """),
  ]

  /// What sources that use the type contain.
  var uses: [String] {
    switch name {
    case "CLLocationCoordinate2D": ["CLLocation", "MKCoordinate", "MapCamera"]
    case "MapCameraPosition": ["MapCamera"]
    default: [name]
    }
  }

  private static let mapCamera = """
    public struct MapCamera: Hashable, Sendable {
      public var centerCoordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D(latitude: center[0], longitude: center[1]) }
        set { center = [newValue.latitude, newValue.longitude] }
      }
      public var distance: Double
      public var heading: Double
      public var pitch: Double
      private var center: [Double]
      public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
        pitch: Double = 0
      ) {
        (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
        center = [centerCoordinate.latitude, centerCoordinate.longitude]
      }
    }

    public struct MapCameraPosition: Hashable, Sendable {
      private indirect enum Place: Hashable, Sendable {
        case automatic
        case region([Double])
        case camera(MapCamera)
        case user(followsHeading: Bool, fallback: MapCameraPosition)
      }
      private let place: Place

      public static let automatic = Self(place: .automatic)
      public static func region(_ region: MKCoordinateRegion) -> Self {
        Self(place: .region([
          region.center.latitude, region.center.longitude, region.span.latitudeDelta,
          region.span.longitudeDelta,
        ]))
      }
      public static func camera(_ camera: MapCamera) -> Self { Self(place: .camera(camera)) }
      public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
        Self(place: .user(followsHeading: followsHeading, fallback: fallback))
      }

      public var region: MKCoordinateRegion? {
        guard case .region(let region) = place else { return nil }
        return MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: region[0], longitude: region[1]),
          span: MKCoordinateSpan(latitudeDelta: region[2], longitudeDelta: region[3]))
      }
      public var camera: MapCamera? {
        guard case .camera(let camera) = place else { return nil }
        return camera
      }
      public var followsUserLocation: Bool { fallbackPosition != nil }
      public var fallbackPosition: Self? {
        guard case .user(_, let fallback) = place else { return nil }
        return fallback
      }
    }
    """

  /// What speech recognition answers. Without a microphone there is never one, but features convert it to values of their own.
  private static let speechResult = """
    import Foundation

    public final class SFSpeechRecognitionResult: @unchecked Sendable {
      public let bestTranscription: SFTranscription
      public let transcriptions: [SFTranscription]
      public let isFinal: Bool
      public let speechRecognitionMetadata: SFSpeechRecognitionMetadata?
      private init(_ best: SFTranscription) {
        (bestTranscription, transcriptions, isFinal) = (best, [best], true)
        speechRecognitionMetadata = nil
      }
    }

    public final class SFTranscription: @unchecked Sendable {
      public let formattedString: String
      public let segments: [SFTranscriptionSegment]
      private init(_ text: String) { (formattedString, segments) = (text, []) }
    }

    public final class SFTranscriptionSegment: @unchecked Sendable {
      public let substring: String
      public let alternativeSubstrings: [String] = []
      public let confidence: Float = 0
      public let timestamp: TimeInterval = 0
      public let duration: TimeInterval = 0
      private init(_ text: String) { substring = text }
    }

    public final class SFSpeechRecognitionMetadata: @unchecked Sendable {
      public let averagePauseDuration: TimeInterval = 0
      public let speakingRate: Double = 0
      public let speechDuration: TimeInterval = 0
      public let speechStartTimestamp: TimeInterval = 0
      public let voiceAnalytics: SFVoiceAnalytics? = nil
      private init() {}
    }

    public final class SFVoiceAnalytics: @unchecked Sendable {
      public let jitter, pitch, shimmer, voicing: SFAcousticFeature
      private init(_ feature: SFAcousticFeature) {
        (jitter, pitch, shimmer, voicing) = (feature, feature, feature, feature)
      }
    }

    public final class SFAcousticFeature: @unchecked Sendable {
      public let acousticFeatureValuePerFrame: [Double] = []
      public let frameDuration: TimeInterval = 0
      private init() {}
    }
    """

  private static func status(_ name: String, of type: String, _ cases: String...) -> AppleValues {
    let all = ["notDetermined"] + cases
    return AppleValues(
      name: name,
      text: "public enum \(name): \(type), Sendable { case \(all.joined(separator: ", ")) }")
  }
}
