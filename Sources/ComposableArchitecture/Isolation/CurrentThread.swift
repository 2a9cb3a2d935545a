#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

enum CurrentThread {
  /// The thread's identity, which another thread may get after this one has ended.
  static var id: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}

/// Whether the current code may access the main actor without a hop.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main thread, on the main queue, which threads other than the main one may run on
  /// Linux, or on the thread that drains effects.
  package static var isCurrent: Bool {
    // Foundation asks the system each time, so it is asked last.
    DrainingThread.isCurrent || DispatchQueue.getSpecific(key: key) ?? false
      || Thread.isMainThread
  }
}
