/// A controlled dependency whose state changes with its use and can be restored: a counter, a clock, or
/// a sequence of random numbers.
protocol Restorable: AnyObject, Sendable {
  /// The state. Its length is constant.
  var memory: [UInt64] { get }
  /// Whether the state is the one that was read from `memory`, which begins at an index of `words`. It allocates nothing.
  func isAt(_ words: [UInt64], from start: Int) -> Bool
  /// Restores a state that was read from `memory`.
  func restore(_ memory: ArraySlice<UInt64>)
  /// The time of a clock in a state that was read from `memory`; `nil` for anything but a clock.
  func time(in memory: ArraySlice<UInt64>) -> Duration?
  /// The number of the next element of a stack; `nil` for anything but the generator of their IDs.
  func elementNumber(in memory: ArraySlice<UInt64>) -> Int?
}

extension Restorable {
  func time(in memory: ArraySlice<UInt64>) -> Duration? { nil }
  func elementNumber(in memory: ArraySlice<UInt64>) -> Int? { nil }
}

/// A dependency that may contain a restorable state.
protocol ContainsRestorable {
  var restorable: (any Restorable)? { get }
}

/// Saves and restores the state of the controlled dependencies of a session, for time travel.
///
/// ```swift
/// let history = DependencyHistory(of: values)
/// let before = history.snapshot()
/// _ = values.uuid()
/// history.restore(before)   // the next UUID is the same again
/// ```
package struct DependencyHistory: Sendable {
  private let restorables: [any Restorable]
  /// The length of each state.
  private let lengths: [Int]

  /// Finds the restorable dependencies among the overrides in `values`: incrementing UUIDs, seeded random
  /// numbers and virtual clocks.
  package init(of values: DependencyValues) {
    var seen: Set<ObjectIdentifier> = []
    restorables = values.known.compactMap { dependency in
      let restorable =
        dependency.value as? any Restorable
        ?? (dependency.value as? any ContainsRestorable)?.restorable
      guard let restorable, seen.insert(ObjectIdentifier(restorable)).inserted else { return nil }
      return restorable
    }
    lengths = restorables.map(\.memory.count)
  }

  /// The state of all restorable dependencies: a few words.
  package struct Snapshot: Sendable, Equatable {
    fileprivate let words: [UInt64]
  }

  /// The current state.
  ///
  /// - Parameter previous: An earlier snapshot, which is returned if nothing has changed since.
  package func snapshot(after previous: Snapshot? = nil) -> Snapshot {
    if let previous, isAt(previous) { return previous }
    return Snapshot(words: restorables.flatMap(\.memory))
  }

  /// Whether nothing has changed since a snapshot.
  private func isAt(_ snapshot: Snapshot) -> Bool {
    var start = 0
    for index in restorables.indices {
      guard restorables[index].isAt(snapshot.words, from: start) else { return false }
      start += lengths[index]
    }
    return true
  }

  /// The time that the virtual clock had; `nil` if there is no such clock.
  package func now(in snapshot: Snapshot) -> Duration? {
    first(in: snapshot) { $0.time(in: $1) }
  }

  /// The number that the next element of a stack had.
  package func nextElement(in snapshot: Snapshot) -> Int? {
    first(in: snapshot) { $0.elementNumber(in: $1) }
  }

  private func first<Value>(
    in snapshot: Snapshot, _ value: (any Restorable, ArraySlice<UInt64>) -> Value?
  ) -> Value? {
    var rest = snapshot.words[...]
    for (restorable, length) in zip(restorables, lengths) {
      if let value = value(restorable, rest.prefix(length)) { return value }
      rest = rest.dropFirst(length)
    }
    return nil
  }

  /// Restores a state. Sleeping tasks are not woken.
  package func restore(_ snapshot: Snapshot) {
    var start = 0
    for (restorable, length) in zip(restorables, lengths) {
      if !restorable.isAt(snapshot.words, from: start) {
        restorable.restore(snapshot.words[start..<start + length])
      }
      start += length
    }
  }
}
