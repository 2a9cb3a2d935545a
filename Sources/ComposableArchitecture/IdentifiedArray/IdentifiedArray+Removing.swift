import Foundation
import OrderedCollections

extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Returns: The element, if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    identifiers.firstIndex(of: id).map { remove(at: $0) }
  }

  /// Removes the element with another's id.
  ///
  /// - Returns: The element, if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  /// Removes the element at a position.
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    identifiers.remove(at: position)
    return storage.remove(at: position)
  }

  /// Removes the elements at some positions, as a list does whose rows are deleted.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for range in offsets.rangeView.reversed() { removeSubrange(range) }
  }

  /// Removes all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    identifiers.removeAll(keepingCapacity: keepCapacity)
    storage.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that meet a condition.
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }

  /// Removes the first element; there must be one.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the first `n` elements; there must be as many.
  @inlinable
  public mutating func removeFirst(_ n: Int) { removeSubrange(0..<n) }

  /// Removes the last element; there must be one.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  /// Removes the last `n` elements; there must be as many.
  @inlinable
  public mutating func removeLast(_ n: Int) { removeSubrange((count - n)..<count) }

  /// Removes the elements at a range of positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    identifiers.removeSubrange(bounds)
    storage.removeSubrange(bounds)
  }

  /// Removes the elements at a range of positions.
  @inlinable
  public mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int {
    removeSubrange(bounds.relative(to: self))
  }
}
