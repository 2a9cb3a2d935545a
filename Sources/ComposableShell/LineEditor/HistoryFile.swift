import Foundation

/// The file in which the lines of several shells are kept, one a line, oldest first.
///
/// Each line is appended by itself under a lock, so that shells that run at once keep each other's
/// lines. What cannot be read or written is passed over: a shell without history is still a shell.
package struct HistoryFile: Sendable {
  /// How many lines are read back.
  package static let limit = 1000
  /// Lines of more bytes are not kept.
  package static let longestLine = 65536

  /// Where the file lies. Its folders are made when they are missing.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The place for the history of the program `name` by the XDG rules:
  /// `$XDG_STATE_HOME/name/history`, else `~/.local/state/name/history`; `nil` where there is no
  /// home.
  package static func defaultPath(name: String, environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return "\(state)/\(name)/history"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/\(name)/history"
  }

  /// The last lines, oldest first. A file that has grown to twice the limit is cut back to them.
  package func load() -> [String] {
    withLock(O_RDONLY) { descriptor in
      let lines = Self.lines(in: Descriptors.readAvailable(descriptor))
      let kept = Array(lines.suffix(Self.limit))
      if lines.count > 2 * Self.limit { replace(with: kept) }
      return kept
    } ?? []
  }

  /// Adds a line at the end. One that is empty, too long or more than a line is left out.
  package func append(_ line: String) {
    let bytes = Array(line.utf8)
    guard !bytes.isEmpty, bytes.count <= Self.longestLine else { return }
    guard !bytes.contains(UInt8(ascii: "\n")), !bytes.contains(0) else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    withLock(O_WRONLY | O_APPEND | O_CREAT) { descriptor in
      Descriptors.writeAll(bytes + [UInt8(ascii: "\n")], to: descriptor)
    }
  }

  /// The lines of a file's bytes; a broken byte becomes U+FFFD.
  static func lines(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"))
      .filter { !$0.contains(0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Opens the file and locks it; `nil` where that is impossible.
  @discardableResult
  private func withLock<Result>(_ flags: Int32, _ body: (Int32) -> Result) -> Result? {
    while true {
      let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX) == 0 else { return nil }
      // Another shell may have replaced the file while this one waited for the lock.
      if isStill(descriptor) { return body(descriptor) }
    }
  }

  private func isStill(_ descriptor: Int32) -> Bool {
    var mine = stat()
    var present = stat()
    guard fstat(descriptor, &mine) == 0, stat(path, &present) == 0 else { return false }
    return mine.st_ino == present.st_ino && mine.st_dev == present.st_dev
  }

  private func replace(with lines: [String]) {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    Descriptors.writeAll(Array(lines.map { $0 + "\n" }.joined().utf8), to: descriptor)
    close(descriptor)
    rename(temporary, path)
  }
}
