import OrderedCollections

/// Where the element that received the last action is. The next action usually goes to the same element: the row that someone
/// types in, or the uppermost screen.
@usableFromInline
package final class LastIndex {
  // Unchecked: nothing else accesses it while the reducer runs.
  @exclusivity(unchecked)
  @usableFromInline var value = 0

  @usableFromInline
  package init() {}
}

extension OrderedSet {
  /// The index of an element, without hashing it if it is where the last one was.
  @inlinable
  @inline(__always)
  package func index(of element: Element, _ last: LastIndex?) -> Int? {
    guard let last else { return firstIndex(of: element) }
    if last.value < count, self[last.value] == element { return last.value }
    guard let index = firstIndex(of: element) else { return nil }
    last.value = index
    return index
  }
}
