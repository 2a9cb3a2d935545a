import Testing

@testable import ShellCore

/// Shared values that a reducer writes directly.
struct SharedWriteTests {
  private func feature(_ statements: String) -> String {
    """
    import ComposableArchitecture
    @Reducer
    struct Cart {
      @ObservableState
      struct State {
        @Shared(.inMemory("count")) var count = 0
        @Shared var rows: [Row]
        var other = 0
        var total: Int { count + other }
      }
      enum Action { case a(Int), b }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .a(let number):
            \(statements)
            return .none
          case .b: return .none
          }
        }
      }
    }
    """
  }

  @Test(arguments: [
    ("state.count += 1", "state.$count.withLock { $0 += 1 }"),
    (
      "state.count = number == 1 ? 2 : state.other",
      "state.$count.withLock { $0 = number == 1 ? 2 : state.other }"
    ),
    (
      "state.rows[0].name = names.map { $0.first }",
      "state.$rows.withLock { $0[0].name = names.map { $0.first } }"
    ),
    ("state.rows.first?.name = names[0]", "state.$rows.withLock { $0.first?.name = names[0] }"),
    ("state.rows.append(Row(number))", "state.$rows.withLock { $0.append(Row(number)) }"),
    ("state.rows.remove(at: 0)", "state.$rows.withLock { _ = $0.remove(at: 0) }"),
    ("state.rows.insert(row, at: 0)", "state.$rows.withLock { $0.insert(row, at: 0) }"),
    (
      "if number > 1 { state.count &+= 1; state.other = 1 }",
      "if number > 1 { state.$count.withLock { $0 &+= 1 }; state.other = 1 }"
    ),
  ])
  func `A statement that writes one changes it in a closure`(old: String, new: String) {
    #expect(rewritten(feature(old)) == feature(new))
    #expect(uses(feature(old)) == 1)
    #expect(uses(feature(new)) == 0)
  }

  @Test(
    "What may read the value, throws, or has a result that is used stays, and is listed",
    arguments: [
      "state.count = state.count * 2", "state.count = state.total", "state.count = sum(of: state)",
      "state.count = try number.checked()", "numbers.forEach { state.count = $0 }",
    ])
  func listed(statement: String) {
    #expect(rewritten(feature(statement)) == feature(statement))
    #expect(uses(feature(statement)) == 1)
  }

  @Test(arguments: [
    "state.other += 1", "let a = state.count == 1", "state.rows.forEach { print($0) }",
    "guard state.count == 1 else { return .none }", "other.state.count = 1",
    "let row = state.rows.removeLast()",
  ])
  func `Other statements stay`(statement: String) {
    #expect(rewritten(feature(statement)) == feature(statement))
    #expect(uses(feature(statement)) == 0)
  }

  private func uses(_ text: String) -> Int {
    ProjectAge([("A.swift", text)]).files[0].uses.count {
      $0.spelling.name == "writing a @Shared field"
    }
  }
}
