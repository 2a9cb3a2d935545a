import Foundation
import OrderedCollections

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// Zero.
  @inlinable public var startIndex: Int { 0 }
  /// The number of elements.
  @inlinable public var endIndex: Int { storage.count }

  /// The element at a position, to be changed in place.
  ///
  /// Its id must stay; another is reported, and the element filed under it if it is free. To
  /// exchange elements, use `swapAt(_:_:)`.
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield storage[position] }
    _modify {
      defer { checkID(position) }
      yield &storage[position]
    }
  }

  /// Exchanges two elements.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    storage.swapAt(i, j)
    identifiers.swapAt(i, j)
  }

  /// Moves the elements of which `belongsInSecondPartition` is true behind the others.
  ///
  /// - Returns: The position of the first of them.
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    defer { fileAnew() }
    return try storage.partition(by: belongsInSecondPartition)
  }

  /// Sorts the elements.
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    defer { fileAnew() }
    try storage.sort(by: areInIncreasingOrder)
  }

  /// Reverses the order.
  @inlinable
  public mutating func reverse() {
    storage.reverse()
    identifiers.reverse()
  }

  /// Puts the elements in random order.
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Puts the elements in an order that a generator decides.
  @inlinable
  public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
    storage.shuffle(using: &generator)
    fileAnew()
  }

  /// Moves elements together to before the element at `destination`, as a list does whose rows are
  /// dragged.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { storage[$0] }
    var kept: [Element] = []
    var target = 0
    for (offset, element) in storage.enumerated() {
      if offset == destination { target = kept.count }
      if !source.contains(offset) { kept.append(element) }
    }
    if destination == storage.count { target = kept.count }
    kept.insert(contentsOf: moved, at: target)
    storage = kept
    fileAnew()
  }

  /// The elements that meet a condition, as an identified array.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var filtered = Self(readID: readID)
    for (index, element) in storage.enumerated() where try isIncluded(element) {
      filtered.storage.append(element)
      filtered.identifiers.append(identifiers[index])
    }
    return filtered
  }

  /// Reads the ids again after the elements have changed places.
  @usableFromInline
  mutating func fileAnew() {
    identifiers = []
    identifiers.reserveCapacity(storage.count)
    for element in storage { identifiers.append(identify(element)) }
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in increasing order.
  @inlinable
  public mutating func sort() { sort(by: <) }
}
