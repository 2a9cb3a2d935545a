/// Something controlled that moves on as it is used, and can be set back: a count, a clock, a
/// sequence of random numbers.
protocol Recallable: AnyObject, Sendable {
  /// All that decides what comes next; always of the same length.
  var memory: [UInt64] { get }
  /// Sets it back to where it stood when `memory` was read.
  func recall(_ memory: ArraySlice<UInt64>)
}

/// A dependency's value that may have something recallable in it.
protocol HoldsRecallable {
  var recallable: (any Recallable)? { get }
}

/// What moves on in the dependencies of a session, and how to travel back in it.
///
/// ```swift
/// let history = DependencyHistory(of: values)
/// let before = history.snapshot()
/// _ = values.uuid()
/// history.restore(before)   // the next UUID is the same again
/// ```
package struct DependencyHistory: Sendable {
  private let recallables: [any Recallable]

  /// The recallable among what `values` overrides: `.incrementing` UUIDs, seeded random numbers,
  /// virtual clocks.
  package init(of values: DependencyValues) {
    var seen: Set<ObjectIdentifier> = []
    recallables = values.known.compactMap { dependency in
      let recallable =
        dependency.value as? any Recallable
        ?? (dependency.value as? any HoldsRecallable)?.recallable
      guard let recallable, seen.insert(ObjectIdentifier(recallable)).inserted else { return nil }
      return recallable
    }
  }

  /// Where everything recallable stands: a few words.
  package struct Snapshot: Sendable, Equatable {
    fileprivate let words: [UInt64]
  }

  /// Where everything stands now.
  ///
  /// - Parameter previous: Shares its memory with the result if nothing has moved since.
  package func snapshot(after previous: Snapshot? = nil) -> Snapshot {
    let snapshot = Snapshot(words: recallables.flatMap(\.memory))
    return previous == snapshot ? previous! : snapshot
  }

  /// Sets everything back, or forth, to where it stood. Nobody who sleeps is woken.
  package func restore(_ snapshot: Snapshot) {
    var rest = snapshot.words[...]
    for recallable in recallables {
      let count = recallable.memory.count
      recallable.recall(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
  }
}
