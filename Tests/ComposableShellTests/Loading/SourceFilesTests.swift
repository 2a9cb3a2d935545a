import Foundation
import Testing

@Suite("Loading Swift files", .serialized)
@MainActor
struct SourceFilesTests {
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
    #expect(
      try await WrittenFile.output(of: source, then: [".priced(9.95)", "state cents"]) == "995")
    #expect(
      try await WrittenFile.output(of: source, then: [".priced(\"nine\")"]).hasSuffix(
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
      try await WrittenFile.output(
        of: source, then: [".addButtonTapped(Tagged(rawValue: 3))", "state"]) == """
          Rows.State(
            rows: [
              [0]: Row(
                id: Tagged(rawValue: 3)
              )
            ]
          )
          """)
  }

  @Test("A reducer in a file that does not import the architecture is refused")
  func swiftUIOnly() async throws {
    let text = try await WrittenFile.output(
      of:
        """
        import SwiftUI
        struct A: Reducer {
          struct State { var n = 1 }
          enum Action { case tapped }
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        """)
    #expect(text.contains("declares the reducer A and does not import ComposableArchitecture"))
    #expect(text.hasSuffix("^ expected `import ComposableArchitecture` in its first lines"))
  }

  @Test("A compiler error is shown in the compiler's words with its location")
  func compilerError() async throws {
    let text = try await WrittenFile.output(
      of: "import ComposableArchitecture\nlet x: Int = \"a\"\n")
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
    #expect(
      try await WrittenFile.output(of: "let x = 1").hasPrefix("error: X.swift has no reducer\n"))
    #expect(
      try await WrittenFile.output(
        of: head + "struct A: Reducer \(body)\nstruct B: Reducer \(body)") == """
          error: X.swift has several features
            load X.swift
                        ^ expected one of them here: A or B
          """)
    #expect(
      try await WrittenFile.output(of: head + "private struct A: Reducer \(body)")
        .hasPrefix("error: A is private: the shell cannot create it\n"))
    #expect(
      try await WrittenFile.output(
        of: head + "struct A: Reducer { let n: Int\n \(body.dropFirst())"
      )
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
    #expect(try await WrittenFile.output(of: source, then: lines + ["state count"]) == "1")
    #expect(
      try await WrittenFile.output(of: source, then: lines + ["state rows[1].isOn"]) == "true")
    #expect(
      try await WrittenFile.output(of: source, then: lines + ["screen"]).contains("Count is 1"))
  }

  @Test("explain shows everything that the compiler said")
  func explainErrors() async throws {
    let source = "import ComposableArchitecture\nlet x: Int = \"a\"\nlet y: Int = \"b\"\n"
    let text = try await WrittenFile.output(of: source, then: ["explain"])
    #expect(text.contains("X.swift:2:14: error: cannot convert"))
    #expect(text.contains("X.swift:3:14: error: cannot convert"))
    #expect(
      try await WrittenFile.output(of: source, then: ["explain", "help", "explain"]).contains(
        "`explain TOPIC`"))
  }

  @Test("A nested reducer is found by its name, and a private one is not offered")
  func nestedReducers() async throws {
    let source =
      "import ComposableArchitecture\nenum Outer {\n" + WrittenFile.feature.dropFirst(30) + "}\n"
      + "private struct Hidden: Reducer { struct State {}; enum Action { case tapped }\n"
      + "func reduce(into state: inout State, action: Action) -> Effect<Action> { .none } }"
    #expect(try await WrittenFile.output(of: source).hasPrefix("Outer.Counter.State(n: 0)"))
    #expect(
      try await WrittenFile.output(of: source, loadedBy: "load X.swift Outer.Counter").hasPrefix(
        "Outer.Counter.State(n: 0)"))
    #expect(
      try await WrittenFile.output(of: source, loadedBy: "load X.swift Counter").hasPrefix(
        "Outer.Counter.State(n: 0)"))
  }
}
