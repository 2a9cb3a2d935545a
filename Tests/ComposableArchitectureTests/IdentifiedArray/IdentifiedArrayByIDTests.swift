import Testing

@testable import ComposableArchitecture

@Suite("Identified arrays: access by ID")
struct IdentifiedArrayByIDTests {
  var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2), Row(id: 3)]

  @Test("Reading by ID returns the element or nil")
  func reading() {
    #expect(rows[id: 2] == Row(id: 2))
    #expect(rows[id: 4] == nil)
    #expect(rows.index(id: 3) == 2)
    #expect(rows.index(id: 4) == nil)
  }

  @Test("An element at any position can be changed by ID", arguments: 1...3)
  func changing(id: Int) {
    var rows = rows
    rows[id: id]?.name = "changed"
    #expect(rows.map(\.name) == (1...3).map { $0 == id ? "changed" : "" })
    #expect(Array(rows.ids) == [1, 2, 3])
  }

  @Test("Assigning nil removes the element at any position", arguments: 1...3)
  func removing(id: Int) {
    var rows = rows
    rows[id: id] = nil
    #expect(rows.elements == [1, 2, 3].filter { $0 != id }.map { Row(id: $0) })
    #expect(Array(rows.ids) == rows.map(\.id))
    var one: IdentifiedArrayOf<Row> = [Row(id: 1)]
    one[id: 1] = nil
    #expect(one.isEmpty)
    one[id: 1] = nil
    #expect(one.isEmpty)
  }

  @Test("Assigning an element replaces the one with its ID or appends it")
  mutating func setting() {
    rows[id: 4] = Row(id: 4)
    rows[id: 2] = Row(id: 2, name: "new")
    #expect(rows.elements == [Row(id: 1), Row(id: 2, name: "new"), Row(id: 3), Row(id: 4)])
  }

  @Test("An error during a change leaves the array valid")
  mutating func throwing() {
    struct Failure: Error {}
    func change(_ row: inout Row?) throws {
      row?.name = "half"
      throw Failure()
    }
    for id in 0...3 { #expect(throws: Failure.self) { try change(&rows[id: id]) } }
    #expect(rows.map(\.name) == ["half", "half", "half"])
  }

  @Test("A change in place copies no element")
  mutating func inPlace() {
    var rows = IdentifiedArray(uniqueElements: (0..<100).map { Row(id: $0, numbers: [$0]) })
    let places = rows.map(\.place)
    for id in 0..<100 {
      rows[id: id]?.numbers[0] += 1
      rows[id].numbers[0] += 1
      _ = rows.modify(id: id) { $0.numbers[0] += 1 }
    }
    #expect(rows.map(\.place) == places)
    #expect(rows.map { $0.numbers[0] } == (0..<100).map { $0 + 3 })
  }

  @Test("A change does not affect an earlier copy")
  mutating func copies() {
    let old = rows
    rows[id: 2]?.name = "new"
    rows[id: 3] = nil
    #expect(old.map(\.name) == ["", "", ""])
    #expect(old.count == 3)
  }

  @Test("modify returns the result of its closure, or nil without an element")
  mutating func modify() {
    #expect(
      rows.modify(id: 1) { row in
        row.name = "x"; return row.id
      } == 1)
    #expect(rows.modify(id: 9) { $0.id } == nil)
    #expect(rows[id: 1]?.name == "x")
  }

  @Test("An element can be changed through a key path")
  mutating func keyPath() {
    let path: WritableKeyPath<IdentifiedArrayOf<Row>, Row?> = \.[id: 2]
    rows[keyPath: path]?.name = "path"
    #expect(rows[1].name == "path")
  }

  @Test("A changed ID is reported, and the element is found by its new ID")
  mutating func changedID() {
    var rows = rows
    let warnings = reports {
      rows[id: 1]?.id = 10
      rows[1].id = 20
      _ = rows.modify(id: 3) { $0.id = 30 }
    }
    // An element at a position may be replaced, so its new ID is not reported.
    #expect(warnings.map(\.code) == [.changedID, .changedID])
    #expect(
      warnings[0].summary
        == "the ID of a Row in an identified array was changed from 1 to 10")
    #expect(Array(rows.ids) == [10, 20, 30])
    #expect(rows[id: 20]?.id == 20)
  }

  @Test("A change to an ID that is in use is reported, and the element keeps its old key")
  mutating func takenID() {
    var rows = rows
    let warnings = reports { rows[id: 1]?.id = 2 }
    #expect(
      warnings.map(\.summary) == [
        "the ID of a Row in an identified array was changed from 1 to 2, which another element has; it is still found as 1"
      ])
    #expect(rows[id: 1]?.id == 2)
    #expect(rows.index(id: 2) == 1)
  }
}
