import Foundation
import ShellCore

/// An open journal.
///
/// What is written reaches the system before the line runs, so it survives the process. It is not
/// forced to the disk: after a power failure the last seconds can be missing.
final class JournalFile {
  private let descriptor: Int32
  private let isOwned: Bool
  /// Whether the journal has a header.
  private var hasBegun: Bool?

  /// A journal in memory, for a session that ends with its supervisor. Returns `nil` without a
  /// supervisor.
  static var inMemory: JournalFile? {
    Supervision.sharedFile.map { JournalFile(descriptor: $0, isOwned: false) }
  }

  /// Opens a journal on disk, and locks it until it is closed or the process ends.
  ///
  /// - Returns: `nil` if the file cannot be opened, or if another process has locked it.
  convenience init?(path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor, isOwned: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  private init(descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
    if !isOwned { _ = fcntl(descriptor, F_SETFL, O_APPEND) }
  }

  deinit { if isOwned { close(descriptor) } }

  /// The text of the journal.
  var text: String {
    lseek(descriptor, 0, SEEK_SET)
    return String(decoding: Descriptors.readAvailable(descriptor), as: UTF8.self)
  }

  /// The records that this program can read.
  var records: [JournalRecord] { JournalRecord.records(in: text) ?? [] }

  /// Appends records, after the header of a new journal.
  func add(_ records: String) {
    if hasBegun == nil, text.isEmpty {
      write(JournalRecord.beginning(in: FileManager.default.currentDirectoryPath))
    }
    hasBegun = true
    write(records)
  }

  /// Appends text. A full disk is no reason to stop the session: it can then not be resumed.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }
}
