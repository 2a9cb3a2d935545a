import Testing

@testable import ComposableArchitecture

@Suite("Generic code that reorders or replaces elements keeps them found by their IDs")
struct IdentifiedArrayReorderingTests {
  var rows = IdentifiedArray(uniqueElements: [
    Row(id: 3, name: "c"), Row(id: 1, name: "a"), Row(id: 2, name: "b"),
  ])

  private func expect(
    _ ids: [Int], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(rows.map(\.id) == ids, sourceLocation: sourceLocation)
    #expect(Array(rows.ids) == ids, sourceLocation: sourceLocation)
    for id in ids { #expect(rows[id: id]?.id == id, sourceLocation: sourceLocation) }
  }

  @Test mutating func `sort(using:) sorts by a comparator`() {
    rows.sort(using: KeyPathComparator(\.id))
    expect([1, 2, 3])
    rows.sort(using: KeyPathComparator(\.name, order: .reverse))
    expect([3, 2, 1])
  }

  @Test mutating func `Code for any mutable collection sorts, shuffles and reverses`() {
    func change<C: MutableCollection & RandomAccessCollection & BidirectionalCollection>(
      _ collection: inout C
    ) where C.Element == Row {
      collection.sort { $0.id < $1.id }
      collection.reverse()
      collection.swapAt(collection.startIndex, collection.index(after: collection.startIndex))
    }
    let warnings = reports { change(&rows) }
    expect([2, 3, 1])
    #expect(warnings.isEmpty)
  }

  @Test mutating func `A part of the array is sorted in its place`() {
    let warnings = reports { rows[0..<2].sort { $0.id < $1.id } }
    expect([1, 3, 2])
    #expect(warnings.isEmpty)
  }

  @Test mutating func `An element at a position is replaced by another one`() {
    let warnings = reports { rows[1] = Row(id: 4, name: "d") }
    expect([3, 4, 2])
    #expect(rows[id: 1] == nil)
    #expect(warnings.isEmpty)
  }

  @Test mutating func `Elements that are exchanged through a variable are found again`() {
    let first = rows[0]
    let warnings = reports {
      rows[0] = rows[1]
      rows[1] = first
    }
    expect([1, 3, 2])
    // In between, one element was in the array twice.
    #expect(warnings.map(\.code) == [.changedID])
  }

  @Test mutating func `Of elements that become equal in their IDs, the first is kept`() {
    let warnings = reports {
      _ = rows.withContiguousMutableStorageIfAvailable { buffer in buffer[2] = buffer[0] }
    }
    expect([3, 1])
    #expect(warnings.map(\.code) == [.duplicateID])
  }
}
