import Foundation

/// Ordinary files as bytes: pipes and devices, which may never end, are none.
enum FileBytes {
  /// Why a file's bytes could not be had.
  enum Failure: Error, Equatable {
    case missing
    case folder
    /// A pipe, a socket or a device.
    case special
    case unreadable
  }

  /// All bytes of a file.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    // Without waiting: a pipe is opened when somebody writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ENXIO: throw .special
      default: throw .unreadable
      }
    }
    defer { close(descriptor) }
    return try read(descriptor, size: try size(descriptor))
  }

  private static func size(_ descriptor: Int32) throws(Failure) -> Int {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .unreadable }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return Int(facts.st_size)
    case S_IFDIR: throw .folder
    default: throw .special
    }
  }

  private static func read(_ descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Replaces a file's bytes at once: whoever reads it sees the old ones or the new ones, and what
  /// interrupts it leaves the old ones. The file keeps its permissions and, where that is allowed,
  /// its owner; a link stays a link.
  ///
  /// - Returns: Whether it could be done; if not, the file is as it was.
  static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var facts = stat()
    // Another file could take the place of one that nobody may write to.
    guard stat(target.path, &facts) == 0, access(target.path, W_OK) == 0 else { return false }
    let draft = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)").path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    _ = fchown(descriptor, facts.st_uid, facts.st_gid)
    let isWritten =
      write(bytes, to: descriptor) && fchmod(descriptor, facts.st_mode & 0o7777) == 0
      && fsync(descriptor) == 0
    let isClosed = close(descriptor) == 0
    if isWritten, isClosed, rename(draft, target.path) == 0 { return true }
    unlink(draft)
    return false
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest.removeFirst(count)
    }
    return true
  }
}
