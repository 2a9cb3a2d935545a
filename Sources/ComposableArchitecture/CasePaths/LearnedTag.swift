import Synchronization

/// The case that a path means, where the types leave several to choose from.
///
/// `case left(Counter.Action), right(Counter.Action)`: only the path's own `embed` knows. The first
/// payload that comes along is embedded again, and the tag of the result kept. Copies of a path
/// share what was learned. Threads may learn at the same time: all of them find the same.
@usableFromInline final class LearnedTag: Sendable {
  @inlinable static var unknown: Int { -1 }
  /// `embed` makes values of a case that does not hold what was given to it.
  @inlinable static var none: Int { -2 }

  @usableFromInline let storage = Atomic<Int>(LearnedTag.unknown)

  @usableFromInline init() {}

  @inlinable var value: Int {
    get { storage.load(ordering: .relaxed) }
    set { storage.store(newValue, ordering: .relaxed) }
  }
}
