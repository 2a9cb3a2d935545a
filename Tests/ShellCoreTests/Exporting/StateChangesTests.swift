import ComposableArchitecture
import Foundation
import Reflection
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

  struct Fixed: Equatable { let number: Int }

  struct State: Equatable {
    @BindingState var isOn = false
    var count = 0
    var row: Row?
    var rows: IdentifiedArrayOf<Row> = []
    var numbers: [Int] = []
    var names: [String: Int] = [:]
    var screen = Screen.none
    var fixed = Fixed(number: 1)
    var tags: Set<String> = []
  }

  private func changes(
    from start: State = State(), _ change: (inout State) -> Void
  ) throws -> [String] {
    var end = start
    change(&end)
    var literal = SwiftLiteral(initializers: Initializers(executables: []))
    return try StateChanges.statements(from: start, to: end, by: &literal).map(\.flat)
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

  @Test("An enum is assigned as a whole")
  func enums() throws {
    #expect(
      try changes(from: State(screen: .list(Row(id: 1)))) {
        $0.screen = .list(Row(id: 1, title: "x"))
      }
        == ["$0.screen = .list(StateChangesTests.Row(id: 1, title: \"x\", isDone: false))"])
    #expect(
      try changes(from: State(screen: .list(Row(id: 1)))) { $0.screen = .none } == [
        "$0.screen = StateChangesTests.Screen.none"
      ])
  }
}
