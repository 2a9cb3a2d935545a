import Foundation

/// A folder of the user whose files nobody else can read or write.
///
/// A file appears as a whole: it is written under another name, flushed with `fsync`, and renamed. Files are opened relative to the folder
/// that was checked, and never through symbolic links, so that another user cannot put one of theirs in its place.
package final class CacheFolder: Sendable {
  package let path: String
  private let folder: Int32

  /// Opens the folder, and creates it if it does not exist.
  ///
  /// - Returns: `nil` if it cannot be created, or if it belongs to another user, or if others may access it.
  package init?(path: String) {
    let parent = URL(filePath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    _ = mkdir(path, 0o700)
    folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    self.path = path
    guard folder >= 0, let status = Self.status(of: folder), status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { return nil }
  }

  deinit { if folder >= 0 { close(folder) } }

  /// The contents of a file; `nil` if it does not exist, or if another user could have written it.
  package func read(_ name: String) -> Data? {
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let status = Self.status(of: file), status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & 0o022 == 0,
      let bytes = Descriptors.readToEnd(file, size: Int(status.st_size))
    else { return nil }
    // The time of modification is when the file was used last: `trim(to:)` removes the least recently used files first.
    _ = futimens(file, nil)
    return Data(bytes)
  }

  /// Replaces a file. If that fails, such as on a full disk, the file stays as it is.
  package func write(_ data: Data, to name: String) {
    let temporary = ".\(name).\(getpid()).\(UInt32.random(in: 0...(.max)))"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(folder, temporary, flags, 0o600)
    guard file >= 0 else { return }
    let isComplete = Descriptors.writeAll([UInt8](data), to: file) && fsync(file) == 0
    close(file)
    if !isComplete || renameat(folder, temporary, folder, name) != 0 {
      unlinkat(folder, temporary, 0)
    }
  }

  /// Removes the least recently used files until the folder has at most some bytes.
  ///
  /// - Parameter limit: The size of all files together, in bytes.
  package func trim(to limit: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.compactMap { name -> (name: String, size: Int, used: Int)? in
      var status = stat()
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
      return (name, Int(status.st_size), Int(status.st_mtim.tv_sec))
    }
    var size = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) }) where size > limit {
      if unlinkat(folder, file.name, 0) == 0 { size -= file.size }
    }
  }

  private static func status(of file: Int32) -> stat? {
    var status = stat()
    return fstat(file, &status) == 0 ? status : nil
  }
}
