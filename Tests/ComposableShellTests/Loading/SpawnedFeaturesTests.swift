import Testing

@Suite("Loading spawned features of 2.0", .serialized)
@MainActor
struct SpawnedFeaturesTests {
  private static let board = """
    import ComposableArchitecture2

    @Feature struct Row {
      struct State: Identifiable {
        let id: Int
        var n = 0
      }
      enum Action { case plus, later }
      @Dependency(\\.continuousClock) var clock
      var body: some Feature {
        Update { state, action in
          switch action {
          case .plus: state.n += 1
          case .later:
            store.addTask {
              try await clock.sleep(for: .seconds(1))
              try store.send(.plus)
            }
          }
        }
      }
    }

    @Feature struct Board {
      struct State {
        var rows: [Spawn<Row>] = [.init(.init(id: 1)), .init(.init(id: 2))]
        var sheet: Spawn<Row>?
      }
      enum Action { case present }
      var body: some Feature {
        Update { state, _ in state.sheet = .init(.init(id: 9)) }
          .forEach(\\.rows) { Row() }
          .ifLet(\\.sheet) { Row() }
      }
    }
    """

  private func outputs(_ lines: String...) async throws -> [String] {
    try await WrittenFile.outputs(of: Self.board, loadedBy: "load X.swift Board", then: lines)
  }

  @Test("scope enters a spawned element, whose actions are its own")
  func elements() async throws {
    let outputs = try await outputs(
      "scope rows[2]", ".plus", "state", "root", "state rows[2].n", "log", ".plus")
    #expect(outputs[0] == "Row.State(\n  id: 2,\n  n: 0\n)")
    #expect(outputs[1].hasPrefix("received action:\n  Row.Action.plus\n"), "\(outputs[1])")
    #expect(outputs[1].contains("+   n: 1"))
    #expect(outputs[4] == "1")
    #expect(outputs[5].contains("rows[2] .plus"), "\(outputs[5])")
    #expect(outputs[6].hasPrefix("error:"))
  }

  @Test("At the root, an action of a spawned feature is printed with its place")
  func places() async throws {
    let outputs = try await outputs("scope rows[1]", ".later", "root", "effects", "advance 1s")
    #expect(outputs[3].contains("task of Row") || outputs[3].contains("task Row"), "\(outputs[3])")
    #expect(outputs[4].contains("  rows[1]: Row.Action.plus\n"), "\(outputs[4])")
    #expect(outputs[4].contains("n: 1"))
  }

  @Test("undo, goto, and set work in the scope of a spawned feature")
  func travel() async throws {
    let outputs = try await outputs(
      "scope rows[1]", ".plus", ".plus", "undo", "state n", "set n 7", "state n", "goto 0",
      "state rows[1].n")
    #expect(outputs[4] == "1")
    #expect(outputs[6] == "7", "\(outputs[5])")
    #expect(outputs[8] == "0", "\(outputs[7])")
  }

  @Test("trace, tree, time, and dismiss know a spawned feature")
  func commands() async throws {
    let outputs = try await outputs(
      ".present", "tree", "trace on", "scope sheet", ".plus", "time .plus", "root", "dismiss",
      "state sheet")
    #expect(outputs[1].contains("ifLet \\.sheet"), "\(outputs[1])")
    #expect(outputs[1].contains("Row"))
    #expect(outputs[4].hasPrefix("Update Row"), "\(outputs[4])")
    #expect(!outputs[5].hasPrefix("error"), "\(outputs[5])")
    #expect(outputs[8] == "nil", "\(outputs[7])")
  }

  @Test("What knows the actions of the root alone says so")
  func refusals() async throws {
    let outputs = try await outputs(
      "explore depth 2", "scope rows[1]", "explore", ".plus", "export test")
    #expect(
      outputs[0].hasSuffix("note: the actions of spawned features were not sent"), "\(outputs[0])")
    #expect(
      outputs[2]
        == "error: exploring does not send the actions of a spawned feature: `root` returns to Board"
    )
    #expect(
      outputs[4].contains(
        "rows[1]: Row.Action.plus is an action of a spawned feature, and it is not public how a test sends one"
      ), "\(outputs[4])")
  }
}
