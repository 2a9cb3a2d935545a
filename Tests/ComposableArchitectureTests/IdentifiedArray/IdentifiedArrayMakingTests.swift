import Testing

@testable import ComposableArchitecture

@Suite("Identified arrays: creating, comparing, coding and printing")
struct IdentifiedArrayMakingTests {
  @Test("Of two elements with the same ID, the first is kept and the second is reported")
  func duplicates() {
    var rows: IdentifiedArrayOf<Row> = []
    let warnings = reports { rows = [Row(id: 1, name: "first"), Row(id: 1, name: "second")] }
    #expect(rows.elements == [Row(id: 1, name: "first")])
    #expect(warnings.map(\.code) == [.duplicateID])
    #expect(
      warnings.first?.summary
        == "an identified array of Row was given two elements with the ID 1; it keeps the first")
  }

  @Test("A closure can combine two elements with the same ID")
  func uniquing() {
    let elements = [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 1, name: "c")]
    let rows = IdentifiedArray(elements) { Row(id: $0.id, name: $0.name + $1.name) }
    #expect(rows.map(\.name) == ["ac", "b"])
    let byName = IdentifiedArray(elements, id: \.id) { $1 }
    #expect(byName.map(\.name) == ["c", "b"])
  }

  @Test("A key path identifies elements that are not Identifiable")
  func byProperty() {
    var words = IdentifiedArray(uniqueElements: ["one", "three"], id: \.count)
    #expect(words[id: 5] == "three")
    words.append("two")
    #expect(words.elements == ["one", "three"])
    var none = IdentifiedArray<Int, String>(id: \.count)
    none.append("four")
    #expect(none[id: 4] == "four")
  }

  @Test("Arrays with equal elements in the same order are equal and have equal hashes")
  func equality() {
    let rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
    let same = IdentifiedArray(uniqueElements: [Row(id: 1), Row(id: 2)])
    #expect(rows == same)
    #expect(rows.hashValue == same.hashValue)
    #expect(rows != [Row(id: 2), Row(id: 1)])
    #expect(rows != [Row(id: 1), Row(id: 2, name: "x")])
  }

  @Test("An identified array is coded as an array, and duplicate IDs cannot be decoded")
  func coding() throws {
    let rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([Row].self, from: data) == rows.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data) == rows)
    let twice = try JSONEncoder().encode([Row(id: 1), Row(id: 1)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: twice)
    }
  }

  @Test("An identified array is printed and dumped like an array")
  func printing() {
    struct Item: Identifiable { let id: Int }
    let items: IdentifiedArrayOf<Item> = [Item(id: 1)]
    #expect(items.description == items.elements.description)
    var text = ""
    customDump(items, to: &text)
    #expect(
      text == """
        [
          [0]: IdentifiedArrayMakingTests.Item(id: 1)
        ]
        """)
  }

  @Test("The type-erased array gives the element type, the ID type, the IDs and the elements")
  func anyArray() {
    let rows: Any = IdentifiedArray(uniqueElements: [Row(id: 1), Row(id: 2)])
    let any = rows as? any AnyIdentifiedArray
    #expect(any.map { type(of: $0).rowType } == Row.self)
    #expect(any.map { type(of: $0).idType } == Int.self)
    #expect(any?.rowIDs as? [Int] == [1, 2])
    #expect(any?.row(id: 2) as? Row == Row(id: 2))
    #expect(any?.row(id: 3) == nil)
    #expect(any?.row(id: "2") == nil)
  }
}
