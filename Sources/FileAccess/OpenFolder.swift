import Foundation

/// A folder that is open. What is in it is used relative to its descriptor, and no symbolic link is followed.
package final class OpenFolder: Sendable {
  private let descriptor: Int32

  private init?(_ descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  /// Opens a folder whose path may contain links.
  ///
  /// - Returns: `nil` if it cannot be opened; `errno` says why.
  package convenience init?(followingLinks path: String) {
    self.init(open(path.isEmpty ? "." : path, Self.flags))
  }

  /// Opens a folder by its absolute path, none of whose names may be a link.
  ///
  /// - Parameter creates: Whether folders that do not exist are created.
  package convenience init?(withoutLinks path: String, creates: Bool = false) {
    let names = CanonicalPath.names(in: path)
    self.init(Self.walk(from: open("/", Self.flags), names, creates: creates))
  }

  /// Opens the folder of a file, by the names that lead to the file from a folder whose path has no links.
  ///
  /// - Returns: The folder, and the name of the file in it. `nil` if a name on the way is a link or `..`; `errno` says why.
  static func place(
    of names: [String], below root: String, creates: Bool
  ) -> (folder: OpenFolder, name: String)? {
    guard let name = names.last, name != ".." else {
      errno = ELOOP
      return nil
    }
    let folder = OpenFolder(withoutLinks: root, creates: creates)?
      .folder(Array(names.dropLast()), creates: creates)
    return folder.map { ($0, name) }
  }

  /// Opens a folder in this one; its own descriptor for no names.
  ///
  /// - Parameter creates: Whether folders that do not exist are created.
  package func folder(_ names: [String], creates: Bool = false) -> OpenFolder? {
    OpenFolder(Self.walk(from: openat(descriptor, ".", Self.flags), names, creates: creates))
  }

  private static func walk(from start: Int32, _ names: [String], creates: Bool) -> Int32 {
    var folder = start
    for name in names where folder >= 0 {
      if creates { _ = mkdirat(folder, name, 0o777) }
      let next = name == ".." ? -1 : openat(folder, name, flags | O_NOFOLLOW)
      let error = name == ".." ? ELOOP : errno
      close(folder)
      errno = error
      folder = next
    }
    return folder
  }

  /// Creates a file that does not exist yet. If the bytes cannot be written, it is removed.
  package func create(
    _ name: String, _ bytes: [UInt8], mode: mode_t = 0o666
  ) throws(FileSystemError) -> FileVersion {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, name, flags, mode)
    guard file >= 0 else { throw Self.failure(errno) }
    defer { close(file) }
    guard Descriptors.writeAll(bytes, to: file) else {
      unlinkat(descriptor, name, 0)
      throw .notWritable
    }
    return try LocalFileSystem.version(of: file)
  }

  /// Replaces a file, or creates it: readers see the old bytes or the new ones. A link is replaced, and not followed.
  package func replace(_ name: String, with bytes: [UInt8]) throws(FileSystemError) {
    let draft = ".\(name).\(getpid()).\(UInt32.random(in: 0...(.max)))"
    _ = try create(draft, bytes)
    guard renameat(descriptor, draft, descriptor, name) == 0 else {
      unlinkat(descriptor, draft, 0)
      throw .notWritable
    }
  }

  static func failure(_ error: Int32) -> FileSystemError {
    switch error {
    case EEXIST: .exists
    case ENOENT, ENOTDIR, ELOOP: .noParentFolder
    default: .notWritable
    }
  }
}
