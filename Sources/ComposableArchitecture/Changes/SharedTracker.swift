import Synchronization

/// Notes the contents that shared values had before the first of some changes, for tests and printed
/// changes.
///
/// It notes the changes of the code that runs inside ``tracking(_:)``, and of the tasks that this code
/// starts.
final class SharedTracker: Sendable {
  private let noted = Mutex(SharedContents())
  private let changes = Atomic<Int>(0)
  /// How many changes it has noted, also those that were asserted.
  var changeCount: Int { changes.load(ordering: .relaxed) }
  /// A tracker that runs outside of this one; it notes the same changes.
  private let outer: SharedTracker?

  init() {
    outer = Self.current
    Self.count.wrappingAdd(1, ordering: .relaxed)
  }

  /// The tracker of a test store that has noted a change of a cell, for assertions outside of the store.
  static func noting(_ id: ObjectIdentifier) -> SharedTracker? {
    ofTestStores.withLock { trackers in
      trackers.lazy.compactMap(\.tracker).first { $0.before.contains(id) }
    }
  }

  /// A tracker for a test store.
  static func forTestStore() -> SharedTracker {
    let tracker = SharedTracker()
    ofTestStores.withLock { trackers in
      trackers.removeAll { $0.tracker == nil }
      trackers.append(WeakTracker(tracker: tracker))
    }
    return tracker
  }

  private struct WeakTracker {
    weak var tracker: SharedTracker?
  }

  private static let ofTestStores = Mutex<[WeakTracker]>([])

  func clear(_ id: ObjectIdentifier) { noted.withLock { $0.remove(id) } }

  deinit { Self.count.wrappingSubtract(1, ordering: .relaxed) }

  /// Runs code whose changes are noted.
  func tracking<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self, operation: body)
  }

  /// The contents before the changes.
  var before: SharedContents { noted.withLock { $0 } }

  func clear() { noted.withLock { $0 = SharedContents() } }

  /// Notes a change in the trackers of the current task.
  ///
  /// - Parameter before: The content before the change.
  static func noteChange(of cell: some SharedCell, before: () -> Any) {
    guard areAny else { return }
    var tracker = current
    while let noting = tracker {
      noting.changes.wrappingAdd(1, ordering: .relaxed)
      noting.noted.withLock { noted in
        if noted[cell] == nil { noted[cell] = before() }
      }
      tracker = noting.outer
    }
  }

  @TaskLocal private static var current: SharedTracker?
  private static let count = Atomic<Int>(0)

  /// Whether there are any trackers, so that a change looks for one only then.
  static var areAny: Bool { count.load(ordering: .relaxed) > 0 }
}
