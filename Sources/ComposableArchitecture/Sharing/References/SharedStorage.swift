import Synchronization

/// Something that stores the values of keys in memory, so that time travel can restore it.
package protocol SharedStorage: AnyObject {
  var contents: StorageContents { get }
  /// Stores what was stored at an earlier time.
  func restore(_ contents: StorageContents)
}

/// What a storage contains at one moment. Contents are equal if nothing was stored in between.
package struct StorageContents: @unchecked Sendable, Equatable {
  // Unchecked: storages store values that are Sendable.
  fileprivate(set) var values: [AnyHashable: Any] = [:]
  fileprivate var stamp = Stamp.next()

  package var count: Int { values.count }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.stamp == rhs.stamp }
}

/// Values by key, which may be used from any thread.
final class StampedValues: Sendable {
  private let stored = Mutex(StorageContents())

  subscript(key: AnyHashable) -> Any? {
    get { stored.withLock { Unchecked(value: $0.values[key]) }.value }
    set {
      nonisolated(unsafe) let (key, newValue) = (key, newValue)
      update { $0[key] = newValue }
    }
  }

  func update(_ change: @Sendable (inout [AnyHashable: Any]) -> Void) {
    stored.withLock { stored in
      change(&stored.values)
      stored.stamp = Stamp.next()
    }
  }

  var contents: StorageContents {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private struct Unchecked: @unchecked Sendable {
    // Unchecked: storages store values that are Sendable.
    let value: Any?
  }
}
