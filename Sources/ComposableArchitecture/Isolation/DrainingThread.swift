import Synchronization

/// The thread that holds the main actor and drains effects.
///
/// The main actor is not bound to one thread (under Swift Testing it moves), so the draining thread is
/// recorded while it drains.
package enum DrainingThread {
  private static let current = Atomic<UInt>(0)

  package static var isCurrent: Bool { current.load(ordering: .relaxed) == CurrentThread.id }

  /// Calls a function with the current thread as the draining thread.
  static func holding<R>(_ body: () -> R) -> R {
    let outer = current.exchange(CurrentThread.id, ordering: .relaxed)
    defer { current.store(outer, ordering: .relaxed) }
    return body()
  }
}
