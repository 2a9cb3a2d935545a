import Foundation
import ScenarioFormat

/// A file on disk that is written at its end.
struct RecordingFile {
  private let path: String
  private let handle: FileHandle
  private let number: UInt64
  private var size: UInt64 = 0

  /// Why a file could not be created or written.
  enum Failure: Error, Equatable {
    case exists
    case noFolder
    case unwritable
    /// Another program has changed or removed it.
    case changed

    /// The reason in words.
    func text(_ name: String) -> String {
      switch self {
      case .exists: "`\(name)` already exists"
      case .noFolder: "the folder of `\(name)` does not exist"
      case .unwritable: "`\(name)` cannot be written"
      case .changed: "`\(name)` was changed or removed by another program"
      }
    }
  }

  /// Creates a file, which must not exist yet.
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

  /// Writes text at the end. If that fails, the file is unchanged.
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
      // These bytes were on the disk before, so there is room for them even if it is full.
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
