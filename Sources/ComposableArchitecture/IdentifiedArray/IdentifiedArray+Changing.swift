import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless there is one with the same ID.
  ///
  /// - Returns: Whether it was appended, and the position of the element with the ID.
  @inlinable
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    let (inserted, index) = identifiers.append(identify(item))
    if inserted { storage.append(item) }
    return (inserted, index)
  }

  /// Appends the elements whose IDs are not in the array.
  @inlinable
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    reserveCapacity(count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Inserts an element at a position, unless there is one with the same ID.
  ///
  /// - Returns: Whether it was inserted, and the position of the element with the ID.
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let (inserted, index) = identifiers.insert(identify(item), at: i)
    if inserted { storage.insert(item, at: i) }
    return (inserted, index)
  }

  /// Inserts the elements whose IDs are not in the array, in order, from a position on.
  @inlinable
  public mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Int)
  where S.Element == Element {
    var position = i
    for element in newElements where insert(element, at: position).inserted { position += 1 }
  }

  /// Appends the elements of `other` whose IDs are not in the array.
  @inlinable
  public static func += <S: Sequence>(array: inout Self, other: S) where S.Element == Element {
    array.append(contentsOf: other)
  }

  /// The array, followed by the elements of `other` whose IDs are not in it.
  @inlinable
  public static func + <S: Sequence>(array: Self, other: S) -> Self where S.Element == Element {
    var sum = array
    sum += other
    return sum
  }

  /// Replaces the element at a position with one that has the same ID.
  ///
  /// - Returns: The old element.
  @inlinable
  @discardableResult
  public mutating func update(_ item: Element, at i: Int) -> Element {
    let old = storage[i]
    self[i] = item
    return old
  }

  /// Replaces the element that has an item's ID with the item, or appends the item.
  ///
  /// - Returns: The old element, if any.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    let (inserted, index) = append(item)
    return inserted ? nil : update(item, at: index)
  }

  /// Replaces the element that has an item's ID with the item, or inserts the item at a position.
  ///
  /// - Returns: The old element, if any, and the position of the item.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(item, at: i)
    return (inserted ? nil : update(item, at: index), index)
  }
}

extension IdentifiedArray {
  /// Removes the element with an ID.
  ///
  /// - Returns: The element, if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    identifiers.firstIndex(of: id).map { remove(at: $0) }
  }

  /// Removes the element that has the same ID as another.
  ///
  /// - Returns: The element, if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    identifiers.remove(at: position)
    return storage.remove(at: position)
  }

  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    identifiers.removeAll(keepingCapacity: keepCapacity)
    storage.removeAll(keepingCapacity: keepCapacity)
  }

  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }

  /// Removes the first element. The array must not be empty.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the first `n` elements. The array must contain at least `n`.
  @inlinable
  public mutating func removeFirst(_ n: Int) { removeSubrange(0..<n) }

  /// Removes the last element. The array must not be empty.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  /// Removes the last `n` elements. The array must contain at least `n`.
  @inlinable
  public mutating func removeLast(_ n: Int) { removeSubrange((count - n)..<count) }

  /// Removes the last element.
  ///
  /// - Returns: The element, or `nil` if the array is empty.
  @inlinable
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    identifiers.removeSubrange(bounds)
    storage.removeSubrange(bounds)
  }

  @inlinable
  public mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int {
    removeSubrange(bounds.relative(to: self))
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements at a range of positions with those new elements whose IDs are not elsewhere in
  /// the array.
  @inlinable
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    removeSubrange(subrange)
    insert(contentsOf: newElements, at: subrange.lowerBound)
  }
}
