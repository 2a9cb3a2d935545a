import Testing

@testable import ShellCore

@Suite("Programs that are almost a solution")
struct AlmostRightTests {
  private static let solution = """
    import ComposableArchitecture

    @Reducer
    struct Counter {
      @ObservableState
      struct State: Equatable {
        var count = 0
        var name = ""
      }

      enum Action { case reset, tapped, waited }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .reset:
            guard state.count > 0 else { return .none }
            state.count = 0
            return .none
          case .tapped:
            state.count += 1
            return .run { send in
              try await clock.sleep(for: .seconds(1))
              await send(.waited)
            }
            .cancellable(id: 1, cancelInFlight: true)
          case .waited:
            return .send(.reset)
          }
        }
      }
    }
    """

  @Test("Each statement of a reducer is left out or changed, in a program with the same lines")
  func mutations() {
    let mutated = MutatedSolution(of: Self.solution)
    #expect(
      mutated.mutations.map(\.text) == [
        "line 17: the opposite of `state.count > 0`",
        "line 18: no `state.count = 0`", "line 18: `state.count = 1`",
        "line 21: no `state.count += 1`", "line 21: `state.count -= 1`",
        "line 21: `state.count += 2`",
        "line 22: `return .none`",
        "line 23: no `try await clock.sleep(for: .seconds(1))`",
        "line 23: `try await clock.sleep(for: .seconds(2))`",
        "line 24: no `await send(.waited)`",
        "line 26: `cancelInFlight: false`",
        "line 28: `return .none`",
      ])
    let lines = mutated.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[16].contains("guard (isMutated(1)) != (state.count > 0 ) else { return .none }"))
    #expect(
      lines[20].hasPrefix(
        "if isMutated(4) {  } else if isMutated(5) {         state.count -= 1 } else"))
    #expect(lines[25].hasSuffix("cancelInFlight: !isMutated(11))"))
  }

  @Test("Lines that do not compile are left as they are, and no more changes are made than wanted")
  func limits() {
    let mutated = MutatedSolution(of: Self.solution, limit: 2, excluding: [17])
    #expect(mutated.mutations.map(\.line) == [18, 18])
    #expect(MutatedSolution(of: "struct A {}").source == "struct A {}")
  }

  @Test("A part of what the learner writes is left out with its brackets")
  func parts() {
    let start = Self.solution.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("ObservableState") && !$0.contains("Reduce {") }.joined(
        separator: "\n")
    let programs = ReducedSolution(Self.solution, from: start).withoutOnePart
    #expect(
      programs.map(\.text) == [
        "line 5: no `@ObservableState`", "line 14: no `Reduce { state, action in`",
      ])
    #expect(programs.map(\.attribute) == ["@ObservableState", nil])
    #expect(!programs[0].source.contains("@ObservableState"))
    #expect(
      ReducedSolution("a\nb\nc", from: "a\nc").givenLines == [1, 3])
    #expect(programs[1].source.hasSuffix("  var body: some ReducerOf<Self> {\n  }\n}"))
  }

  @Test("A frozen program begins with the values at the end, and its reducers do nothing")
  func frozen() {
    let reduced = ReducedSolution(Self.solution, from: "")
    let source = reduced.frozen("Counter") { ["count": "3", "name": "\"a\""][$0] }
    #expect(source.contains("    var count = 3\n    var name = \"a\"\n"))
    #expect(source.contains("    Reduce { _, _ in .none }\n"))
    let kept = reduced.frozen("Counter", keeping: [7]) { ["count": "3"][$0] }
    #expect(kept.contains("    var count = 0\n    var name = \"\"\n"))
  }

  private static let preview = """
    import ComposableArchitecture2

    @Feature struct Counter {
      struct State {
        var count = 0
      }

      enum Action { case doubled }

      var body: some Feature {
        Update { state, action in
          state.count += 1
          store.addTask { try store.modify { $0.count *= 2 } }
          store.addTask {
            try store.modify { $0.count -= 1 }
          }
        }
      }
    }
    """

  @Test("An `Update` of 2.0 is changed and frozen as a `Reduce` is")
  func updates() {
    let mutated = MutatedSolution(of: Self.preview)
    #expect(
      mutated.mutations.map(\.text) == [
        "line 12: no `state.count += 1`", "line 12: `state.count -= 1`",
        "line 12: `state.count += 2`",
        "line 13: no `store.addTask { try store.modify { $0.count *= 2 } }`",
        "line 13: `store.addTask { try store.modify { $0.count *= 3 } }`",
        "line 15: no `try store.modify { $0.count -= 1 }`",
        "line 15: `try store.modify { $0.count += 1 }`",
        "line 15: `try store.modify { $0.count -= 2 }`",
      ])
    let source = ReducedSolution(Self.preview, from: "").frozen("Counter") { ["count": "3"][$0] }
    #expect(source.contains("    var count = 3\n"))
    #expect(source.contains("    Update { _, _ in }\n"))
  }
}
