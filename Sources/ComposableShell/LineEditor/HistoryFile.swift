import FileAccess
import Foundation

/// A file with the history of the shells of one user, oldest line first.
///
/// Each line is appended under a lock, so that shells that run at the same time do not overwrite each other's lines. Errors
/// are ignored, because a shell without a history is still usable.
struct HistoryFile: Sendable {
  /// The number of lines to load.
  static let limit = 1000
  /// The length of the longest line that is kept, in bytes.
  static let longestLine = 65536

  /// The path of the file. Missing folders are created.
  let path: String

  /// The path of the file of the prompt; `nil` without a home folder.
  static var ofPrompt: String? { UserFolder.state.path(of: "history") }

  /// Returns the last lines, oldest first. A file of more than twice the limit is shortened to them.
  func load() -> [String] {
    withLock(O_RDONLY) { descriptor in
      let lines = Self.lines(in: Descriptors.readAvailable(descriptor))
      let kept = Array(lines.suffix(Self.limit))
      if lines.count > 2 * Self.limit { replace(with: kept) }
      return kept
    } ?? []
  }

  /// Appends a line. Empty lines, long lines and lines with a line feed or a NUL are ignored.
  func append(_ line: String) {
    let bytes = Array(line.utf8)
    guard !bytes.isEmpty, bytes.count <= Self.longestLine else { return }
    guard !bytes.contains(UInt8(ascii: "\n")), !bytes.contains(0) else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    withLock(O_WRONLY | O_APPEND | O_CREAT) { descriptor in
      let size = lseek(descriptor, 0, SEEK_END)
      guard !Descriptors.writeAll(bytes + [UInt8(ascii: "\n")], to: descriptor) else { return }
      // The disk is full. Neither a part of a line nor an empty file is useful.
      if size > 0 { ftruncate(descriptor, size) } else { unlink(path) }
    }
  }

  /// Splits bytes into lines. Invalid UTF-8 becomes U+FFFD.
  static func lines(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"))
      .filter { !$0.contains(0) && $0.count <= longestLine }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Another shell holds the lock for milliseconds. What holds it longer than this many of them must not stop this shell.
  private static let longestLock = 200

  /// Opens the file and locks it; returns nil if that fails.
  @discardableResult
  private func withLock<Result>(_ flags: Int32, _ body: (Int32) -> Result) -> Result? {
    while true {
      let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      guard Self.lock(descriptor) else { return nil }
      // Another shell can have replaced the file while this one waited for the lock.
      if isCurrent(descriptor) { return body(descriptor) }
    }
  }

  private static func lock(_ descriptor: Int32) -> Bool {
    for _ in 0..<longestLock {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      usleep(1_000)
    }
    return false
  }

  private func isCurrent(_ descriptor: Int32) -> Bool {
    var opened = stat()
    var current = stat()
    guard fstat(descriptor, &opened) == 0, stat(path, &current) == 0 else { return false }
    return opened.st_ino == current.st_ino && opened.st_dev == current.st_dev
  }

  private func replace(with lines: [String]) {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = Descriptors.writeAll(
      Array(lines.map { $0 + "\n" }.joined().utf8), to: descriptor)
    let isClosed = close(descriptor) == 0
    if isWritten, isClosed { rename(temporary, path) } else { unlink(temporary) }
  }
}
