import Foundation

/// A file that grows, at the disk.
struct RecordingFile {
  private let path: String
  private let handle: FileHandle
  private let number: UInt64
  private var size: UInt64 = 0

  /// Why a file could not be had, or goes on no more.
  enum Failure: Error, Equatable {
    case exists
    case noFolder
    case unwritable
    /// It is not as it was left: somebody else has changed or removed it.
    case changed
  }

  /// Makes a file, which must not be there yet.
  init(new path: String) throws(Failure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      switch errno {
      case EEXIST: throw .exists
      case ENOENT, ENOTDIR: throw .noFolder
      default: throw .unwritable
      }
    }
    self.path = path
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let facts = Self.facts(path) else { throw .changed }
    number = facts.number
  }

  /// Puts text at the end. When it cannot be written the file is as it was.
  mutating func add(_ addition: RecordingText.Addition) throws(Failure) {
    guard let facts = Self.facts(path), facts == (number, size) else { throw .changed }
    let start = size - UInt64(addition.replaced)
    do {
      try handle.seek(toOffset: start)
      let replaced = try handle.read(upToCount: addition.replaced) ?? Data()
      try write(Data(addition.text.utf8), at: start, orElse: replaced)
    } catch {
      throw .unwritable
    }
    size = start + UInt64(addition.text.utf8.count)
  }

  private func write(_ data: Data, at start: UInt64, orElse replaced: Data) throws {
    do {
      try handle.seek(toOffset: start)
      try handle.write(contentsOf: data)
    } catch {
      // These bytes have their place on the disk, be it full or not.
      try handle.seek(toOffset: start)
      try handle.write(contentsOf: replaced)
      try handle.truncate(atOffset: start + UInt64(replaced.count))
      throw error
    }
  }

  private static func facts(_ path: String) -> (number: UInt64, size: UInt64)? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let number = attributes[.systemFileNumber] as? NSNumber,
      let size = attributes[.size] as? NSNumber
    else { return nil }
    return (number.uint64Value, size.uint64Value)
  }
}
