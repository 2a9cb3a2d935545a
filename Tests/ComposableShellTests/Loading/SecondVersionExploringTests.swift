import Testing

@testable import ComposableShell

/// `explore` with features of 2.0.
@Suite("Exploring features of 2.0", .serialized)
@MainActor
struct SecondVersionExploringTests {
  /// A list of rows with a trigger, a task, storage of the feature, and three mistakes that need several steps.
  private static let board = """
    import ComposableArchitecture2

    @Feature struct Row {
      struct State: Identifiable {
        let id: Int
        var n = 0
        @Trigger var zero
      }
      enum Action { case plus }
      var body: some Feature {
        Update { state, _ in state.n += 1 }.onTrigger(store.zero) { $0.n = 0 }
      }
    }

    @Feature struct Board {
      struct State {
        var rows = [Row.State(id: 1), Row.State(id: 2)]
        var isLoading = false
        var loads = 0
        private var secret = 0
        @StoreTaskID var load
        mutating func keep() { secret += 1 }
        var isOpen: Bool { secret > 1 }
      }
      enum Action { case rows(Row.State.ID, Row.Action), zeroAll, load, count, keep, misuse }
      @Dependency(\\.continuousClock) var clock
      @FeatureState var counted = 0

      var body: some Feature {
        Update { state, action in
          switch action {
          case .rows: break
          case .zeroAll: for index in state.rows.indices { state.rows[index].zero() }
          case .load:
            state.isLoading = true
            store.addTask(id: state.load) {
              try await clock.sleep(for: .seconds(1))
              try store.modify {
                $0.isLoading = false
                $0.loads = min($0.loads + 1, 2)
              }
            }
          case .count:
            counted = min(counted + 1, 3)
            if counted == 3 { state.loads = 9 }
          case .keep: if !state.isOpen { state.keep() } else { state.loads = 8 }
          case .misuse: if state.isLoading { try? store.modify { $0.loads = 1 } }
          }
        }
        .forEach(\\.rows, action: \\.rows) { Row() }
      }
    }
    """

  private func outputs(_ lines: String...) async throws -> [String] {
    try await WrittenFile.outputs(of: Self.board, then: lines)
  }

  @Test("The shortest way to a state leads through actions, tasks, and triggers, and is replayed")
  func until() async throws {
    let outputs = try await outputs(
      "explore depth 4 until loads = 1", "explore replay", "state loads", "undo", "undo",
      "explore depth 3 until rows[1].n = 2")
    #expect(outputs[0].hasPrefix("after 2 lines: reached: until loads = 1\n  .load\n  advance\n"))
    #expect(outputs[2] == "1")
    #expect(outputs[5].contains("\n  .rows(1, .plus)\n  .rows(1, .plus)\n"))
  }

  @Test("What is kept beside the visible state makes states differ")
  func memory() async throws {
    let outputs = try await outputs(
      "explore depth 3 without .load .rows .keep .misuse until loads = 9",
      "explore depth 3 without .load .rows .count .misuse until loads = 8")
    #expect(outputs[0].contains("\n  .count\n  .count\n  .count\n"))
    #expect(outputs[1].contains("\n  .keep\n  .keep\n  .keep\n"))
  }

  @Test("A misuse of the store is a finding")
  func misuse() async throws {
    let output = try await outputs("explore depth 3 without .rows .count .keep")[0]
    #expect(
      output.hasPrefix(
        "after 2 lines: store.modify was called in Board while an update or a hook was running"))
    #expect(output.contains("\n  .load\n  .misuse\n"))
  }

  @Test("Exploring leaves the session as it is, and says the same each time")
  func unchanged() async throws {
    let outputs = try await outputs(
      ".rows(1, .plus)", "explore depth 3 never loads = 7", "state", "effects",
      "explore depth 3 never loads = 7", ".rows(1, .plus)", ".zeroAll")
    #expect(outputs[1] == outputs[4])
    #expect(outputs[2].contains("Row.State(\n      id: 1,\n      n: 1\n    )"))
    // No trigger that was called meanwhile runs now.
    #expect(outputs[5].contains("+       n: 2"))
    #expect(outputs[6].contains("+       n: 0"))
  }

  @Test(
    "The graph shows states as they are printed, and only the actions of the scope are sent in it")
  func graph() async throws {
    let outputs = try await outputs(
      "explore graph depth 1 without .rows .misuse", "scope rows[1]", "explore depth 1")
    #expect(outputs[0].contains("rows: [Row.State(id: 1, n: 0), Row.State(id: 2, n: 0)]"))
    #expect(!outputs[0].contains("DebugSnapshot"))
    #expect(outputs[2].contains("2 states generated"))
  }

  /// A form whose mistakes need a binding.
  private static let form = """
    import ComposableArchitecture2

    @Feature struct Form {
      struct State {
        var name = ""
        var filter = Filter()
        var mode = Mode.short
        private(set) var isValid = false
        var total = 0
        struct Filter: Equatable { var isOn = false }
        enum Mode: Equatable { case short, long }
      }
      enum Action { case save }
      @Dependency(\\.continuousClock) var clock
      var body: some Feature {
        Update { state, _ in if state.filter.isOn { state.total = 7 } }
          .onChange(of: store.name) { _, name, state in
            state.total = name.count
            store.addTask {
              try await clock.sleep(for: .seconds(1))
              try store.modify { $0.total += 10 }
            }
          }
      }
    }
    """

  @Test("Bindings are written where they are asked for, and their lines are replayed")
  func bindings() async throws {
    let outputs = try await WrittenFile.outputs(
      of: Self.form,
      then: [
        "explore until total = 2", "explore sets name until total = 2", "explore replay",
        "state total", "undo", "explore sets name until total = 11",
        "explore sets filter.isOn until total = 7",
        "explore sets mode until mode = .long",
      ])
    #expect(!outputs[0].contains("reached:"))
    #expect(outputs[1].hasPrefix("after 1 line: reached: until total = 2\n  set name \"ab\"\n"))
    #expect(outputs[3] == "2")
    #expect(outputs[5].contains("\n  set name \"a\"\n  advance\n"))
    #expect(outputs[6].contains("\n  set filter.isOn true\n  .save\n"))
    #expect(outputs[7].contains("\n  set mode .long\n"))
  }

  @Test("What cannot be written is refused")
  func refusedBindings() async throws {
    let outputs = try await WrittenFile.outputs(
      of: Self.form,
      then: ["explore sets", "explore sets isValid", "explore sets nam"])
    #expect(outputs[0].contains("`sets` needs a field"))
    #expect(outputs[1].contains("`isValid`"))
    #expect(outputs[2].contains("Form.State has no field `nam`"))
  }

  @Test("A stack's elements are named by their numbers, and an endless circle is found")
  func stack() async throws {
    let outputs = try await WrittenFile.outputs(
      of: """
        import ComposableArchitecture2

        @Feature struct Page {
          struct State { var n = 0 }
          enum Action { case next, back, last }
          var body: some Feature {
            Update { state, action in
              switch action {
              case .next: store.addTask { try store.post(key: Open.self) }
              case .back: store.addTask { try store.dismiss() }
              case .last: state.n = 1
              }
            }
          }
        }
        @Feature enum Path { case page(Page) }
        enum Open: FeatureEventKey {}
        @Feature struct Nav {
          struct State { var path: [Path.State] = [.page(.init())] }
          enum Action { case path(Path.State.ID, Path.Action) }
          var body: some Feature {
            EmptyFeature()
              .forEach(\\.path, action: \\.path, dismissStyle: .stack) { Path.body }
              .onEvent(Open.self) { if $1.path.count < 3 { $1.path.append(.page(.init())) } }
          }
        }
        """, loadedBy: "load X.swift Nav",
      then: ["explore depth 2 until path.count = 0", "explore depth 3 until path.count = 3"])
    #expect(outputs[0].contains("\n  .path(#0, .page(.back))\n"))
    #expect(outputs[1].contains(".page(.next)"))
    #expect(!outputs[1].contains("not certain"))
  }
}
