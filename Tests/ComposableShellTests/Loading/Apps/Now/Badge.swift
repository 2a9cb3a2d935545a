import AVKit
import AuthenticationServices
import ComposableArchitecture
import CoreData
import CoreGraphics
import CryptoKit
import LocalAuthentication
import MessageUI
import Network
import SafariServices
import SwiftData
import SwiftUI
import WebKit
import os.log

@objc(Visit)
final class Visit: NSManagedObject {
  @NSManaged var date: Date?
}

extension Visit {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Visit> {
    NSFetchRequest<Visit>(entityName: "Visit")
  }
}

@Model
final class Member {
  @Attribute(.unique) var id: UUID
  var name: String
  init(id: UUID, name: String) { (self.id, self.name) = (id, name) }
}

@Reducer
struct Badge {
  @ObservableState
  struct State: Equatable {
    var digest = ""
    var since = ""
    var isOnline = true
    var user: String?
    var visits = 0
  }

  enum Action {
    case hashed(String)
    case dated(TimeInterval)
    case signedIn(Result<ASAuthorization, any Error>)
    case unlocked, watched, counted, keyboardHidden, shook
    case online(Bool)
    case visits(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hashed(let text):
        state.digest = SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }
          .joined()
        return .none
      case .dated(let seconds):
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        state.since = formatter.localizedString(fromTimeInterval: seconds)
        return .none
      case .signedIn(.success(let authorization)):
        state.user = (authorization.credential as? ASAuthorizationAppleIDCredential)?.user
        return .none
      case .unlocked:
        return .run { _ in
          try await LAContext().evaluatePolicy(
            .deviceOwnerAuthentication, localizedReason: "To open the badge")
        }
      case .watched:
        return .run { send in
          let monitor = NWPathMonitor()
          let values = AsyncStream<Bool> { continuation in
            monitor.pathUpdateHandler = { continuation.yield($0.status == .satisfied) }
            monitor.start(queue: DispatchQueue(label: "network"))
          }
          for await value in values { await send(.online(value)) }
        }
      case .counted:
        return .run { send in
          let context = Store.shared.container.newBackgroundContext()
          let request = Visit.fetchRequest()
          request.predicate = NSPredicate(format: "date != nil")
          request.sortDescriptors = [NSSortDescriptor(keyPath: \Visit.date, ascending: true)]
          let count = try await context.perform { try context.count(for: request) }
          await send(.visits(count))
        }
      case .keyboardHidden:
        UIApplication.shared.sendAction(
          #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        return .none
      case .shook:
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        return .none
      case .online(let isOnline):
        state.isOnline = isOnline
        return .none
      case .visits(let count):
        state.visits = count
        return .none
      case .signedIn:
        return .none
      }
    }
  }

  private struct Store: @unchecked Sendable {
    static let shared = Store()
    let container = NSPersistentContainer(name: "Visits")
    init() {
      container.loadPersistentStores { _, error in
        if let error = error as NSError? { fatalError("\(error)") }
      }
      container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    }
  }
}

struct BadgeView: View {
  let store: StoreOf<Badge>
  @Environment(\.managedObjectContext) private var context
  @Environment(\.modelContext) private var models
  @FetchRequest(sortDescriptors: []) private var visits: FetchedResults<Visit>
  @Query(sort: \Member.name) private var members: [Member]

  var body: some View {
    VStack {
      Text(store.digest)
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: {
        store.send(.signedIn($0))
      }
      .signInWithAppleButtonStyle(.black)
      VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/a.mp4")!))
      Page(url: URL(string: "https://example.com")!)
      Note(text: .constant("a"))
    }
  }
}

private struct Page: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
}

private struct Note: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = UIFont.systemFont(ofSize: 17).withSize(12)
    view.frame = view.frame.inset(by: .zero)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: Note
    init(_ parent: Note) { self.parent = parent }
    func textViewDidChange(_ view: UITextView) { parent.text = view.text }
  }
}

private struct Letter: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let letter = MFMailComposeViewController()
    letter.mailComposeDelegate = context.coordinator
    letter.setSubject("Badge")
    return letter
  }
  func updateUIViewController(_ letter: MFMailComposeViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    func mailComposeController(
      _ letter: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      if result != .cancelled { letter.dismiss(animated: true) }
    }
  }
}

@main
struct BadgeApp: App {
  let container = try! ModelContainer(
    for: Schema([Member.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])

  var body: some Scene {
    WindowGroup {
      BadgeView(store: Store(initialState: Badge.State()) { Badge() })
    }
    .modelContainer(container)
  }
}
