import OrderedCollections

/// Which elements have ever asked for work: those whose removal is worth noticing.
@usableFromInline
final class ElementWork<ID: Hashable> {
  @usableFromInline var ids: OrderedSet<ID> = []
  /// False for a reducer that is prepared for a store that runs already: any element may have asked
  /// for work before.
  @usableFromInline let isComplete: Bool

  @inlinable
  init(_ preparation: Preparation) { isComplete = preparation.isForNewStore }

  @inlinable var hasBegun: Bool { !isComplete || !ids.isEmpty }

  /// Whether to keep the elements' ids while the parent runs.
  ///
  /// Kept, they show at once that none was added or removed, but are copied when one is. A few
  /// elements are sooner looked up.
  @inlinable var isWorthHolding: Bool { !isComplete || ids.count > 16 }

  @inlinable
  func begin(_ id: ID) { ids.append(id) }

  /// The elements that have gone, in the order in which they first asked for work; they are
  /// forgotten.
  ///
  /// - Parameter old: The ids before the parent ran, if they were kept.
  @inlinable
  func takeRemoved(from old: OrderedSet<ID>?, to new: OrderedSet<ID>) -> [ID] {
    if let old, isSame(old, new) { return [] }
    guard isComplete else { return old?.filter { !new.contains($0) } ?? [] }
    guard !ids.allSatisfy(new.contains) else { return [] }
    return forgetRemoved(to: new)
  }

  @inlinable
  @inline(never)
  func forgetRemoved(to new: OrderedSet<ID>) -> [ID] {
    let removed = ids.filter { !new.contains($0) }
    ids.removeAll { !new.contains($0) }
    return Array(removed)
  }

  /// Whether two sets share their storage. As long as one is held, the other cannot have been
  /// changed in place: then they are equal.
  @inlinable
  func isSame(_ one: OrderedSet<ID>, _ other: OrderedSet<ID>) -> Bool {
    typealias Words = (UInt, UInt)
    guard MemoryLayout<OrderedSet<ID>>.size == MemoryLayout<Words>.size else { return false }
    return unsafeBitCast(one, to: Words.self) == unsafeBitCast(other, to: Words.self)
  }
}
