import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which thread holds the main actor and drains effects right now.
///
/// The main actor is not bound to one thread (under Swift Testing it moves), so the thread that
/// drains is written down while it does.
enum DrainingThread {
  private static let current = Atomic<UInt>(0)

  /// Whether the calling thread is the one that drains.
  static var isCurrent: Bool { current.load(ordering: .relaxed) == me }

  /// Runs something as the draining thread.
  static func holding<R>(_ body: () -> R) -> R {
    let outer = current.exchange(me, ordering: .relaxed)
    defer { current.store(outer, ordering: .relaxed) }
    return body()
  }

  private static var me: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
