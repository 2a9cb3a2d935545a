import Testing

@testable import ShellCore

@Suite("Statements that turn one state into another")
struct StateChangesTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Screen: Equatable {
    case list(Row)
    case none
  }

  @CasePathable
  enum Page: Equatable {
    case chapter(Row)
    case number(Int)
    case range(Int, to: Int)
    case screen(Screen)
  }

  struct Fixed: Equatable { let number: Int }

  struct State: Equatable {
    @BindingState var isOn = false
    var count = 0
    var row: Row?
    var rows: IdentifiedArrayOf<Row> = []
    var numbers: [Int] = []
    var names: [String: Int] = [:]
    var answer: Int??
    var answers: [String: Int?] = ["a": 1]
    var screen = Screen.none
    var page: Page?
    @PresentationState var sheet: Page?
    var fixed = Fixed(number: 1)
    var tags: Set<String> = []
    var path = StackState<Int>()
  }

  private func changes(
    from start: State = State(), isInitial: Bool = false, _ change: (inout State) -> Void
  ) throws -> [String] {
    var end = start
    change(&end)
    var literal = SwiftLiteral(initializers: Initializers(executables: []))
    return try StateChanges.statements(from: start, to: end, isInitial: isInitial, by: &literal)
      .map(\.flat)
  }

  @Test("The nil inside of an optional is not that of the optional")
  func nestedOptionals() throws {
    var answered = State()
    answered.answer = 5
    #expect(try changes(from: answered) { $0.answer = .some(nil) } == ["$0.answer = .some(nil)"])
    #expect(try changes(from: answered) { $0.answer = nil } == ["$0.answer = nil"])
    #expect(try changes(from: answered) { $0.answer = 6 } == ["$0.answer = 6"])
    #expect(try changes { $0.answer = .some(nil) } == ["$0.answer = .some(nil)"])
    let entries = try changes {
      $0.answers = ["a": nil, "b": nil, "c": 2]
    }
    #expect(
      entries == [
        #"$0.answers["a"] = .some(nil)"#, #"$0.answers["b"] = .some(nil)"#,
        #"$0.answers["c"] = 2"#,
      ])
  }

  @Test("Equal states need no statements")
  func same() throws { #expect(try changes { _ in } == []) }

  @Test("Each field that differs is assigned at the deepest possible level")
  func fields() throws {
    #expect(
      try changes {
        $0.isOn = true; $0.count = 3
      } == ["$0.isOn = true", "$0.count = 3"])
    let start = State(row: Row(id: 1))
    #expect(try changes(from: start) { $0.row?.title = "x" } == ["$0.row?.title = \"x\""])
    #expect(try changes(from: start) { $0.row = nil } == ["$0.row = nil"])
    #expect(
      try changes { $0.row = Row(id: 1) } == [
        "$0.row = StateChangesTests.Row(id: 1, title: \"\", isDone: false)"
      ])
  }

  @Test("A struct with a constant that differs is assigned as a whole")
  func constants() throws {
    #expect(
      try changes { $0.fixed = Fixed(number: 2) } == [
        "$0.fixed = StateChangesTests.Fixed(number: 2)"
      ])
    let start = State(row: Row(id: 1))
    #expect(
      try changes(from: start) { $0.row = Row(id: 2) } == [
        "$0.row = StateChangesTests.Row(id: 2, title: \"\", isDone: false)"
      ])
  }

  @Test("Rows are changed by ID")
  func rows() throws {
    let start = State(rows: [Row(id: 1), Row(id: 2), Row(id: 3)])
    #expect(
      try changes(from: start) { $0.rows[id: 2]?.isDone = true } == [
        "$0.rows[id: 2]?.isDone = true"
      ])
    #expect(
      try changes(from: start) {
        $0.rows.remove(id: 1)
        $0.rows[id: 3]?.title = "x"
        $0.rows.append(Row(id: 4))
      } == [
        "$0.rows.remove(id: 1)", "$0.rows[id: 3]?.title = \"x\"",
        "$0.rows.append(StateChangesTests.Row(id: 4, title: \"\", isDone: false))",
      ])
    #expect(try changes(from: start) { $0.rows = [] } == ["$0.rows = []"])
    let moved = try changes(from: start) { $0.rows = [Row(id: 3), Row(id: 2), Row(id: 1)] }
    #expect(moved.count == 1 && moved[0].hasPrefix("$0.rows = [StateChangesTests.Row(id: 3"))
  }

  @Test("Elements, dictionary entries and set members are changed")
  func collections() throws {
    let start = State(numbers: [1, 2, 3], names: ["a": 1, "b": 2], tags: ["x"])
    #expect(try changes(from: start) { $0.numbers[1] = 5 } == ["$0.numbers[1] = 5"])
    #expect(try changes(from: start) { $0.numbers.append(4) } == ["$0.numbers.append(4)"])
    #expect(try changes(from: start) { $0.numbers = [3] } == ["$0.numbers = [3]"])
    #expect(
      try changes(from: start) { $0.names = ["a": 3, "c": 1] } == [
        "$0.names[\"a\"] = 3", "$0.names[\"b\"] = nil", "$0.names[\"c\"] = 1",
      ])
    #expect(try changes(from: start) { $0.tags = ["y", "x"] } == ["$0.tags = [\"x\", \"y\"]"])
  }

  @Test("The payload of a case is changed in place by the case's key path")
  func payloads() throws {
    let start = State(page: .chapter(Row(id: 1)), sheet: .chapter(Row(id: 2)))
    #expect(
      try changes(from: start) {
        $0.page = .chapter(Row(id: 1, title: "x"))
        $0.sheet = .chapter(Row(id: 2, isDone: true))
      } == [
        "$0.page?.modify(\\.chapter) { $0.title = \"x\" }",
        "$0.sheet?.modify(\\.chapter) { $0.isDone = true }",
      ])
    let nested = State(page: .screen(.list(Row(id: 1))))
    #expect(
      try changes(from: nested) { $0.page = .screen(.list(Row(id: 1, title: "x"))) } == [
        "$0.page?.modify(\\.screen) "
          + "{ XCTModify(&$0, case: /StateChangesTests.Screen.list) { $0.title = \"x\" } }"
      ])
  }

  @Test("The payload of a case without a key path is changed in place by XCTModify")
  func payloadsWithoutKeyPaths() throws {
    #expect(
      try changes(from: State(screen: .list(Row(id: 1)))) {
        $0.screen = .list(Row(id: 1, title: "x"))
      } == ["XCTModify(&$0.screen, case: /StateChangesTests.Screen.list) { $0.title = \"x\" }"])
  }

  @Test("Another case, a simple value, and several values are assigned with their case")
  func enums() throws {
    #expect(
      try changes(from: State(screen: .list(Row(id: 1)))) { $0.screen = .none } == [
        "$0.screen = StateChangesTests.Screen.none"
      ])
    let start = State(page: .number(1), sheet: .range(1, to: 2))
    #expect(
      try changes(from: start) {
        $0.page = .number(2)
        $0.sheet = .range(1, to: 3)
      } == ["$0.page = .number(2)", "$0.sheet = .range(1, to: 3)"])
  }

  @Test("An assertion names the IDs of a stack; a first state uses them up, as its session has")
  func stacks() throws {
    let two = StackState([1, 2], ids: [0, 1])
    #expect(try changes { $0.path = two } == ["$0.path[id: 0] = 1", "$0.path[id: 1] = 2"])
    #expect(
      try changes(isInitial: true) { $0.path = two } == ["$0.path.append(1)", "$0.path.append(2)"])
    let three = StackState([1, 2, 3], ids: [0, 1, 2])
    #expect(
      try changes(from: State(path: two), isInitial: true) { $0.path = three } == [
        "$0.path.append(3)"
      ])
    #expect(throws: Unwritable.otherElementIDs(at: "state.path")) {
      try changes(isInitial: true) { $0.path = StackState([3], ids: [2]) }
    }
  }

  @Test("Several changes of a payload have one line each")
  func severalChanges() throws {
    let start = State(page: .chapter(Row(id: 1)))
    var end = start
    end.page = .chapter(Row(id: 1, title: "x", isDone: true))
    var literal = SwiftLiteral(initializers: Initializers(executables: []))
    let statements = try StateChanges.statements(from: start, to: end, by: &literal)
    #expect(
      statements.map { $0.laidOut(indent: 0) } == [
        """
        $0.page?.modify(\\.chapter) {
          $0.title = "x"
          $0.isDone = true
        }
        """
      ])
  }
}
