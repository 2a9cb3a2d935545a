import Testing

@Suite("Loading files that use packages", .serialized)
@MainActor
struct AbsentPackagesTests {
  private static func client(_ service: String, _ tracked: String) -> String {
    """
    import Alamofire
    import FirebaseAuth
    import ComposableArchitecture
    final class LoginService {
      private let auth = Auth.auth()
      var name: String { auth.currentUser?.uid ?? "nobody" }
    }
    struct Feed: DependencyKey {
      var load: () async throws -> [String]
      var text: (any Error) -> String
      static let liveValue = Self(
        load: { try await AF.request("a.b/feed").serializingDecodable([String].self).value },
        text: { error in
          if let error = error as? AFError { return error.responseCode.description }
          return "other"
        })
    }
    struct Reader: Reducer {
      struct State: Equatable { var lines: [String] = []; var taps = 0 }
      enum Action { case tapped, loaded([String]), failed, named }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .tapped:
          state.taps += 1
          return .run { send in await send(.loaded(try Feed.liveValue.load())) }
        case .loaded(let lines):
          state.lines = lines
          return .none
        case .failed:
          state.lines = [Feed.liveValue.text(CancellationError())]
          return .none
        case .named:
          state.lines = [\(service)().name]
          \(tracked)
          return .none
        }
      }
    }
    """
  }

  @Test(
    "Code of a client that uses packages is compiled as it is written, and stops when it is reached"
  )
  func client() async throws {
    let outputs = try await WrittenFile.outputs(
      of: Self.client("LoginService", ""), then: [".failed", "state"])
    #expect(outputs.last?.contains("lines: [\n    [0]: \"other\"\n  ]") == true, "\(outputs)")
    let loaded = try await WrittenFile.output(of: Self.client("LoginService", ""))
    for line in [
      "stops: AF in Feed.liveValue (X.swift:12: AF is in none of the loaded sources, perhaps in Alamofire)",
      "stops: Auth (X.swift:5: Auth is in none of the loaded sources, perhaps in FirebaseAuth)",
      "stops: AFError (X.swift:14: AFError is in none of the loaded sources, perhaps in Alamofire)",
    ] {
      #expect(loaded.contains(line), "\(loaded)")
    }
  }

  @Test("A typing error beside packages is refused, and the error says what was left out before")
  func typo() async throws {
    for (service, tracked, hint) in [
      ("LoginServise", "", "did you mean `LoginService`?"),
      ("LoginService", "state.tap += 1", "did you mean `taps`?"),
      ("LoginService", "Metrics.log(1)", "perhaps it comes from an import that was left out"),
    ] {
      let output = try await WrittenFile.output(of: Self.client(service, tracked))
      #expect(output.contains(hint), "\(output)")
      #expect(output.contains("left out: import Alamofire (X.swift:1: unknown module Alamofire)"))
      #expect(!output.contains("StandIn") && !output.contains("Reader.State("), "\(output)")
    }
  }

  private static let project = """
    import ComposableArchitecture
    import FirebaseFirestore
    \(WrittenFile.feature)
    struct Leg { var query: Query<Int> }
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
        "left out: Leg (X.swift:12: cannot find type 'Query' in scope, perhaps of FirebaseFirestore)"
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

  @Test("The only feature is not left out: the type of a common package is declared without values")
  func onlyFeature() async throws {
    func source(_ module: String, _ type: String) -> String {
      """
      import ComposableArchitecture
      import \(module)
      struct Coordinator: Reducer {
        struct State { var routes: [\(type)<Int>] = []; var last: \(type)<Int>?; var n = 0 }
        enum Action { case tapped, pushed(\(type)<Int>) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          if case .pushed(let query) = action { state.routes.append(query) }
          state.n += 1
          return .none
        }
      }
      """
    }
    let outputs = try await WrittenFile.outputs(
      of: source("FirebaseFirestore", "Query"), then: [".tapped", "state n"])
    #expect(outputs.last == "1", "\(outputs)")
    let output = try await WrittenFile.output(of: source("Models", "Leg"))
    #expect(output.contains("X.swift:4:31: error: cannot find type 'Leg' in scope"), "\(output)")
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
