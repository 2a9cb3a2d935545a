import Foundation

/// A pipe that ends a `poll`: from other threads, and from signal handlers.
struct WakePipe: Sendable {
  /// The end to poll. Does not block.
  let reading: Int32
  /// The end for signal handlers, which write a signal's number as one byte. Does not block: a pipe
  /// that is full wakes as well as one byte more would.
  let writing: Int32

  init() {
    (reading, writing) = Descriptors.pipe()
    Descriptors.unblock(writing)
  }

  func wake() {
    var nothing: UInt8 = 0
    _ = write(writing, &nothing, 1)
  }

  /// The signals that have arrived since the last call, in order.
  func takeSignals() -> [Int32] {
    Descriptors.readAvailable(reading).filter { $0 != 0 }.map(Int32.init)
  }
}
