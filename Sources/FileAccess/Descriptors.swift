import Foundation

/// Reading, writing and waiting on file descriptors. Signals that arrive in between do not interrupt these functions.
package enum Descriptors {
  /// Returns the bytes of a file up to its end, or nil if they cannot be read.
  ///
  /// - Parameter size: How many bytes are expected.
  package static func readToEnd(_ descriptor: Int32, size: Int) -> [UInt8]? {
    var all: [UInt8] = []
    all.reserveCapacity(size)
    while let some = readSome(descriptor) {
      if some.isEmpty { return all }
      all += some
    }
    return nil
  }

  /// Returns what one `read` delivers: an empty array at the end, nil if nothing is available or the device is gone.
  package static func readSome(_ descriptor: Int32, limit: Int = 65536) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, used in
        count = read(descriptor, buffer.baseAddress, limit)
        used = max(count, 0)
      }
      if count >= 0 { return bytes }
      if errno != EINTR { return nil }
    }
  }

  /// Writes all bytes and waits for a slow reader.
  ///
  /// - Returns: Whether everything was written; false if the device is gone or full.
  @discardableResult
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unwritten(of: bytes, to: descriptor).isEmpty
  }

  /// Writes bytes.
  ///
  /// - Returns: Those that could not be written; `errno` is the reason.
  package static func unwritten(of bytes: [UInt8], to descriptor: Int32) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        _ = wait(for: [descriptor], events: POLLOUT)
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return rest
  }

  /// Waits until one of the descriptors can be read, or is ready for other `events`.
  ///
  /// - Returns: For each descriptor whether it is ready. None is when the time is up or a signal arrives.
  package static func wait(
    for descriptors: [Int32], events: Int32 = POLLIN, milliseconds: Int32 = -1
  ) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds)
    return polled.map { count > 0 && $0.revents != 0 }
  }
}
