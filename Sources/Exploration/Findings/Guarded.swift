import Synchronization

/// A list that several threads add to.
final class Guarded<Elements: RangeReplaceableCollection & Sendable>: Sendable
where Elements.Element: Sendable {
  private let state: Mutex<Elements>
  private let count = Atomic<Int>(0)

  init(_ elements: Elements) { state = Mutex(elements) }

  func append(_ element: Elements.Element) {
    state.withLock { $0.append(element) }
    count.add(1, ordering: .releasing)
  }

  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// All elements, which are removed.
  func take() -> Elements {
    guard !isEmpty else { return Elements() }
    return state.withLock { elements in
      defer { elements = Elements() }
      count.store(0, ordering: .relaxed)
      return elements
    }
  }
}
