import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless there is one with its id.
  ///
  /// - Returns: Whether it was appended, and where the element with this id is.
  @inlinable
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    let (inserted, index) = identifiers.append(identify(item))
    if inserted { storage.append(item) }
    return (inserted, index)
  }

  /// Appends those elements with whose ids there is none yet.
  @inlinable
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    reserveCapacity(count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Inserts an element at a position, unless there is one with its id.
  ///
  /// - Returns: Whether it was inserted, and where the element with this id is.
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let (inserted, index) = identifiers.insert(identify(item), at: i)
    if inserted { storage.insert(item, at: i) }
    return (inserted, index)
  }

  /// Replaces the element at a position by one with the same id.
  ///
  /// - Returns: The element that was there.
  @inlinable
  @discardableResult
  public mutating func update(_ item: Element, at i: Int) -> Element {
    let old = storage[i]
    self[i] = item
    return old
  }

  /// Replaces the element with an item's id by the item, or appends it.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    let (inserted, index) = append(item)
    return inserted ? nil : update(item, at: index)
  }

  /// Replaces the element with an item's id by the item, or inserts it at a position.
  ///
  /// - Returns: The element that was replaced, and where the item is.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(item, at: i)
    return (inserted ? nil : update(item, at: index), index)
  }
}
