import ComposableArchitecture
import Testing

@Suite("An identified array has the operations of a range-replaceable collection")
struct IdentifiedArrayReplacingTests {
  var rows = IdentifiedArray(uniqueElements: (1...3).map { Row(id: $0) })

  private func expect(
    _ ids: [Int], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(rows.map(\.id) == ids, sourceLocation: sourceLocation)
    #expect(Array(rows.ids) == ids, sourceLocation: sourceLocation)
  }

  @Test("Adding a sequence appends the elements whose IDs are new")
  mutating func adding() {
    rows += [Row(id: 4), Row(id: 1, name: "second")]
    expect([1, 2, 3, 4])
    #expect(rows[id: 1]?.name == "")
    #expect((rows + [Row(id: 9)]).ids == [1, 2, 3, 4, 9])
    expect([1, 2, 3, 4])
  }

  @Test("Inserting a sequence keeps its order and skips IDs that are in the array")
  mutating func inserting() {
    rows.insert(contentsOf: [Row(id: 7), Row(id: 3), Row(id: 8)], at: 1)
    expect([1, 7, 8, 2, 3])
  }

  @Test("Replacing a range may reuse the IDs of the range")
  mutating func replacing() {
    rows.replaceSubrange(0..<2, with: [Row(id: 2, name: "new"), Row(id: 3), Row(id: 5)])
    expect([2, 5, 3])
    #expect(rows[id: 2]?.name == "new")
  }

  @Test("popLast returns the last element until the array is empty")
  mutating func popping() {
    #expect(rows.popLast() == Row(id: 3))
    rows.removeAll()
    #expect(rows.popLast() == nil)
  }

  @Test("Generic code can change an identified array")
  mutating func generic() {
    func removeOdd<C: RangeReplaceableCollection>(_ collection: inout C) where C.Element == Row {
      collection.removeAll { $0.id % 2 == 1 }
      collection.append(Row(id: 9))
    }
    removeOdd(&rows)
    expect([2, 9])
  }

  @Test("An array without identifiable elements has the operations as well")
  func keyPath() {
    var words = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    words += ["ccc", "dd"]
    words.insert(contentsOf: ["eeee"], at: 0)
    #expect(words.elements == ["eeee", "a", "bb", "ccc"])
    #expect(words.popLast() == "ccc")
  }

  @Test("The debug description names the type of the elements")
  func debugDescription() {
    let words = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    #expect(words.debugDescription == #"IdentifiedArray<String>(["a", "bb"])"#)
  }
}

@Suite("Rows of a list are moved and deleted by their positions")
struct RowOffsetTests {
  @Test("move and remove behave the same in an array and in an identified array")
  func sameInBoth() {
    for source in [IndexSet([0]), [1, 3], [0, 1, 4], [2, 3], []] {
      for destination in 0...5 {
        var array = Array(0..<5)
        var rows = IdentifiedArray(uniqueElements: array.map { Row(id: $0) })
        array.move(fromOffsets: source, toOffset: destination)
        rows.move(fromOffsets: source, toOffset: destination)
        #expect(rows.map(\.id) == array)
        #expect(array.sorted() == Array(0..<5))
        #expect(rows.index(id: 4) == array.firstIndex(of: 4))
      }
    }
  }

  @Test("The moved elements come before the element at the destination")
  func destination() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c", "e"])
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == ["a", "d", "c", "e", "b"])
  }

  @Test("Several positions are deleted at once")
  func deletion() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2, 3])
    #expect(letters == ["b"])
  }
}

@Suite("A value is given an ID")
struct IdentifiedTests {
  struct Counter: Equatable { var count = 0 }

  @Test("The properties of the value are properties of the identified value")
  func properties() {
    var counters: IdentifiedArrayOf<Identified<String, Counter>> = [
      Identified(Counter(), id: "a"), Identified(Counter(count: 2), id: \.count.description),
    ]
    counters[id: "a"]?.count += 1
    #expect(counters[id: "a"]?.value == Counter(count: 1))
    #expect(counters[id: "2"]?.count == 2)
  }

  @Test("An identified value is coded with its ID")
  func coding() throws {
    let one = Identified([1, 2], id: "a")
    let data = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(Identified<String, [Int]>.self, from: data) == one)
  }
}
