/// A collection of states for ``FeatureProtocol/forEach(_:action:dismissStyle:content:)``: an array or an identified array.
public protocol FeatureElements<Element>: RandomAccessCollection
where Element: Identifiable, Index == Int {
  /// Changes an element in place.
  mutating func _changeElement(at index: Int, _ body: (inout Element) -> Void)
  /// Whether the element at a position, if there is one, has an ID.
  func _hasElement(_ id: Element.ID, at index: Int) -> Bool
  /// Removes the elements at some positions.
  mutating func _removeElements(at range: Range<Int>)
  /// Whether both collections are the same storage.
  func _hasStorage(of other: Self) -> Bool
}

extension Array: FeatureElements where Element: Identifiable {
  /// Changes an element in place.
  @inlinable
  public mutating func _changeElement(at index: Int, _ body: (inout Element) -> Void) {
    body(&self[index])
  }

  /// Whether the element at a position has an ID.
  @inlinable
  public func _hasElement(_ id: Element.ID, at index: Int) -> Bool {
    // The element is not copied.
    withUnsafeBufferPointer { index < $0.count && $0.baseAddress.unsafelyUnwrapped[index].id == id }
  }

  /// Removes the elements at some positions.
  @inlinable
  public mutating func _removeElements(at range: Range<Int>) { removeSubrange(range) }

  /// Whether both arrays are the same storage.
  @inlinable
  public func _hasStorage(of other: Self) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}

extension IdentifiedArray: FeatureElements where Element: Identifiable, ID == Element.ID {
  /// Changes an element in place.
  public mutating func _changeElement(at index: Int, _ body: (inout Element) -> Void) {
    body(&self[id: ids[index]]!)
  }

  /// Whether the element at a position has an ID.
  public func _hasElement(_ id: Element.ID, at index: Int) -> Bool {
    index < count && ids[index] == id
  }

  /// Removes the elements at some positions.
  public mutating func _removeElements(at range: Range<Int>) {
    for id in range.map({ ids[$0] }) { self[id: id] = nil }
  }

  /// Whether both arrays are the same storage.
  @inlinable
  public func _hasStorage(of other: Self) -> Bool {
    elements._hasStorage(of: other.elements)
  }
}

extension FeatureElements {
  /// The position of an element: usually where it was found last.
  @inlinable
  func index(ofID id: Element.ID, near offset: inout Int) -> Int? {
    if _hasElement(id, at: startIndex + offset) { return startIndex + offset }
    guard let index = firstIndex(where: { $0.id == id }) else { return nil }
    offset = index - startIndex
    return index
  }
}
