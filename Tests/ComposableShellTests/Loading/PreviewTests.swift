import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Previews of loaded files", .serialized)
@MainActor
struct PreviewTests {
  private static let source = """
    import ComposableArchitecture

    @DependencyClient struct Quotes {
      var first: @Sendable () -> String = { "" }
    }
    extension Quotes: DependencyKey {
      static let liveValue = Quotes { "live" }
      static let previewValue = Quotes { "preview" }
    }
    extension DependencyValues {
      var quotes: Quotes { get { self[Quotes.self] } set { self[Quotes.self] = newValue } }
    }
    @Reducer struct Reader {
      @ObservableState struct State: Equatable { var pages: Int; var quote = ""; var id = 0 }
      enum Action { case turned, quoted }
      @Dependency(\\.quotes) var quotes
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .turned: state.pages += 1
          case .quoted: state.quote = quotes.first()
          }
          return .none
        }
      }
    }
    struct ReaderView: View {
      let store: StoreOf<Reader>
      let title: String
      var body: some View {
        Text("\\(title): \\(store.pages) \\(store.quote)")
        Button("Turn") { store.send(.turned) }
      }
    }
    #Preview {
      ReaderView(store: Store(initialState: Reader.State(pages: 1)) { Reader() }, title: "First")
    }
    #Preview("Second") {
      NavigationStack {
        ReaderView(
          store: Store(initialState: Reader.State(pages: 20)) { Reader() } withDependencies: {
            $0.quotes.first = { "overridden" }
          }, title: "Second")
      }
    }
    #Preview("Text") { Text("no store") }
    struct Reader_Previews: PreviewProvider {
      static var previews: some View {
        ReaderView(store: Store(initialState: Reader.State(pages: 4)) { Reader() }, title: "Old")
      }
    }
    #Preview("Prepared") {
      let _ = prepareDependencies { $0.quotes.first = { "prepared" } }
      ReaderView(store: Store(initialState: Reader.State(pages: 5)) { Reader() }, title: "Prepared")
    }
    struct ReaderApp: App {
      init() { prepareDependencies { $0.quotes.first = { "app" } } }
      var body: some Scene {
        WindowGroup {
          ReaderView(store: Store(initialState: Reader.State(pages: 1)) { Reader() }, title: "App")
        }
      }
    }
    """

  /// The outputs of some lines for the file `X.swift`.
  private func run(_ lines: String...) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-previews-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.source.write(
      to: folder.appending(path: "X.swift"), atomically: true, encoding: .utf8)
    let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
    session.workspace.loader = .compiling
    var outputs: [String] = []
    for line in lines { outputs.append(await session.evaluate(line).text) }
    return outputs
  }

  @Test("previews lists the previews with the states of their stores")
  func list() async throws {
    let text = try await run("load X.swift", "previews")[1]
    #expect(
      text == """
        1  Preview          Reader.State
        2  Second           Reader.State
        3  Text             creates no store
        4  Reader_Previews  Reader.State
        5  Prepared         Reader.State
        6  ReaderApp        Reader.State
        """)
  }

  @Test("Each view of a PreviewProvider is a preview")
  func providerWithSeveralViews() async throws {
    let source = """
      import ComposableArchitecture
      struct Counter: Reducer {
        struct State: Equatable { var n = 0 }
        enum Action { case tapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      struct CounterView: View {
        let store: StoreOf<Counter>
        var body: some View { WithViewStore(store, observe: \\.n) { Text("n is \\($0.state)") } }
      }
      struct Grouped_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            CounterView(store: Store(initialState: Counter.State(n: 1)) { Counter() })
            NavigationView {
              CounterView(store: Store(initialState: Counter.State(n: 2)) { Counter() })
            }
          }
        }
      }
      struct Listed_Previews: PreviewProvider {
        static var previews: some View {
          CounterView(store: Store(initialState: Counter.State(n: 3)) { Counter() })
          CounterView(store: Store(initialState: Counter.State(n: 4)) { Counter() })
        }
      }
      """
    let list = try await WrittenFile.outputs(of: source, then: ["previews"])
    #expect(
      list == [
        """
        1  Grouped_Previews, 1 of 2  Counter.State
        2  Grouped_Previews, 2 of 2  Counter.State
        3  Listed_Previews, 1 of 2   Counter.State
        4  Listed_Previews, 2 of 2   Counter.State
        """
      ])
    let second = try await WrittenFile.outputs(
      of: source, loadedBy: "load X.swift preview 2", then: ["state", "screen"])
    #expect(second.first == "Counter.State(n: 2)")
    #expect(second.last?.contains("n is 2") == true)
    let fourth = try await WrittenFile.outputs(
      of: source, loadedBy: "load X.swift preview 4", then: ["screen"])
    #expect(fourth == ["n is 4"])
  }

  @Test("A view that creates its store counts as a preview of a state that needs arguments")
  func storeOwner() async throws {
    let source = """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Plan {
        @ObservableState struct State: Equatable { var price: Int }
        enum Action { case raised }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.price += 1
            return .none
          }
        }
      }
      struct PlanView: View {
        let title: String
        let store: StoreOf<Plan>
        var body: some View { Button("\\(title) \\(store.price)") { store.send(.raised) } }
      }
      struct PlanFlow: View {
        @Environment(\\.dismiss) private var dismiss
        @SwiftUI.State private var store = Store(initialState: Plan.State(price: 20)) { Plan() }
        var body: some View { PlanView(title: "Flow", store: store) }
      }
      @main struct PlanApp: App {
        var body: some Scene {
          WindowGroup {
            PlanView(title: "App", store: Store(initialState: Plan.State(price: 30)) { Plan() })
          }
        }
      }
      struct NeedsMore: View {
        let title: String
        @State var store = Store(initialState: Plan.State(price: 40)) { Plan() }
        var body: some View { Text("") }
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source, then: ["tap Flow 20", "screen", "previews"])
    #expect(outputs[1] == "[1] <Flow 21>")
    #expect(
      outputs[2] == """
        1  PlanFlow  Plan.State
        2  PlanApp   Plan.State
        """)
    let app = try await WrittenFile.outputs(
      of: source, loadedBy: "load X.swift preview 2", then: ["tap App 30", "screen"])
    #expect(app[1] == "[1] <App 31>")
  }

  @Test("The generated preview of an app is left out together with the app")
  func ownerIsLeftOut() async throws {
    let source =
      WrittenFile.feature + """
        import UIKit
        @main struct CounterApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          var body: some Scene {
            WindowGroup { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
          }
        }
        struct CounterView: View {
          let store: StoreOf<Counter>
          var body: some View { Text("drawn") }
        }
        #Preview { CounterView(stor: 1) }
        """
    let text = try await WrittenFile.output(of: source)
    #expect(!text.contains("ImplicitPreview"), "\(text)")
    #expect(text.contains("left out: CounterApp (X.swift:"), "\(text)")
    #expect(text.contains("left out: #Preview (X.swift:"), "\(text)")
    #expect(try await WrittenFile.output(of: source, then: ["screen"]) == "drawn")
  }

  @Test(
    "A preview's store gives the initial state, its view the screen, and preview values the dependencies"
  )
  func preview() async throws {
    let outputs = try await run(
      "load X.swift preview", ".quoted", "tap Turn", "screen", "undo", "state pages")
    #expect(outputs[0].contains("_pages: 1"))
    #expect(outputs[3].contains("First: 2 preview"), "\(outputs[3])")
    #expect(outputs[5] == "1")
  }

  @Test("A preview overrides dependencies")
  func overrides() async throws {
    let outputs = try await run("load X.swift preview 2", ".quoted", "screen", "reset")
    #expect(outputs[2].contains("Second: 20 overridden"), "\(outputs[2])")
    #expect(outputs[3].contains("_pages: 20"))
  }

  @Test("A preview prepares dependencies, and the initializer of the app does not count")
  func prepares() async throws {
    let outputs = try await run("load X.swift preview 5", ".quoted", "screen", "screen")
    #expect(outputs[2].contains("Prepared: 5 prepared"), "\(outputs[2])")
    #expect(outputs[3] == outputs[2])
  }

  @Test("Fields after the number replace values of the preview's state")
  func fields() async throws {
    #expect(try await run("load X.swift preview 4 id: 7", "state id")[1] == "7")
  }

  @Test("A state that cannot be created without arguments comes from the first preview")
  func fallback() async throws {
    let outputs = try await run("load X.swift", "screen")
    #expect(outputs[0].contains("_pages: 1"))
    #expect(outputs[1].contains("First: 1"))
    #expect(try await run("load X.swift id: 1")[0].contains("needs `pages`"))
  }

  @Test("A number without a preview, and a preview without a store, are errors")
  func errors() async throws {
    let outputs = try await run("load X.swift preview 7", "load X.swift preview 3", "previews")
    #expect(outputs[0].hasPrefix("error: X.swift has 6 previews\n"))
    #expect(outputs[0].hasSuffix("^ expected a number from 1 to 6"))
    #expect(outputs[1].hasPrefix("error: preview 3 creates no store\n"))
    #expect(outputs[2].contains("no feature is loaded"))
  }

  @Test("expand shows what the macros of the file write, or of a type and what is inside it")
  func expand() async throws {
    let outputs = try await run(
      "load X.swift", "expand Reader.State", "expand Nothing", "expand")
    #expect(
      outputs[1].hasPrefix(
        """
        @ObservableState Reader.State  (X.swift:14)
          public static var _$trackedFields: [TrackedField<Self>] {
        """), "\(outputs[1])")
    #expect(outputs[1].contains("\n  extension Reader.State: ObservableState, Observable {}"))
    #expect(outputs[2].hasPrefix("error: no macro is attached to `Nothing`"))
    #expect(outputs[3].hasPrefix("@DependencyClient Quotes  (X.swift:3)\n"), "\(outputs[3])")
  }
}
