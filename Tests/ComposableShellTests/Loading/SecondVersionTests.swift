import Testing

@Suite("Loading features of 2.0", .serialized)
@MainActor
struct SecondVersionTests {
  private static let timer = """
    import ComposableArchitecture2
    import Dependencies
    import SwiftUI

    @Feature struct Timer {
      struct State {
        var remaining = 3
        var isOn = false
        private var secret = 0
        @StoreTaskID var ticking
      }
      enum Action { case start, stop, misuse }
      @Dependency(\\.continuousClock) var clock
      var body: some Feature {
        Update { state, action in
          switch action {
          case .start:
            store.addTask(id: state.ticking) {
              while store.remaining > 0 {
                try await clock.sleep(for: .seconds(1))
                try store.modify { $0.remaining -= 1 }
              }
            }
          case .stop: store.addTask { store.ticking.cancel() }
          case .misuse: try? store.modify { $0.remaining = 0 }
          }
        }
      }
    }

    struct TimerView: View {
      @Bindable var store: StoreOf<Timer>
      var body: some View {
        Text("\\(store.remaining)")
        Toggle("On", isOn: $store.isOn)
        Button("Start") { store.send(.start) }
      }
    }
    """

  private func outputs(_ lines: String...) async throws -> [String] {
    try await WrittenFile.outputs(of: Self.timer, then: lines)
  }

  @Test("The state is printed as its snapshot, and a change by a task has its own block")
  func tasks() async throws {
    let outputs = try await outputs("state", ".start", "effects", "advance 1s", "log")
    #expect(outputs[0] == "Timer.State(\n  remaining: 3,\n  isOn: false\n)")
    #expect(outputs[1] == "received action:\n  Timer.Action.start\n  (No state changes)\n")
    #expect(outputs[2] == "1  asleep until 1s  X.swift:18  from action 1  task Timer.ticking")
    #expect(
      outputs[3] == """
        now 1s
        changed by task of Timer (effect 1, X.swift:18, from action 1):
          Timer.State(
        -   remaining: 3,
        +   remaining: 2,
            isOn: false
          )

        """)
    #expect(outputs[4].contains("2  effect 1  task of Timer"))
    #expect(outputs[4].contains("remaining 3 -> 2"))
  }

  @Test("undo restores the state and cancels the tasks")
  func undo() async throws {
    let outputs = try await outputs(
      ".start", "advance 2s", "undo", "state remaining", "undo", "effects", "advance 5s",
      "state remaining", ".start", "effects")
    #expect(outputs[2].contains("cancelled effect 1 (X.swift:18, task Timer.ticking)"))
    #expect(outputs[3] == "3")
    #expect(outputs[5] == "no effects")
    #expect(outputs[7] == "3")
    #expect(outputs[9].hasPrefix("1  asleep until 6s"))
  }

  @Test("A task is cancelled by its number, or by the feature")
  func cancelling() async throws {
    let outputs = try await outputs(".start", ".stop", "effects", ".start", "cancel 3", "effects")
    #expect(outputs[2].contains("1  cancelled by effect 2"))
    #expect(outputs[4] == "cancelled effect 3 (X.swift:18, task Timer.ticking)")
    #expect(!outputs[5].contains("asleep"))
  }

  @Test("set and toggle write properties")
  func bindings() async throws {
    let outputs = try await outputs("set remaining 7", "toggle isOn", "state", "set secrt 1")
    #expect(outputs[0].hasPrefix("changed by modify:\n"))
    #expect(outputs[2] == "Timer.State(\n  remaining: 7,\n  isOn: true\n)")
    #expect(outputs[3].contains("has no field `secrt`"))
  }

  @Test("A private property is none that a binding writes")
  func privateProperty() async throws {
    let output = try await outputs("set secret 1")[0]
    #expect(output.hasPrefix("error: `secret` is not bindable"))
    #expect(output.hasSuffix("bindable here: remaining, isOn"))
  }

  @Test("trace lists what ran, and what it has added")
  func trace() async throws {
    let outputs = try await outputs("trace on", ".start")
    #expect(outputs[1].hasPrefix("Update Timer "))
    #expect(outputs[1].contains("added a task (X.swift:18)"))
  }

  @Test("expect compares snapshots")
  func expectations() async throws {
    let outputs = try await outputs(
      "expect remaining = 7", "set remaining 7", "expect no change", ".start",
      "expect remaining = 1", ".stop")
    #expect(outputs[1].contains("as expected"))
    #expect(outputs[3].contains("as expected"))
    #expect(outputs[5].contains("−   remaining: 1,"))
  }

  @Test("A mistake with the store is a warning")
  func mistakes() async throws {
    let output = try await outputs(".misuse")[0]
    #expect(output.contains("warning: store.modify was called in Timer while an update"))
  }

  @Test("The view of the file is drawn, and its controls work")
  func screen() async throws {
    let outputs = try await outputs("screen", "tap Start", "toggle isOn", "screen", "effects")
    #expect(outputs[0] == "3\n[1] On: off\n[2] <Start>")
    #expect(outputs[1].contains("Timer.Action.start"))
    #expect(outputs[3].contains("[1] On: on"))
    #expect(outputs[4].hasPrefix("1  asleep"))
  }

  @Test("An event is measured without its tasks, and the session stays as it is")
  func time() async throws {
    let outputs = try await outputs(".start", "time .start", "effects", "state")
    #expect(outputs[1].hasPrefix("1,000 runs, ") || outputs[1].contains(" runs, "))
    #expect(outputs[1].contains("Update"))
    #expect(outputs[2].split(separator: "\n").count == 1)
    #expect(outputs[3].contains("remaining: 3"))
  }

  @Test("The errors name fields that `set` writes, of which the first steps name none")
  func suggestions() async throws {
    let outputs = try await outputs(
      "load X.swift", "remaining = 4", "store.remaining = 4", "remaining += 1")
    #expect(outputs[0].contains("Try: actions"))
    #expect(!outputs[0].contains("toggle"))
    #expect(outputs[1].contains(": `set remaining VALUE` changes this field"))
    #expect(outputs[2].contains("did you mean set remaining 4?"))
    #expect(outputs[3].contains("is changed by Swift code, which is not typed here"))
  }

  @Test("An exported test asserts what happened in the steps of a test store, and passes")
  func exportedTest() async throws {
    let outputs = try await WrittenFile.outputs(
      of: Self.search,
      then: [
        "set text abcdef", ".start", "advance 1s", ".rows[#0].page(.next)", ".start", "cancel 3",
        ".start", "export test", "export test XTests.swift", "load X.swift XTests.swift", "test",
      ])
    let lines = outputs[7].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.drop { $0 != "struct SearchTests {" }.joined(separator: "\n") == Self.exported)
    #expect(outputs[10] == "passed: XTests.search\n1 test passed")
  }

  private static let search = """
    import ComposableArchitecture2

    @Feature struct Page {
      struct State { var n = 0 }
      enum Action { case next }
      var body: some Feature { Update { state, _ in state.n += 1 } }
    }

    @Feature struct Search {
      @Feature enum Row { case page(Page) }
      struct State {
        var text = ""
        var count = 0
        var log: [Int] = []
        var rows: [Row.State] = [.page(Page.State())]
        fileprivate var secret = 0
      }
      enum Action { case start, loaded(Int), rows(Row.State.ID, Row.Action) }
      @Dependency(\\.continuousClock) var clock
      @FeatureEnvironment(\\.limit) var limit
      var body: some Feature {
        Update { state, action in
          switch action {
          case .start:
            state.secret += 1
            store.addTask {
              try store.modify { $0.count += 1 }
              await Task.yield()
              try store.modify { $0.count += 10 }
              try store.send(.loaded(3))
              try await clock.sleep(for: .seconds(1))
              try store.modify { $0.log.append(4) }
            }
          case .loaded(let number): state.log.append(number)
          case .rows: break
          }
        }
        .forEach(\\.rows, action: \\.rows) { Row.body }
        .onChange(of: store.text) { _, text, state in state.text = String(text.prefix(limit)) }
        .onMount { state in
          state.text = "new"
          store.addTask {
            try store.modify { $0.count = 5 }
            try store.send(.loaded(1))
            await Task.yield()
            try store.modify { $0.count = 6 }
          }
        }
      }
    }

    extension FeatureEnvironmentValues {
      @FeatureEnvironmentEntry(liveValue: 3) var limit = 0
    }
    """

  private static let exported = """
    struct SearchTests {
      @Test func search() async {
        let clock = TestClock()
        let store = withDependencies {
          $0.continuousClock = clock
        } operation: {
          TestStore(initialState: Search.State()) {
            Search().dependency(\\.context, .live)
          } changes: {
            $0.text = "new"
            $0.count = 5
          }
        }
        await store.receive(\\.loaded) { $0.log = [1] }
        store.expect { $0.count = 6 }
        store.modify { $0.text = "abcdef" } changes: { $0.text = "abc" }
        store.send(.start) { $0.count = 7 }
        store.expect { $0.count = 17 }
        await store.receive(\\.loaded) { $0.log.append(3) }
        await clock.advance(by: .seconds(1))
        store.expect { $0.log.append(4) }
        store.send(.rows(store.rows[0].id, .page(.next))) {
          $0.rows = [.page(Page.State.DebugSnapshot(n: 1))]
        }
        let task = store.send(.start) { $0.count = 18 }
        store.expect { $0.count = 28 }
        await store.receive(\\.loaded) { $0.log.append(3) }
        task?.cancel()
        await task?.value
        store.send(.start) { $0.count = 29 }
        store.expect { $0.count = 39 }
        await store.receive(\\.loaded) { $0.log.append(3) }
        await store.dismount()
      }
    }

    """

  @Test("A child that a sheet presents is a scope")
  func scope() async throws {
    let source = """
      import ComposableArchitecture2
      @Feature enum Sheet { case editor(Editor) }
      @Feature struct Editor {
        struct State { var text = "" }
        enum Action { case done }
        var body: some Feature { Update { _, _ in store.addTask { try store.dismiss() } } }
      }
      @Feature struct Root {
        struct State { var sheet: Sheet.State? }
        enum Action { case open, sheet(Sheet.Action) }
        var body: some Feature {
          Update { state, action in if case .open = action { state.sheet = .editor(.init()) } }
            .ifLet(\\.sheet, action: \\.sheet) { Sheet.body }
        }
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source,
      then: [".open", "scope sheet.editor", "set text a", "tree", ".done", "undo", "state"])
    #expect(outputs[1] == "Editor.State(text: \"\")")
    #expect(
      outputs[2] == """
        changed by modify:
        - Editor.State(text: "")
        + Editor.State(text: "a")

        """)
    #expect(outputs[3].contains("└─ Sheet\n"))
    #expect(outputs[4].contains("changed by dismiss (effect 1, X.swift:6, from action 3):"))
    #expect(outputs[4].hasSuffix("sheet no longer exists; back to Root"))
    #expect(outputs[6].contains("text: \"a\""))
  }

  @Test("Errors of files of 2.0 name what to write")
  func errors() async throws {
    let missing = "import Foundation\n@Feature struct A { struct State {} }"
    #expect(
      try await WrittenFile.output(of: missing).contains(
        "X.swift declares the feature A and does not import ComposableArchitecture2"))
    let cases = """
      import ComposableArchitecture2
      @Feature struct Page { struct State { var n = 0 } }
      @Feature enum Path { case page(Page) }
      """
    #expect(try await WrittenFile.output(of: cases).contains("Path is an enum of features"))
  }
}
