import Foundation

/// Reading, writing and waiting on file descriptors, whatever signals arrive meanwhile.
enum Descriptors {
  /// A pipe that child processes do not inherit, whose reading end does not block.
  static func pipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    precondition(Foundation.pipe(&ends) == 0, "no pipe: \(String(cString: strerror(errno)))")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    unblock(ends[0])
    return (ends[0], ends[1])
  }

  static func unblock(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Everything that can be read without waiting: of a file, all of it.
  static func readAvailable(_ descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    while let some = readSome(descriptor), !some.isEmpty { all += some }
    return all
  }

  /// What one `read` brings: empty at the end, `nil` when nothing is there or the device is gone.
  static func readSome(_ descriptor: Int32, limit: Int = 65536) -> [UInt8]? {
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

  /// Writes everything, waiting where the reader is slow; gives up when the device is gone.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        _ = wait(for: [descriptor], events: POLLOUT)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits until one of the descriptors can be read (or what `events` says), at most
  /// `milliseconds`.
  ///
  /// - Returns: for each descriptor whether it is ready; none is after the time, or on a signal.
  static func wait(
    for descriptors: [Int32], events: Int32 = POLLIN, milliseconds: Int32 = -1
  ) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds)
    return polled.map { count > 0 && $0.revents != 0 }
  }
}
