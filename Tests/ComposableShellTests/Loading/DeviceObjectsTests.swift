import Testing

/// Objects of Apple's frameworks that a loaded file creates.
@Suite("Loading files with objects of a device", .serialized)
@MainActor
struct DeviceObjectsTests {
  @Test("A file with a region in meters, whose span Apple does not document, is loaded")
  func meters() async throws {
    let source = """
      import ComposableArchitecture
      import MapKit
      @Reducer struct Places {
        struct State: Equatable { var latitude = 1.0 }
        enum Action { case near }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            let region = MKCoordinateRegion(
              center: CLLocationCoordinate2D(), latitudinalMeters: 1_000, longitudinalMeters: 1_000)
            state.latitude = region.span.latitudeDelta
            return .none
          }
        }
      }
      """
    #expect(try await WrittenFile.output(of: source).contains("latitude: 1.0"))
  }

  @Test(
    "Objects, images, and texts can be in actions that are equatable, and a text has a font in a part of it"
  )
  func equatable() async throws {
    let source = """
      import AuthenticationServices
      import ComposableArchitecture
      import SwiftUI
      import WebKit
      @Reducer struct Page {
        struct State: Equatable {
          var isSame = false
          var title: AttributedString {
            var title = AttributedString("Page 1")
            if let range = title.range(of: "1") { title[range].font = .title.bold() }
            return title
          }
        }
        enum Action: Equatable {
          case load(WKWebView), show(Image, Text), signIn(ASAuthorizationAppleIDCredential), compare
        }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            let one = UIColor(named: "a", in: .main, compatibleWith: nil)
            let layer = CALayer()
            state.isSame = layer == layer && layer != CALayer() && one != nil
              && TextState("a", bundle: .main) == TextState("a")
              && state.title.runs.contains { $0.font == .title.bold() }
            return .none
          }
        }
      }
      """
    #expect(try await WrittenFile.output(of: source, then: [".compare"]).contains("isSame: true"))
  }

  @Test("A Sendable client keeps a database, a monitor, a center, and a login")
  func sendableObjects() async throws {
    let source = """
      import ComposableArchitecture
      import CoreData
      import LocalAuthentication
      import Network
      import UserNotifications
      struct Client: Sendable {
        var container: NSPersistentContainer
        var context: NSManagedObjectContext
        var monitor: NWPathMonitor
        var center: UNUserNotificationCenter
        var login: LAContext
      }
      func checked<T: Sendable>(_ value: T) -> T { value }
      @Reducer struct Login {
        struct State: Equatable { var reason = "" }
        enum Action { case tapped }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            let container = NSPersistentContainer(name: "Model")
            let client = checked(
              Client(
                container: container, context: container.viewContext, monitor: NWPathMonitor(),
                center: .current(), login: LAContext()))
            client.login.localizedReason = "to pay"
            client.center.delegate = nil
            state.reason = client.login.localizedReason + " for \\(client.container.name)"
            return .none
          }
        }
      }
      """
    let outputs = try await WrittenFile.outputs(of: source, then: [".tapped"])
    #expect(outputs[0].contains("to pay for Model"), "\(outputs[0])")
  }
}
