import Foundation
import Testing

@testable import SourceLoading

@Suite("Loading files with clients of a device", .serialized)
@MainActor
struct DeviceCodeTests {
  static let client = """
    import AVFoundation
    struct SoundClient: DependencyKey {
      var play: @Sendable () async throws -> Bool
      static let liveValue = Self(play: {
        let player = AVAudioPlayer()
        return player.play()
      })
    }
    private final class Recorder: NSObject, AVAudioRecorderDelegate {
      func stop() throws { try AVAudioSession.sharedInstance().setActive(false) }
    }
    func record() throws { try Recorder().stop() }
    extension String {
      func copyToClipboard() { UIPasteboard.general.string = self }
    }

    """

  @Test("The code of a framework of Apple compiles as it is written, and the feature works")
  func live() async throws {
    let source = "import SwiftUI\n" + WrittenFile.feature + Self.client
    let loaded = try await WrittenFile.output(of: source)
    #expect(loaded.hasPrefix("Counter.State("), "\(loaded)")
    #expect(try await WrittenFile.output(of: source, then: [".tapped"]).contains("tapped"))
  }

  @Test("Map cameras and picked photos can be in a state, and types of Apple get conformances")
  func cameras() async throws {
    let source = """
      import ComposableArchitecture
      import MapKit
      import SwiftUI
      extension CLLocationCoordinate2D: @retroactive Equatable {
        public static func == (one: Self, other: Self) -> Bool { one.latitude == other.latitude }
      }
      extension UIImage: @unchecked @retroactive Sendable {}
      @Reducer struct Places {
        @ObservableState struct State: Equatable {
          var position: MapCameraPosition = .region(
            MKCoordinateRegion(
              center: CLLocationCoordinate2D(latitude: 37.5, longitude: 127),
              span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
          var center = CLLocationCoordinate2D()
          var photo: PhotosPickerItem?
          var image: UIImage?
          var kilometers = 0
        }
        enum Action { case zoomed, moved(CLLocation) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .zoomed:
              state.center = state.position.region?.center ?? state.center
              state.position = .camera(MapCamera(centerCoordinate: state.center, distance: 980))
            case .moved(let place):
              let start = CLLocation(latitude: 0, longitude: 0)
              state.kilometers = Int(place.distance(from: start) / 1_000)
            }
            return .none
          }
        }
      }
      struct PlacesView: View {
        let store: StoreOf<Places>
        var body: some View {
          VStack {
            Map(position: .constant(store.position)) { Marker("Seoul", coordinate: store.center) }
            if let image = store.image { Image(uiImage: image).resizable() }
            Button("Zoom") { store.send(.zoomed) }
          }
        }
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source, then: ["screen", "tap Zoom"])
    #expect(outputs[0].contains("[map]"), "\(outputs[0])")
    #expect(outputs[0].contains("• Seoul"), "\(outputs[0])")
    #expect(outputs[1].contains("distance: 980"), "\(outputs[1])")
    #expect(outputs[1].contains("latitude: 37.5"), "\(outputs[1])")
  }

  @Test("Images, places and permissions can be in a state, and a picker of photos is drawn")
  func values() async throws {
    let source = """
      import ComposableArchitecture
      import CoreLocation
      import PhotosUI
      import SwiftUI
      @Reducer struct Profile {
        @ObservableState struct State: Equatable {
          var avatar: UIImage?
          var latitude = 0.0
          var authorization: CLAuthorizationStatus = .notDetermined
        }
        enum Action { case located(CLLocation), authorized(CLAuthorizationStatus) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .located(let location): state.latitude = location.coordinate.latitude
            case .authorized(let status): state.authorization = status
            }
            return .none
          }
        }
      }
      struct ProfileView: View {
        let store: StoreOf<Profile>
        @State private var item: PhotosPickerItem?
        var body: some View {
          VStack {
            Text("drawn")
            PhotosPicker("Choose", selection: $item)
          }
        }
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source, then: [".authorized(.denied)", "screen"])
    #expect(outputs[0].contains("authorization: .denied"), "\(outputs)")
    #expect(outputs[1].contains("drawn\n[1] <Choose>"), "\(outputs)")
  }

  @Test("Notifications of UIKit have names, and an effect that waits for one stays in flight")
  func notifications() async throws {
    let source = """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Counter {
        @ObservableState struct State: Equatable { var count = 0 }
        enum Action { case task, screenshotTaken }
        @Dependency(\\.screenshots) var screenshots
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .task:
              return .run { send in
                for await _ in await screenshots() { await send(.screenshotTaken) }
              }
            case .screenshotTaken:
              state.count += 1
              return .none
            }
          }
        }
      }
      extension DependencyValues {
        var screenshots: @Sendable () async -> any AsyncSequence<Void, Never> {
          get { self[ScreenshotsKey.self] }
          set { self[ScreenshotsKey.self] = newValue }
        }
      }
      private enum ScreenshotsKey: DependencyKey {
        static let liveValue: @Sendable () async -> any AsyncSequence<Void, Never> = {
          await NotificationCenter.default
            .notifications(named: UIApplication.userDidTakeScreenshotNotification)
            .map { _ in }
        }
      }
      @MainActor func openSettings() {
        UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
      }
      """
    let outputs = try await WrittenFile.outputs(of: source, then: [".task", "effects", "state"])
    #expect(outputs[1].contains("outside"), "\(outputs)")
    #expect(outputs[2].contains("count: 0"), "\(outputs)")
    let loaded = try await WrittenFile.output(of: source)
    #expect(!loaded.contains("left out"), "\(loaded)")
  }

  @Test("A live value for a device is the one that is written, as far as it needs no device")
  func liveValue() async throws {
    let source = """
      import AVFoundation
      import ComposableArchitecture
      struct Feature: Reducer {
        struct State: Equatable { var level = 0 }
        enum Action { case tapped, measured(Int) }
        @Dependency(MeterClient.self) var meter
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .tapped: return .run { send in await send(.measured(meter.level())) }
          case .measured(let level):
            state.level = level
            return .none
          }
        }
      }
      struct MeterClient { var level: @Sendable () async -> Int }
      extension MeterClient: DependencyKey {
        static let liveValue = Self(level: { await Meter().level })
        static let testValue = Self(level: { 7 })
      }
      actor Meter {
        var recorder: AVAudioRecorder?
        var level: Int { Int(recorder?.averagePower(forChannel: 0) ?? 5) }
      }
      """
    let loaded = try await WrittenFile.output(of: source)
    #expect(!loaded.contains("left out"), "\(loaded)")
    #expect(try await WrittenFile.output(of: source, then: [".tapped", "state level"]) == "5")
  }

  @Test("What Apple platforms declare besides SwiftUI is compiled with the file")
  func interfaces() async throws {
    let source = """
      import ComposableArchitecture
      let logger = Logger(subsystem: "app", category: "counter")
      struct Counter: Reducer {
        struct State: Equatable { var n = 0 }
        enum Action { case tapped, loaded(Int) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          logger.debug("tapped \\(state.n, privacy: .public)")
          state.n += 1
          guard case .tapped = action else { return .none }
          return .run { _ in
            let (bytes, _) = try await URLSession.shared.bytes(from: URL(string: "https://a.b")!)
            for try await _ in bytes {}
          }
        }
      }
      """
    #expect(try await WrittenFile.output(of: source, then: [".loaded(1)", "state n"]) == "1")
  }

  @Test("`urlSession` and `DateComponentsFormatter` need no import, and a file may declare its own")
  func foundation() async throws {
    func source(_ declaration: String = "") -> String {
      """
      import ComposableArchitecture
      \(declaration)
      let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
      }()
      @Reducer
      struct Memo {
        struct State: Equatable { var text = "", full = "", session = "" }
        enum Action { case ticked(Double) }
        @Dependency(\\.urlSession) var urlSession
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            guard case .ticked(let seconds) = action else { return .none }
            state.text = formatter.string(from: seconds) ?? ""
            let words = DateComponentsFormatter()
            words.unitsStyle = .full
            state.full = words.string(from: seconds) ?? ""
            state.session = "\\(type(of: urlSession))"
            return .none
          }
        }
      }
      """
    }
    let lines = [".ticked(65.5)", "state text", "state full", ".ticked(7200)", "state full"]
    let output = try await WrittenFile.outputs(of: source(), then: lines)
    #expect(output[1] == #""01:05""# && output[2] == #""1 minute, 5 seconds""#, "\(output)")
    #expect(output[4] == #""2 hours""#, "\(output)")
    let own = "extension DependencyValues { var urlSession: Int { 7 } }"
    let session = try await WrittenFile.output(
      of: source(own), then: [".ticked(1)", "state session"])
    #expect(session == #""Int""#)
  }

  @Test("A reducer compiles as it is written if the stubs declare what it uses of UIKit")
  func reducer() async throws {
    func feature(_ statement: String) -> String {
      """
      import ComposableArchitecture
      import UIKit
      struct Counter: Reducer {
        struct State: Equatable { var n = 0 }
        enum Action { case tapped, other }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          if case .other = action {
            \(statement)
          }
          state.n += 1
          return .none
        }
      }
      """
    }
    for statement in [
      "UISelectionFeedbackGenerator().selectionChanged()",
      "return .run { _ in await UIApplication.shared.open(URL(string: \"a:b\")!) }",
      "state.n = UIDevice.current.name.count",
    ] {
      let output = try await WrittenFile.outputs(
        of: feature(statement), then: ["state", ".tapped"])
      #expect(output[1].contains("Counter.State(n: 1)"), "\(output)")
    }
    let refused = try await WrittenFile.output(of: feature("let kit = UIMenuBuilder.current"))
    #expect(refused.contains("error: cannot find 'UIMenuBuilder' in scope"), "\(refused)")
  }

  @Test("What needs a device compiles as it is written, and a view of UIKit has a placeholder")
  func voice() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps/Now")
    let text = try String(contentsOf: folder.appending(path: "Voice.swift"), encoding: .utf8)
    let outputs = try await WrittenFile.outputs(
      of: text,
      then: [
        "state platform", "screen", "tap Add", "state notes",
        ".located(.init(latitude: 3, longitude: 4))", "state center",
      ])
    #expect(outputs[0] == "\"iOS\"", "\(outputs)")
    #expect(outputs[1].contains("[Spinner is a view of UIKit]"), "\(outputs)")
    #expect(outputs[3].contains("note 0"), "\(outputs)")
    #expect(try await !WrittenFile.output(of: text).contains("left out"))
  }
}
