import AVFoundation
import ComposableArchitecture
import CoreData
import CoreLocation
import MapKit
import OSLog
import PhotosUI
import Speech
import StoreKit
import SwiftData
import SwiftUI
import UIKit
import UserNotifications

private let logger = Logger(subsystem: "voice", category: "notes")

@Model
final class StoredNote {
  @Attribute(.unique) var text: String
  @Relationship(deleteRule: .cascade) var others: [StoredNote] = []
  @Transient var isOpen = false
  init(text: String) { self.text = text }
}

final class NoteObject: NSManagedObject {}

@Reducer
struct Voice {
  @ObservableState
  struct State: Equatable {
    var notes: [String] = []
    var tint = UIColor.systemTeal
    var permission = SFSpeechRecognizerAuthorizationStatus.notDetermined
    var center = Place(latitude: 1, longitude: 2)
    var tracking = MKUserTrackingMode.follow
    #if os(macOS)
      var platform = 1
    #elseif os(iOS)
      var platform = "iOS"
    #endif
  }

  struct Place: Equatable {
    var latitude: CLLocationDegrees
    var longitude: CLLocationDegrees
  }

  enum Action {
    case added, copied, settingsOpened, permissionAnswered(SFSpeechRecognizerAuthorizationStatus)
    case located(CLLocation), recorded, reminded, stored
  }

  @Dependency(\.recorder) var recorder

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added:
        logger.info("added \(state.notes.count, privacy: .public)")
        _ = Bundle.main.infoDictionary?[kCFBundleIdentifierKey as String]
        let shared = NSUbiquitousKeyValueStore.default
        shared.set(Int64(state.notes.count), forKey: "count")
        state.notes.append(StoredNote(text: "note \(shared.longLong(forKey: "count"))").text)
        return .none
      case .copied:
        UIPasteboard.general.string = state.notes.joined(separator: "\n")
        return .none
      case .settingsOpened:
        return .run { _ in
          await UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        }
      case .permissionAnswered(let permission):
        state.permission = permission
        return .none
      case .located(let location):
        state.center = Place(
          latitude: location.coordinate.latitude, longitude: location.coordinate.longitude)
        return .none
      case .recorded:
        return .run { send in
          for try await status in recorder.start() { await send(.permissionAnswered(status)) }
        }
      case .reminded:
        return .run { _ in
          let content = UNMutableNotificationContent()
          content.title = "Listen"
          try await UNUserNotificationCenter.current().add(
            UNNotificationRequest(
              identifier: "a", content: content,
              trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        }
      case .stored:
        return .run { @MainActor _ in
          let container = try ModelContainer(for: StoredNote.self)
          container.mainContext.insert(StoredNote(text: "a"))
          _ = try container.mainContext.fetch(FetchDescriptor<StoredNote>())
        }
      }
    }
  }
}

struct Recorder: Sendable {
  var start: @Sendable () -> AsyncThrowingStream<SFSpeechRecognizerAuthorizationStatus, any Error>
}

extension Recorder: DependencyKey {
  static var liveValue: Recorder {
    Recorder {
      AsyncThrowingStream { continuation in
        do {
          let session = AVAudioSession.sharedInstance()
          try session.setCategory(.record, mode: .measurement, options: .duckOthers)
          try session.setActive(true, options: .notifyOthersOnDeactivation)
          let engine = AVAudioEngine()
          let request = SFSpeechAudioBufferRecognitionRequest()
          request.shouldReportPartialResults = true
          let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))!
          let task = recognizer.recognitionTask(with: request) { result, error in
            if result?.isFinal == true || error != nil { continuation.finish(throwing: error) }
          }
          continuation.onTermination = { _ in
            engine.stop()
            engine.inputNode.removeTap(onBus: 0)
            task.finish()
          }
          engine.inputNode.installTap(
            onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)
          ) { buffer, _ in request.append(buffer) }
          engine.prepare()
          try engine.start()
        } catch {
          continuation.finish(throwing: error)
        }
        SFSpeechRecognizer.requestAuthorization { continuation.yield($0) }
      }
    }
  }
}

extension DependencyValues {
  var recorder: Recorder {
    get { self[Recorder.self] }
    set { self[Recorder.self] = newValue }
  }
}

struct VoiceView: View {
  let store: StoreOf<Voice>
  @State private var photo: PhotosPickerItem?

  var body: some View {
    VStack {
      Text("\(store.platform): \(store.notes.count) notes").foregroundStyle(Color(store.tint))
      Spinner().padding(.top, UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0)
      Button("Add") { store.send(.added) }
    }
    .background(Color(uiColor: .systemBackground))
  }
}

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: box(20).bounds.height))
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    let stack = UIStackView(arrangedSubviews: [UIImageView(image: nil), label])
    stack.axis = .vertical
    view.addSubview(stack)
    view.contentMode = .scaleAspectFit
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.widthAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }
  private func box(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height))
  }
  func updateUIView(_ view: UIView, context: Context) {
    UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
  }
}

extension UIViewController {
  func hideTabs() {
    let tabs =
      self as? UITabBarController ?? children.lazy.compactMap { $0 as? UITabBarController }.first
    tabs?.tabBar.isHidden = true
    view.viewWithTag(3)?.isHidden = true
  }
}
