import Testing

@testable import ComposableShell

@Suite("Loading files that use packages", .serialized)
@MainActor
struct AbsentPackagesTests {
  @Test(
    "Code of a client that uses a package is neither left out nor replaced: the load is refused")
  func client() async throws {
    let source = """
      import Alamofire
      import FirebaseAuth
      import ComposableArchitecture
      final class AuthService {
        private let auth = Auth.auth()
        func logOut() throws { try auth.signOut() }
      }
      struct Feed: DependencyKey {
        var load: () async throws -> [String]
        static let liveValue = Self { try await AF.request("a.b/feed").serializingDecodable([String].self).value }
        static let previewValue = Self { ["one"] }
      }
      struct Reader: Reducer {
        struct State: Equatable { var lines: [String] = [] }
        enum Action { case tapped, loaded([String]) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .tapped:
            Analytics.logEvent("tapped", parameters: ["id": 1])
            return .run { send in await send(.loaded(try Feed.liveValue.load())) }
          case .loaded(let lines):
            state.lines = lines
            return .none
          }
        }
      }
      """
    let output = try await WrittenFile.output(of: source)
    #expect(output.contains("error: cannot find 'Auth' in scope"), "\(output)")
    #expect(output.contains("cannot find 'AF' in scope"), "\(output)")
    #expect(!output.contains("Reader.State("), "\(output)")
  }

  private static let project = """
    import ComposableArchitecture
    import TCACoordinators
    \(WrittenFile.feature)
    struct Leg { var route: Route<Int> }
    struct Trip: Reducer {
      struct State { var legs: [Leg] = [] }
      enum Action { case counter(Counter.Action) }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }
    """

  @Test("A feature that needs a package is left out with its types if another feature remains")
  func coordinator() async throws {
    let output = try await WrittenFile.output(of: Self.project)
    #expect(
      output.contains(
        "left out: Leg (X.swift:12: cannot find type 'Route' in scope, perhaps of TCACoordinators)"
      ), "\(output)")
    #expect(output.contains("left out: Trip (X.swift:14: it uses Leg)"), "\(output)")
    #expect(output.contains("Counter.State(n: 0)"), "\(output)")
  }

  @Test("A feature that was left out cannot be loaded, and the error says why")
  func named() async throws {
    #expect(
      try await WrittenFile.output(of: Self.project, loadedBy: "load X.swift Trip") == """
        error: Trip was left out
          load X.swift Trip
                       ^ X.swift:14: it uses Leg
        """)
  }

  @Test("The only feature is not left out: its errors are shown")
  func onlyFeature() async throws {
    let source = """
      import ComposableArchitecture
      import TCACoordinators
      struct Coordinator: Reducer {
        struct State { var routes: [Route<Int>] = [] }
        enum Action {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> {}
      }
      """
    let output = try await WrittenFile.output(of: source)
    #expect(output.contains("X.swift:4:31: error: cannot find type 'Route' in scope"), "\(output)")
    #expect(output.split(separator: "\n").count <= 8, "\(output)")
  }

  @Test("`dataTaskPublisher`, localized strings, and code for debug builds compile")
  func provided() async throws {
    let source = """
      import Combine
      import Foundation
      \(WrittenFile.feature)
      #if DEBUG
      let title = String(localized: "counter.title", bundle: .module, comment: "")
      #endif
      func load(_ url: URL) -> AnyPublisher<[Int], Error> {
        print(title)
        return URLSession.shared.dataTaskPublisher(for: url)
          .map(\\.data).decode(type: [Int].self, decoder: JSONDecoder()).eraseToAnyPublisher()
      }
      """
    let output = try await WrittenFile.output(of: source)
    #expect(output.hasPrefix("Counter.State(n: 0)"), "\(output)")
  }

  @Test("Localized resources are drawn as their keys, and documents are left out")
  func resources() async throws {
    let source = """
      import SwiftUI
      \(WrittenFile.feature)
      enum Theme: CaseIterable {
        case light, dark
        var title: LocalizedStringResource { self == .light ? "Light" : "Dark \\(1)" }
      }
      struct CounterView: View {
        let store: StoreOf<Counter>
        var body: some View {
          ForEach(Theme.allCases, id: \\.self) { Text($0.title) }
          Text(String(localized: Theme.dark.title).uppercased())
          Button(Theme.light.title) {}
        }
      }
      struct Page: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { .init() }
      }
      """
    let outputs = try await WrittenFile.outputs(of: source, then: ["screen"])
    #expect(outputs.last == "Light\nDark 1\nDARK 1\n[1] <Light>", "\(outputs)")
    let loaded = try await WrittenFile.output(of: source)
    #expect(loaded.hasPrefix("left out: Page (X.swift:"), "\(loaded)")
    #expect(loaded.contains("Counter.State(n: 0)"))
  }
}
