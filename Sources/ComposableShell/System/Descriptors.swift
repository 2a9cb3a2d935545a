import FileAccess
import Foundation

/// Pipes and terminals.
extension Descriptors {
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

  /// Waits as `wait(for:)` does, for descriptors that the shell needs. If a feature has closed one of them, another process continues.
  static func waitForShell(_ descriptors: [Int32], milliseconds: Int32) -> [Bool] {
    let ready = wait(for: descriptors, milliseconds: milliseconds)
    if ready.contains(true) { Supervision.checkInput() }
    return ready
  }

  /// The width of a terminal; `nil` if the descriptor is not one, or if its width is not known.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
