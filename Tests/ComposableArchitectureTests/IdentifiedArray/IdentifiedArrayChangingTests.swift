import ComposableArchitecture
import Testing

@Suite("Identified arrays: inserting, removing and moving")
struct IdentifiedArrayChangingTests {
  var rows = IdentifiedArray(uniqueElements: (1...5).map { Row(id: $0) })

  private func expectWhole(
    _ ids: [Int], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(rows.map(\.id) == ids, sourceLocation: sourceLocation)
    #expect(Array(rows.ids) == ids, sourceLocation: sourceLocation)
    #expect(
      ids.indices.allSatisfy { rows.index(id: ids[$0]) == $0 }, sourceLocation: sourceLocation)
  }

  @Test("append and insert ignore an element whose ID is in the array")
  mutating func inserting() {
    #expect(rows.append(Row(id: 6)) == (true, 5))
    #expect(rows.append(Row(id: 1, name: "second")) == (false, 0))
    #expect(rows.insert(Row(id: 7), at: 0) == (true, 0))
    #expect(rows.insert(Row(id: 2), at: 0) == (false, 2))
    rows.append(contentsOf: [Row(id: 8), Row(id: 8, name: "second")])
    expectWhole([7, 1, 2, 3, 4, 5, 6, 8])
    #expect(rows.allSatisfy { $0.name == "" })
  }

  @Test("updateOrAppend, updateOrInsert and update replace the element with the ID")
  mutating func updating() {
    #expect(rows.updateOrAppend(Row(id: 1, name: "a")) == Row(id: 1))
    #expect(rows.updateOrAppend(Row(id: 6)) == nil)
    let (old, index) = rows.updateOrInsert(Row(id: 2, name: "b"), at: 5)
    #expect(old == Row(id: 2))
    #expect(index == 1)
    #expect(rows.updateOrInsert(Row(id: 7), at: 0).originalMember == nil)
    #expect(rows.update(Row(id: 3, name: "c"), at: 3) == Row(id: 3))
    expectWhole([7, 1, 2, 3, 4, 5, 6])
    #expect(rows.map(\.name) == ["", "a", "b", "c", "", "", ""])
  }

  @Test("Elements are removed by ID, element, position, offsets, predicate and range")
  mutating func removing() {
    #expect(rows.remove(id: 2) == Row(id: 2))
    #expect(rows.remove(id: 2) == nil)
    #expect(rows.remove(Row(id: 5, name: "whatever")) == Row(id: 5))
    expectWhole([1, 3, 4])
    #expect(rows.remove(at: 1) == Row(id: 3))
    rows = IdentifiedArray(uniqueElements: (1...9).map { Row(id: $0) })
    rows.remove(atOffsets: [0, 2, 3])
    expectWhole([2, 5, 6, 7, 8, 9])
    rows.removeAll { $0.id > 7 }
    rows.removeSubrange(0...1)
    expectWhole([6, 7])
  }

  @Test("Elements are removed from both ends, and all at once")
  mutating func removingAtEnds() {
    #expect(rows.removeFirst() == Row(id: 1))
    #expect(rows.removeLast() == Row(id: 5))
    expectWhole([2, 3, 4])
    rows.removeFirst(1)
    rows.removeLast(1)
    expectWhole([3])
    rows.removeAll()
    expectWhole([])
  }

  @Test("The IDs follow their elements when the order changes")
  mutating func places() {
    rows.swapAt(0, 4)
    expectWhole([5, 2, 3, 4, 1])
    rows.reverse()
    expectWhole([1, 4, 3, 2, 5])
    rows.sort { $0.id > $1.id }
    expectWhole([5, 4, 3, 2, 1])
    let pivot = rows.partition { $0.id.isMultiple(of: 2) }
    #expect(rows[..<pivot].allSatisfy { !$0.id.isMultiple(of: 2) })
    expectWhole(rows.map(\.id))
    rows.shuffle()
    expectWhole(rows.map(\.id))
  }

  @Test(
    "move puts the elements before the destination and keeps their order",
    arguments: [
      ([0], 2, [2, 1, 3, 4, 5]), ([0, 4], 3, [2, 3, 1, 5, 4]), ([3], 0, [4, 1, 2, 3, 5]),
      ([1, 2], 5, [1, 4, 5, 2, 3]), ([2], 2, [1, 2, 3, 4, 5]),
    ])
  func moving(offsets: [Int], destination: Int, expected: [Int]) {
    var copy = self
    copy.rows.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    copy.expectWhole(expected)
  }

  @Test("filter returns an identified array")
  mutating func filtering() {
    rows = rows.filter { $0.id != 3 }
    expectWhole([1, 2, 4, 5])
  }

  @Test("After 10,000 random changes, the array equals a plain array with the same changes")
  mutating func many() {
    var plain = rows.elements
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<10_000 {
      let id = random(50)
      switch random(4) {
      case 0:
        if rows.append(Row(id: id)).inserted { plain.append(Row(id: id)) }
      case 1:
        rows[id: id] = nil
        plain.removeAll { $0.id == id }
      case 2:
        let place = random(rows.count + 1)
        if rows.insert(Row(id: id), at: place).inserted { plain.insert(Row(id: id), at: place) }
      default:
        rows[id: id]?.name += "x"
        if let index = plain.firstIndex(where: { $0.id == id }) { plain[index].name += "x" }
      }
    }
    #expect(rows.elements == plain)
    expectWhole(plain.map(\.id))
  }
}
