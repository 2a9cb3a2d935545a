#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The thread that the current code runs on.
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
