import FileAccess
import Foundation

/// A pipe that ends a `poll`, from other threads and from signal handlers.
struct WakePipe: Sendable {
  /// The end to poll, which does not block.
  let reading: Int32
  /// The end for signal handlers, which write the number of a signal as one byte. It does not block: a full pipe wakes as
  /// well as one more byte would.
  let writing: Int32

  init() {
    (reading, writing) = Descriptors.pipe()
    Descriptors.unblock(writing)
  }

  func wake() {
    var zero: UInt8 = 0
    _ = write(writing, &zero, 1)
  }

  /// Returns the signals since the last call, in order.
  func takeSignals() -> [Int32] {
    Descriptors.readAvailable(reading).filter { $0 != 0 }.map(Int32.init)
  }
}
