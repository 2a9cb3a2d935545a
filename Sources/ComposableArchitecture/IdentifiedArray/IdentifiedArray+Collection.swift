import OrderedCollections

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// Zero.
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { storage.count }

  /// The element at a position. It is changed in place.
  ///
  /// An element with a new ID is found by that ID from then on. An ID that another element has is reported as a
  /// warning. To exchange elements, use `swapAt(_:_:)`.
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield storage[position] }
    _modify {
      defer { if readID(at: position) != identifiers[position] { refileReplaced(position) } }
      yield &storage[position]
    }
  }

  /// The elements at a range of positions. Setting them changes their IDs as well.
  @inlinable
  public subscript(bounds: Range<Int>) -> Slice<Self> {
    get { Slice(base: self, bounds: bounds) }
    set {
      storage.replaceSubrange(bounds, with: newValue)
      fileAnew()
    }
  }

  /// Calls a function with the elements, which it may reorder or replace: what sorts any collection calls it.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    defer { fileAnew() }
    return try storage.withContiguousMutableStorageIfAvailable(body)
  }

  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    storage.swapAt(i, j)
    identifiers.swapAt(i, j)
  }

  /// Moves the elements for which `belongsInSecondPartition` is true to the end.
  ///
  /// - Returns: The position of the first such element.
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    defer { fileAnew() }
    return try storage.partition(by: belongsInSecondPartition)
  }

  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    defer { fileAnew() }
    try storage.sort(by: areInIncreasingOrder)
  }

  @inlinable
  public mutating func reverse() {
    storage.reverse()
    identifiers.reverse()
  }

  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  @inlinable
  public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
    storage.shuffle(using: &generator)
    fileAnew()
  }

  /// The elements that satisfy a condition, as an identified array.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var filtered = Self(readID: readID)
    for (index, element) in storage.enumerated() where try isIncluded(element) {
      filtered.storage.append(element)
      filtered.identifiers.append(identifiers[index])
    }
    return filtered
  }

  /// Updates the IDs after the elements were reordered or replaced. Of elements with the same ID, the first is kept.
  @usableFromInline
  mutating func fileAnew() {
    identifiers = []
    identifiers.reserveCapacity(storage.count)
    var repeated: [Int] = []
    for (index, element) in storage.enumerated() {
      let id = identify(element)
      guard !identifiers.append(id).inserted else { continue }
      Self.reportDuplicate(id)
      repeated.append(index)
    }
    for index in repeated.reversed() { storage.remove(at: index) }
  }
}

extension IdentifiedArray where Element: Comparable {
  @inlinable
  public mutating func sort() { sort(by: <) }
}
