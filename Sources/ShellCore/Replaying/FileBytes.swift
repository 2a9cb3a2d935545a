import Foundation

/// Reads regular files. Pipes and devices, which may never end, are refused.
enum FileBytes {
  /// Why a file cannot be read.
  enum Failure: Error, Equatable {
    case missing
    case folder
    /// A pipe, a socket or a device.
    case special
    case unreadable
    case tooLarge
  }

  /// Reads a whole file.
  ///
  /// - Parameter limit: The size in bytes of the largest file that is read.
  static func read(_ path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ENXIO: throw .special
      default: throw .unreadable
      }
    }
    defer { close(descriptor) }
    let size = try size(descriptor)
    guard size <= limit else { throw .tooLarge }
    return try read(descriptor, size: size, limit: limit)
  }

  private static func size(_ descriptor: Int32) throws(Failure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .folder
    default: throw .special
    }
  }

  private static func read(
    _ descriptor: Int32, size: Int, limit: Int
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      // The file may have grown since its size was read.
      guard bytes.count <= limit else { throw .tooLarge }
    }
  }
}
