import ShellCore
import CSupervisor

/// An open journal.
///
/// What is written reaches the system before the line runs, so it survives the process. It is not
/// forced to the disk: after a power failure the last seconds can be missing. What is added to a journal in memory
/// is first in memory that the supervisor shares, which survives the process, too.
final class RecoveryFile {
  private let descriptor: Int32
  private let isOwned: Bool
  /// Whether the journal has a header.
  private var hasBegun: Bool?
  /// What could not be written because the disk is full. It is written before anything else.
  private(set) var unwritten: [UInt8] = []
  /// Why it could not be written.
  private(set) var reason = ""

  /// A journal in memory, for a session that ends with its supervisor. Returns `nil` without a
  /// supervisor.
  static var inMemory: RecoveryFile? {
    Supervision.sharedFile.map { RecoveryFile(descriptor: $0, isOwned: false) }
  }

  /// Opens a journal on disk, and locks it until it is closed or the process ends.
  ///
  /// - Returns: `nil` if the file cannot be opened, if another process has locked it, or if another user could have written the lines
  ///   that would run: the file belongs to another user, others can write it, or it is a link.
  convenience init?(path: String) {
    let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor, isOwned: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & 0o022 == 0, status.st_nlink == 1
    else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  private init(descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
    if !isOwned { _ = fcntl(descriptor, F_SETFL, O_APPEND) }
  }

  deinit { if isOwned { close(descriptor) } }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: [UInt8] {
    completeFile()
    return Descriptors.readAvailable(descriptor, after: 0) + unwritten
  }

  /// Whether nothing has reached the file.
  var isEmpty: Bool {
    completeFile()
    return lseek(descriptor, 0, SEEK_END) == 0
  }

  /// The records that this program can read.
  var records: [RecoveryRecord] { RecoveryRecord.records(in: text) ?? [] }

  /// A process that was killed while it wrote has left a part of a record, which must not become a part of the next one.
  func endLine() {
    completeFile()
    let size = lseek(descriptor, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    guard size > 0, pread(descriptor, &last, 1, size - 1) == 1 else { return }
    if last != UInt8(ascii: "\n") { write("\n") }
  }

  /// Appends records, after the header of a new journal.
  ///
  /// - Returns: Whether everything has reached the file.
  @discardableResult
  func add(_ records: String) -> Bool {
    if hasBegun == nil, isEmpty, unwritten.isEmpty {
      write(RecoveryRecord.beginning(in: FileManager.default.currentDirectoryPath))
    }
    hasBegun = true
    return write(records)
  }

  /// Appends text. What does not fit on the disk is kept, and no part of it is left in the file.
  ///
  /// - Returns: Whether everything has reached the file.
  @discardableResult
  func write(_ text: String) -> Bool {
    if !isOwned, unwritten.isEmpty, appendToTail(text) { return true }
    let bytes = unwritten + text.utf8
    guard !bytes.isEmpty else { return true }
    guard completeFile() else {
      unwritten = bytes
      return false
    }
    let rest = Descriptors.unwritten(of: bytes, to: descriptor)
    if rest.isEmpty {
      unwritten = []
      return true
    }
    reason = String(cString: strerror(errno))
    ftruncate(descriptor, lseek(descriptor, 0, SEEK_END) - off_t(bytes.count - rest.count))
    unwritten = bytes
    return false
  }

  private func appendToTail(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        csv_append_to_journal_tail(descriptor, $0.baseAddress, $0.count) != 0
      }
    }
  }

  /// Writes to the file what was added to a journal in memory.
  ///
  /// - Returns: Whether everything has reached the file.
  @discardableResult
  private func completeFile() -> Bool { isOwned || csv_write_journal_tail(descriptor) != 0 }

  /// From now on the process does not survive a line that closes the file.
  func guardDescriptor() { csv_guard_descriptor(descriptor) }

  /// Continues with what another process could not write.
  func takeOver(unwritten text: String) {
    unwritten = Array(text.utf8)
    write("")
  }

  /// Replaces the text after a number of bytes. The file must be in memory.
  func replace(after start: Int, with text: String) {
    completeFile()
    ftruncate(descriptor, off_t(start))
    write(text)
  }
}
