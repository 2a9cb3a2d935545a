import Foundation
import Testing

@Suite("Views in loaded files", .serialized)
@MainActor
struct ViewsInFilesTests {
  @Test("The view of a child in the same file is drawn")
  func childView() async throws {
    let source =
      WrittenFile.feature + """
        struct Parent: Reducer {
          struct State: Equatable { var counter = Counter.State() }
          enum Action { case counter(Counter.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.counter, action: /Action.counter) { Counter() }
          }
        }
        struct CounterView: View {
          let store: StoreOf<Counter>
          var title = "child"
          var body: some View { Text(title) }
        }
        """
    #expect(try await WrittenFile.output(of: source, then: ["scope counter", "screen"]) == "child")
  }

  @Test(
    "A view is created by its initializer, however it holds its store",
    arguments: [
      "let store: StoreOf<Counter>", "private let store: StoreOf<Counter>",
      "@State var store: StoreOf<Counter>", "let store: StoreOf<Counter>; var title = \"\"",
      "let store: StoreOf<Counter>; @ObservedObject var viewStore: ViewStoreOf<Counter>\n"
        + "init(store: StoreOf<Counter>) { self.store = store; viewStore = ViewStore(store, observe: { $0 }) }",
      "@ObservedObject var viewStore: ViewStoreOf<Counter>\n"
        + "init(store: StoreOf<Counter>) { viewStore = ViewStore(store, observe: { $0 }) }",
      "private let store: StoreOf<Counter>; let title: String\n"
        + "init(store: StoreOf<Counter>, title: String = \"\") { self.store = store; self.title = title }",
    ])
  func viewsWithStores(_ properties: String) async throws {
    let source =
      WrittenFile.feature + """
        struct CounterView: View {
          \(properties)
          var body: some View { Text("drawn") }
        }
        """
    #expect(try await WrittenFile.output(of: source, then: ["screen"]) == "drawn", "\(properties)")
  }

  @Test("Labels have types, and builders and animations work outside of views")
  func otherNames() async throws {
    let source = """
      import ComposableArchitecture
      import SwiftUI
      final class Meter: Perceptible, Equatable {
        private let registrar = PerceptionRegistrar()
        static func == (one: Meter, other: Meter) -> Bool { one === other }
        var number: Int {
          registrar.access(self, keyPath: \\.number)
          return 2
        }
      }
      @Reducer struct Tank {
        @ObservableState struct State: Equatable { var level = 0; var title = "" }
        enum Action { case fill }
        static let full = LocalizedStringResource("full", defaultValue: "Full")
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            withAnimation(.easeInOut) { state.level += Meter().number }
            state.title = String(state: TextState(Self.full))
            return .none
          }
        }
      }
      struct Wrapper<Waiting: View>: View {
        var waiting: Waiting
        var body: some View { waiting }
      }
      extension Wrapper where Waiting == ProgressView<EmptyView, EmptyView> {
        init() { waiting = ProgressView() }
      }
      @ViewBuilder func mark(_ isFull: Bool) -> _ConditionalContent<Text, EmptyView> {
        if isFull { Text("full") } else { EmptyView() }
      }
      struct TankView: View {
        let store: StoreOf<Tank>
        var body: some View {
          VStack {
            Wrapper()
            mark(store.level > 0)
            Text(store.title)
          }
        }
      }
      """
    #expect(try await WrittenFile.output(of: source, then: ["screen"]) == "...")
    #expect(
      try await WrittenFile.output(of: source, then: [".fill", "screen"])
        == "...\nfull\nFull")
  }

  @Test("A refreshable view has a button that starts its task")
  func refreshable() async throws {
    let source = """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Facts {
        @ObservableState struct State: Equatable { var fact = "none" }
        enum Action { case refresh, response(Int) }
        @Dependency(\\.continuousClock) var clock
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .refresh:
              return .run { send in
                try await clock.sleep(for: .seconds(1))
                await send(.response(7))
              }
            case .response(let number):
              state.fact = "fact \\(number)"
              return .none
            }
          }
        }
      }
      struct FactsView: View {
        let store: StoreOf<Facts>
        @State private var isLoading = false
        var body: some View {
          VStack(alignment: .leading) {
            Text(store.fact)
            if isLoading { Text("loading") }
          }
          .refreshable {
            isLoading = true
            defer { isLoading = false }
            await store.send(.refresh).finish()
          }
        }
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source,
      then: ["screen", "tap Refresh", "screen", "advance 1s", "screen", "tap Refresh", "effects"])
    #expect(outputs[0] == "[1] <Refresh>\nnone")
    #expect(
      outputs[1].hasPrefix(
        "[1] Refresh: started a task\nreceived action:\n  Facts.Action.refresh\n"))
    #expect(outputs[2] == "[1] <Refresh>\nnone\nloading", "\(outputs)")
    #expect(outputs[4] == "[1] <Refresh>\nfact 7", "\(outputs)")
    #expect(outputs[6].contains("from a view"), "\(outputs)")
  }

  @Test("A class with a misspelt superclass is an error")
  func misspeltSuperclass() async throws {
    let source = WrittenFile.feature + "\nimport UIKit\nfinal class Model: Modle {}\nclass Modal {}"
    let text = try await WrittenFile.output(of: source)
    #expect(text.hasPrefix("X.swift:11:20: error: cannot find type 'Modle' in scope"), "\(text)")
  }

  @Test("Views that do not compile are left out, and the others are drawn")
  func leftOut() async throws {
    let source =
      WrittenFile.feature + """
        import UIKit
        struct CounterView: View {
          let store: StoreOf<Counter>
          var body: some View { VStack { Text("counter"); DialView(value: 3) } }
        }
        struct DialView: View {
          let value: Int
          var body: some View { Speedometer(value) }
        }
        final class Controller: UIViewController {}
        final class StackController: NavigationStackController {
          func push() {}
        }
        @main struct CounterApp: Application { var body: some Scene { Window() } }
        """
    let text = try await WrittenFile.output(of: source)
    #expect(
      text.hasPrefix(
        """
        left out: DialView (X.swift:16: cannot find 'Speedometer' in scope)
        """), "\(text)")
    #expect(!text.contains("left out: Controller "))
    #expect(
      text.contains(
        "\nleft out: StackController (X.swift:19: NavigationStackController belongs to UIKit"))
    #expect(text.contains("\nleft out: CounterApp (X.swift:22: "))
    #expect(text.contains("\nCounter.State(n: 0)\n"))
    let screen = try await WrittenFile.output(of: source, then: ["screen"])
    #expect(screen.contains("counter\n[DialView is left out]"))
    let explained = try await WrittenFile.output(of: source, then: ["explain"])
    #expect(explained.contains("error: cannot find 'Speedometer' in scope"))
  }

  @Test("A part is left out of several statements on one line, and of a file that declares `Text`")
  func partsOfLines() async throws {
    let source =
      WrittenFile.feature + """
        struct Text { var lines: [String] }
        struct CounterView: View {
          let store: StoreOf<Counter>
          var body: some View {
            let _ = Tracker.shared.log("a"); let _ = Tracker.shared.log("b")
            VStack(alignment: .leading) { Label("a", systemImage: "b"); Speedometer(1); Button("c") {} }
            if true { inner }
          }
          var inner: some View { Altimeter() }
        }
        """
    let outputs = try await WrittenFile.outputs(of: source, then: ["screen"])
    #expect(
      outputs[0] == """
        [b] a
        [Speedometer is left out]
        [1] <c>
        [CounterView is left out]
        """)
  }

  @Test("An enum of screens that is not Equatable is an error that names the extension to write")
  func screensWithoutEquatable() async throws {
    let source =
      WrittenFile.feature + """
        @Reducer struct Root {
          @Reducer enum Path { case counter(Counter) }
          @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.path, action: \\.path) }
        }
        """
    #expect(
      try await WrittenFile.output(of: source) == """
        X.swift:11:27: error: type 'Root.State' does not conform to protocol 'Equatable'
          11 | @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
             |                         ^
          write `extension Root.Path.State: Equatable {}` below the reducers
        """)
  }

  @Test("An error about a feature follows the lines about what was left out")
  func errorAfterLeftOut() async throws {
    let source =
      WrittenFile.feature + """
        #Preview { Speedometer(store: Store(initialState: Counter.State()) { Counter() }) }
        """
    let text = try await WrittenFile.output(of: source, loadedBy: "load X.swift preview 1")
    #expect(
      text == """
        left out: #Preview (X.swift:9: cannot find 'Speedometer' in scope)
        error: preview 1 creates no store
          load X.swift preview 1
                                ^ expected a preview with `Store(initialState: ...)`
        """)
  }

  @Test("A row of scoped stores keeps its state, and appears once")
  func scopedRows() async throws {
    let source = """
      import ComposableArchitecture
      @Reducer struct Row {
        @ObservableState struct State: Equatable, Identifiable { let id: Int; var name = "a" }
        enum Action { case appeared }
      }
      @Reducer struct Home {
        @ObservableState struct State: Equatable {
          var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2, name: "b")]
          var appeared = 0
        }
        enum Action { case rows(IdentifiedActionOf<Row>) }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            state.appeared += 1
            return .none
          }
          .forEach(\\.rows, action: \\.rows) { Row() }
        }
      }
      struct RowView: View {
        let store: StoreOf<Row>
        @State var isOpen = false
        var body: some View {
          Button("\\(store.name) \\(isOpen ? "open" : "closed")") { isOpen.toggle() }
            .onAppear { store.send(.appeared) }
        }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View {
          ForEach(store.scope(state: \\.rows, action: \\.rows)) { RowView(store: $0) }
        }
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source, then: ["screen", "screen", "state appeared", "tap a closed", "screen"])
    #expect(outputs[1] == "[1] <a closed>\n[2] <b closed>")
    #expect(outputs[2] == "2")
    #expect(outputs[4] == "[1] <a open>\n[2] <b closed>")
  }

  @Test("A list of stores accepts element actions, and view actions can be animated")
  func oldAndNewSpellings() async throws {
    let source = """
      import ComposableArchitecture
      @Reducer struct Row {
        struct State: Equatable, Identifiable { let id: Int }
        enum Action: ViewAction {
          case view(View)
          enum View { case tapped }
        }
      }
      @Reducer struct Home {
        struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1)] }
        enum Action { case rows(IdentifiedActionOf<Row>) }
        var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.rows, action: \\.rows) { Row() } }
      }
      @ViewAction(for: Row.self) struct RowView: View {
        let store: StoreOf<Row>
        var body: some View {
          Button("A") { send(.tapped, animation: .default) }
          Button("B") { send(.tapped, transaction: Transaction(animation: .spring())) }
        }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View {
          ForEachStore(store.scope(state: \\.rows, action: \\.rows)) { RowView(store: $0) }
          ForEachStore(store.scope(state: \\.rows, action: { .rows($0) })) { RowView(store: $0) }
        }
      }
      """
    let outputs = try await WrittenFile.outputs(of: source, then: ["screen", "tap 4"])
    #expect(outputs[0] == "[1] <A>\n[2] <B>\n[3] <A>\n[4] <B>")
    #expect(outputs[1].hasPrefix("[4] B: sent .rows(.element(id: 1, action: .view(.tapped)))"))
  }
}
