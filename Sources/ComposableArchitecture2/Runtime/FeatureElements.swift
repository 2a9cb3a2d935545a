/// A collection of states for ``FeatureProtocol/forEach(_:action:dismissStyle:content:)``: an array or an identified array.
public protocol FeatureElements<Element>: RandomAccessCollection
where Element: Identifiable, Index == Int {
  /// Changes an element in place.
  mutating func _changeElement<R>(at index: Int, _ body: (inout Element) -> R) -> R
  /// Removes the elements at some positions.
  mutating func _removeElements(at range: Range<Int>)
  /// Whether both collections are the same storage.
  func _hasStorage(of other: Self) -> Bool
}

extension Array: FeatureElements where Element: Identifiable {
  /// Changes an element in place.
  public mutating func _changeElement<R>(at index: Int, _ body: (inout Element) -> R) -> R {
    body(&self[index])
  }

  /// Removes the elements at some positions.
  public mutating func _removeElements(at range: Range<Int>) { removeSubrange(range) }

  /// Whether both arrays are the same storage.
  public func _hasStorage(of other: Self) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}

extension IdentifiedArray: FeatureElements where Element: Identifiable, ID == Element.ID {
  /// Changes an element in place.
  public mutating func _changeElement<R>(at index: Int, _ body: (inout Element) -> R) -> R {
    body(&self[id: ids[index]]!)
  }

  /// Removes the elements at some positions.
  public mutating func _removeElements(at range: Range<Int>) {
    for id in range.map({ ids[$0] }) { self[id: id] = nil }
  }

  /// Whether both arrays are the same storage.
  public func _hasStorage(of other: Self) -> Bool {
    elements._hasStorage(of: other.elements)
  }
}

extension FeatureElements {
  /// The position of an element: usually where it was found last.
  func index(ofID id: Element.ID, near offset: inout Int) -> Int? {
    if offset < count, self[startIndex + offset].id == id { return startIndex + offset }
    guard let index = firstIndex(where: { $0.id == id }) else { return nil }
    offset = index - startIndex
    return index
  }
}
