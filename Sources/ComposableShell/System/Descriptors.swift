import Foundation

/// Reading, writing and waiting on file descriptors. Signals that arrive in between do not interrupt these functions.
enum Descriptors {
  /// Returns a pipe that child processes do not inherit. Its reading end does not block.
  static func pipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    precondition(
      Foundation.pipe(&ends) == 0, "cannot create a pipe: \(String(cString: strerror(errno)))")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    unblock(ends[0])
    return (ends[0], ends[1])
  }

  static func unblock(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Returns everything that can be read without waiting, which for a file is all of it.
  static func readAvailable(_ descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    while let some = readSome(descriptor), !some.isEmpty { all += some }
    return all
  }

  /// Returns the bytes of a file after a number of them. Another process may use the descriptor at the same time.
  static func readAvailable(_ descriptor: Int32, after start: Int) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      var count = 0
      let some = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, used in
        count = pread(descriptor, buffer.baseAddress, 65536, off_t(start + all.count))
        used = max(count, 0)
      }
      if count < 0, errno == EINTR { continue }
      if some.isEmpty { return all }
      all += some
    }
  }

  /// Returns the bytes of a file up to its end, or nil if they cannot be read.
  ///
  /// - Parameter size: How many bytes are expected.
  static func readToEnd(_ descriptor: Int32, size: Int) -> [UInt8]? {
    var all: [UInt8] = []
    all.reserveCapacity(size)
    while let some = readSome(descriptor) {
      if some.isEmpty { return all }
      all += some
    }
    return nil
  }

  /// Returns what one `read` delivers: an empty array at the end, nil if nothing is available or the device is gone.
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

  /// Writes all bytes and waits for a slow reader.
  ///
  /// - Returns: Whether everything was written; false if the device is gone or full.
  @discardableResult
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        _ = wait(for: [descriptor], events: POLLOUT)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits until one of the descriptors can be read, or is ready for other `events`.
  ///
  /// - Returns: For each descriptor whether it is ready. None is when the time is up or a signal arrives.
  static func wait(
    for descriptors: [Int32], events: Int32 = POLLIN, milliseconds: Int32 = -1
  ) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds)
    return polled.map { count > 0 && $0.revents != 0 }
  }

  /// The width of a terminal; `nil` if the descriptor is not one, or if its width is not known.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
