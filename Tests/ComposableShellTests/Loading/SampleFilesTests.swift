import Foundation
import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Loading Swift files", .serialized)
@MainActor
struct SampleFilesTests {
  static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/Files").path

  private func session(in folder: String = examples) -> Session {
    let session = Session(features: [], folder: folder, files: LocalFileSystem())
    session.loader = .compiling
    return session
  }

  /// The output of the last of some lines.
  private func answer(_ lines: String..., in folder: String = examples) async -> String {
    let session = session(in: folder)
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  /// The output of `load X.swift` for a source.
  private func loading(
    _ source: String, _ behind: String = "", then lines: [String] = []
  ) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-source-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appending(path: "X.swift"), atomically: true, encoding: .utf8)
    let session = session(in: folder.path)
    var text = ""
    for line in ["load X.swift\(behind)"] + lines { text = await session.evaluate(line).text }
    return text
  }

  @Test("A type in a loaded file can define how its values are typed")
  func textConstructible() async throws {
    let source = """
      import ComposableArchitecture

      struct Money: Equatable, TextConstructible {
        let cents: Int
        init?(text: String) {
          guard let euros = Double(text) else { return nil }
          cents = Int((euros * 100).rounded())
        }
        static var textExpectation: String { "an amount such as 9.95" }
      }

      struct Shop: Reducer {
        struct State: Equatable { var cents = 0 }
        enum Action: Equatable { case priced(Money) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .priced(let money):
            state.cents = money.cents
            return .none
          }
        }
      }
      """
    #expect(try await loading(source, then: [".priced(9.95)", "state cents"]) == "995")
    #expect(
      try await loading(source, then: [".priced(\"nine\")"]).hasSuffix(
        "^ expected an amount such as 9.95"))
  }

  @Test("A file can import the packages that the architecture consists of")
  func providedModules() async throws {
    let source = """
      import CasePaths
      import Clocks
      import ConcurrencyExtras
      import CustomDump
      import Dependencies
      import DependenciesMacros
      import IdentifiedCollections
      import IssueReporting
      import OrderedCollections
      import Perception
      import Sharing
      import SwiftUINavigation
      import Tagged
      import XCTestDynamicOverlay
      import struct Dependencies.DependencyValues

      struct Row: Equatable, Identifiable {
        typealias ID = Tagged<Row, Int>
        let id: ID
      }

      struct Rows: Reducer {
        struct State: Equatable { var rows: IdentifiedCollections.IdentifiedArrayOf<Row> = [] }
        enum Action: Equatable { case addButtonTapped(Row.ID) }
        @Dependencies.Dependency(\\.continuousClock) var clock
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .addButtonTapped(let id):
            state.rows.append(Row(id: id))
            return .none
          }
        }
      }
      """
    #expect(
      try await loading(source, then: [".addButtonTapped(Tagged(rawValue: 3))", "state"]) == """
        Rows.State(
          rows: [
            [0]: Row(
              id: Tagged(rawValue: 3)
            )
          ]
        )
        """)
  }

  @Test("A file that imports Combine can declare an observable object, but no publisher")
  func combine() async throws {
    let source = """
      import Combine
      import ComposableArchitecture

      final class Log: ObservableObject { @Published var lines = 0 }

      struct Counter: Reducer {
        struct State: Equatable { var count = 0 }
        enum Action { case tapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          let log = Log()
          log.lines += 2
          state.count += log.lines
          return .none
        }
      }
      """
    #expect(try await loading(source, then: [".tapped", "state count"]) == "2")
    let publisher = source + "\nlet numbers = PassthroughSubject<Int, Never>()"
    #expect(try await loading(publisher).contains("cannot find 'PassthroughSubject' in scope"))
  }

  @Test("A counter: its effect waits for the clock, its view is drawn")
  func counter() async {
    #expect(
      await answer("load Counter.swift", ".timerButtonTapped", "advance 2s", "state") == """
        Counter.State(
          count: 2,
          isTimerRunning: true
        )
        """)
    #expect(await answer("load Counter.swift count: 7", "screen").contains("7"))
  }

  @Test("A session with a loaded file is exported as a test")
  func export() async {
    #expect(
      await answer("load Counter.swift", ".plusButtonTapped", "export test").hasPrefix(
        """
        import ComposableArchitecture
        import Testing

        // Counter.swift must be in the same target as this file; otherwise, import its module.

        /// A session with Counter, exported by `export test`.
        """))
  }

  @Test("A list loads its root reducer, and its rows can be scoped into")
  func todos() async {
    #expect(
      await answer("load Todos.swift", ".addButtonTapped", "scope todos[1]") == """
        Todo.State(
          id: 1,
          title: "",
          isDone: false
        )
        """)
  }

  @Test("A child can be loaded by name, and an error lists the fields it needs")
  func child() async {
    #expect(
      await answer("load Todos.swift Todo") == """
        error: Todo.State needs `id` for its initial value
          load Todos.swift Todo
                               ^ expected id: Int
        """)
    #expect(
      await answer("load Todos.swift Todo id: 3, title: \"milk\"", "state") == """
        Todo.State(
          id: 3,
          title: "milk",
          isDone: false
        )
        """)
  }

  @Test("Enum state begins with its initial case or with a given one")
  func login() async {
    #expect(await answer("load Login.swift", "state") == "Login.State.form(name: \"\")")
    #expect(
      await answer("load Login.swift .welcome(name: \"Blob\")", "state")
        == "Login.State.welcome(name: \"Blob\")")
  }

  @Test("A form loads with its view, and its preview is ignored")
  func form() async {
    let screen = await answer("load Form.swift", "set name Blob", ".sendButtonTapped", "screen")
    #expect(screen.contains("Thank you."))
  }

  @Test("An optional child can be scoped into while it exists")
  func parent() async {
    let gone = await answer(
      "load Parent.swift", ".newButtonTapped", "scope note", ".textChanged(\"hi\")",
      ".doneButtonTapped")
    #expect(gone.hasSuffix("note no longer exists; back to Parent"))
  }

  @Test("A file can import only SwiftUI")
  func swiftUIOnly() async throws {
    let text = try await loading(
      """
      import SwiftUI
      struct A: Reducer {
        struct State { var n = 1 }
        enum Action { case tapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """)
    #expect(text.hasPrefix("A.State(n: 1)"))
  }

  @Test("A compiler error is shown in the compiler's words with its location")
  func compilerError() async throws {
    let text = try await loading("import ComposableArchitecture\nlet x: Int = \"a\"\n")
    #expect(
      text == """
        X.swift:2:14: error: cannot convert value of type 'String' to specified type 'Int'
          2 | let x: Int = "a"
            |              ^
          write a value of type `Int`
        """)
  }

  @Test("Files without a reducer, with several and with a private one are refused")
  func reducers() async throws {
    let body = """
      { struct State {}; enum Action { case tapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none } }
      """
    let head = "import ComposableArchitecture\n"
    #expect(try await loading("let x = 1").hasPrefix("error: X.swift has no reducer\n"))
    #expect(
      try await loading(head + "struct A: Reducer \(body)\nstruct B: Reducer \(body)") == """
        error: X.swift has several features
          load X.swift
                      ^ expected one of them here: A or B
        """)
    #expect(
      try await loading(head + "private struct A: Reducer \(body)")
        .hasPrefix("error: A is private: the shell cannot create it\n"))
    #expect(
      try await loading(head + "struct A: Reducer { let n: Int\n \(body.dropFirst())")
        .hasPrefix("error: A cannot be created: its initializer needs `n`\n"))
  }

  @Test("A file with macros is loaded")
  func macros() async throws {
    let source = """
      import ComposableArchitecture

      @Reducer
      struct Counter {
        @ObservableState
        struct State: Equatable {
          var count = 0
          var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1)]
        }
        enum Action {
          case incrementButtonTapped
          case rows(IdentifiedActionOf<Row>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .incrementButtonTapped:
              state.count += 1
              return .none
            case .rows:
              return .none
            }
          }
          .forEach(\\.rows, action: \\.rows) { Row() }
        }
      }

      @Reducer
      struct Row {
        @ObservableState
        struct State: Equatable, Identifiable {
          let id: Int
          var isOn = false
        }
        enum Action { case toggled }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isOn.toggle()
            return .none
          }
        }
      }

      struct CounterView: View {
        let store: StoreOf<Counter>
        var body: some View {
          Button("Count is \\(store.count)") { store.send(.incrementButtonTapped) }
        }
      }

      #Preview { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
      """
    let lines = [".incrementButtonTapped", ".rows(.element(id: 1, action: .toggled))"]
    #expect(try await loading(source, then: lines + ["state count"]) == "1")
    #expect(try await loading(source, then: lines + ["state rows[1].isOn"]) == "true")
    #expect(try await loading(source, then: lines + ["screen"]).contains("Count is 1"))
  }

  @Test("Views that do not compile are left out, and the others are drawn")
  func leftOut() async throws {
    let source =
      Self.feature + """
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
        @main struct CounterApp: Application { var body: some Scene { Window() } }
        """
    let text = try await loading(source)
    #expect(
      text.hasPrefix(
        """
        left out: import UIKit (X.swift:9: UIKit does not exist on Linux)
        left out: DialView (X.swift:16: cannot find 'Speedometer' in scope)
        """), "\(text)")
    #expect(text.contains("\nleft out: Controller (X.swift:18: UIViewController belongs to UIKit"))
    #expect(text.contains("\nleft out: CounterApp (X.swift:19: "))
    #expect(text.contains("\nCounter.State(n: 0)\n"))
    let screen = try await loading(source, then: ["screen"])
    #expect(screen.contains("counter\n[DialView is left out]"))
    let explained = try await loading(source, then: ["explain"])
    #expect(explained.contains("error: no such module 'UIKit'"))
  }

  @Test("explain shows everything that the compiler said")
  func explainErrors() async throws {
    let source = "import ComposableArchitecture\nlet x: Int = \"a\"\nlet y: Int = \"b\"\n"
    let text = try await loading(source, then: ["explain"])
    #expect(text.contains("X.swift:2:14: error: cannot convert"))
    #expect(text.contains("X.swift:3:14: error: cannot convert"))
    #expect(
      try await loading(source, then: ["explain", "help", "explain"]).contains("`explain TOPIC`"))
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
      Self.feature + """
        struct CounterView: View {
          \(properties)
          var body: some View { Text("drawn") }
        }
        """
    #expect(try await loading(source, then: ["screen"]) == "drawn", "\(properties)")
  }

  @Test("The view of a child in the same file is drawn")
  func childView() async throws {
    let source =
      Self.feature + """
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
    #expect(try await loading(source, then: ["scope counter", "screen"]) == "child")
  }

  @Test("A nested reducer is found by its name, and a private one is not offered")
  func nestedReducers() async throws {
    let source =
      "import ComposableArchitecture\nenum Outer {\n" + Self.feature.dropFirst(30) + "}\n"
      + "private struct Hidden: Reducer { struct State {}; enum Action { case tapped }\n"
      + "func reduce(into state: inout State, action: Action) -> Effect<Action> { .none } }"
    #expect(try await loading(source).hasPrefix("Outer.Counter.State(n: 0)"))
    #expect(try await loading(source, " Outer.Counter").hasPrefix("Outer.Counter.State(n: 0)"))
    #expect(try await loading(source, " Counter").hasPrefix("Outer.Counter.State(n: 0)"))
  }

  private static let feature = """
    import ComposableArchitecture
    struct Counter: Reducer {
      struct State: Equatable { var n = 0 }
      enum Action { case tapped }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        .none
      }
    }

    """

  @Test("Reload replays the lines that were typed")
  func reload() async {
    let text = await answer("load Counter.swift", ".plusButtonTapped", "reload")
    #expect(
      text == """
        replayed 1 line with the same output
        Counter.State(
          count: 1,
          isTimerRunning: false
        )
        """)
  }

  @Test("Reload replays lines with the settings that they were typed with")
  func reloadUnderSettings() async {
    #expect(
      await answer(
        "load Counter.swift", "trace on", ".plusButtonTapped", "format labels",
        ".plusButtonTapped", "hide *", "trace off", ".minusButtonTapped", "reload"
      ).hasPrefix("replayed 3 lines with the same output\n"))
    #expect(
      await answer(
        "load Counter.swift", "trace on", ".plusButtonTapped", "format labels", "reload", "trace")
        == "trace on")
    #expect(
      await answer(
        "load Counter.swift", ".plusButtonTapped", "format labels", "reload", ".minusButtonTapped")
        == "received action: Counter.Action.minusButtonTapped")
  }

  @Test("A missing compiler and missing modules are reported in one line")
  func toolchain() {
    #expect(throws: LoadFailure("loading files needs `swiftc`, which is not in PATH")) {
      try SwiftToolchain(build: .ofThisProgram, path: "/nowhere")
    }
    #expect(
      throws: LoadFailure(
        "loading files needs the build folder of this shell: /nowhere/Modules does not exist")
    ) {
      try SwiftToolchain(build: BuildFolder(path: "/nowhere"), path: nil)
    }
  }

  @Test("Cancelling the task kills a child process")
  func cancelled() async {
    let task = Task {
      try await ChildProcess("/bin/sh", ["-c", "sleep 1000 & wait"], in: "/").run()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
