import Foundation
import Reflection

/// The files of the machine.
package struct LocalFileSystem: WritableFileSystem {
  package init() {}

  package func info(_ path: String) -> FileInfo? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind = Self.kind(of: status)
    return FileInfo(
      kind: kind, version: Self.version(of: status),
      isReadable: access(path, kind == .folder ? R_OK | X_OK : R_OK) == 0,
      modified: Self.modification(of: status))
  }

  package func canonicalPath(_ path: String) -> String {
    CanonicalPath.of(path)
  }

  package func read(
    _ path: String, sizeLimit: Int
  ) throws(FileSystemError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .notFound
      case ENXIO: throw .notRegular
      default: throw .notReadable
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .notReadable }
    switch Self.kind(of: status) {
    case .folder: throw .isFolder
    case .special: throw .notRegular
    case .file: break
    }
    guard status.st_size <= sizeLimit else { throw .tooLarge }
    guard let bytes = Descriptors.readToEnd(descriptor, size: Int(status.st_size)) else {
      throw .notReadable
    }
    // The file may have grown since its size was read.
    guard bytes.count <= sizeLimit else { throw .tooLarge }
    return bytes
  }

  private static func modification(of status: stat) -> Int {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  package func list(_ folder: String) throws(FileSystemError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw info(folder) == nil ? .notFound : .notReadable
    }
  }

  package func newFile(
    _ path: String, beneath root: String?
  ) throws(FileSystemError) -> NewFile {
    guard let root else { return try newFile(path) }
    guard let names = CanonicalPath.names(in: path, below: root) else { throw .forbidden(.creates) }
    guard let place = OpenFolder.place(of: names, below: root, creates: false) else {
      throw OpenFolder.failure(errno)
    }
    return Self.newFile(place.name, path: path, in: place.folder)
  }

  /// A file whose folders may be links.
  private func newFile(_ path: String) throws(FileSystemError) -> NewFile {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let name = String(path[(start ?? path.startIndex)...])
    let folder = OpenFolder(followingLinks: start.map { String(path[..<$0]) } ?? ".")
    guard !name.isEmpty else { throw folder == nil ? .notWritable : .exists }
    guard let folder else { throw OpenFolder.failure(errno) }
    return Self.newFile(name, path: path, in: folder)
  }

  private static func newFile(_ name: String, path: String, in folder: OpenFolder) -> NewFile {
    NewFile(path: path) { (bytes) throws(FileSystemError) in
      try folder.create(name, bytes)
    }
  }

  /// Creates or replaces a file, and creates its folders: readers see the old bytes or the new bytes.
  ///
  /// - Parameter root: A folder with which the path begins. Nothing outside of it is written, also not through links or `..` in the
  ///   rest of the path.
  /// - Returns: Whether the file was written.
  package func replace(_ path: String, with bytes: [UInt8], beneath root: String) -> Bool {
    guard path.hasPrefix(root + "/"),
      let place = OpenFolder.place(
        of: CanonicalPath.names(in: String(path.dropFirst(root.count))),
        below: canonicalPath(root), creates: true)
    else { return false }
    return (try? place.folder.replace(place.name, with: bytes)) != nil
  }

  package func replaceEnd(
    of path: String, from offset: Int, with bytes: [UInt8], expecting version: FileVersion
  ) throws(FileSystemError) -> FileVersion {
    let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .changed : .notWritable }
    defer { close(descriptor) }
    guard try Self.version(of: descriptor) == version else { throw .changed }
    lseek(descriptor, off_t(offset), SEEK_SET)
    guard
      let replaced = Descriptors.readToEnd(descriptor, size: max(version.size - offset, 0))
    else { throw .notWritable }
    if Self.write(bytes, to: descriptor, at: offset) { return try Self.version(of: descriptor) }
    // These bytes already have room on the disk, whether it is full or not.
    _ = Self.write(replaced, to: descriptor, at: offset)
    throw .notWritable
  }

  package func remove(_ path: String, expecting version: FileVersion) {
    if info(path)?.version == version { unlink(path) }
  }

  package func replace(
    _ path: String, with bytes: [UInt8], expecting old: [UInt8]?
  ) throws(FileSystemError) {
    let target = canonicalPath(path)
    var status = stat()
    // Renaming a draft would also replace a file that this program may not write to.
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw .notWritable }
    if status.st_nlink > 1 {
      try checkContents(of: target, old)
      try overwrite(target, with: bytes)
    } else {
      let draft = try writeDraft(of: target, status, bytes)
      do {
        try checkContents(of: target, old)
        guard rename(draft, target) == 0 else { throw FileSystemError.notWritable }
      } catch {
        unlink(draft)
        throw error as? FileSystemError ?? .notWritable
      }
    }
  }

  private func checkContents(of path: String, _ old: [UInt8]?) throws(FileSystemError) {
    guard let old else { return }
    guard try read(path) == old else { throw .changed }
  }

  /// Writes the bytes to a new file in the same folder, with the permissions and the owner of the old one.
  private func writeDraft(
    of target: String, _ status: stat, _ bytes: [UInt8]
  ) throws(FileSystemError) -> String {
    let url = URL(fileURLWithPath: target), folder = url.deletingLastPathComponent()
    let prefix = ".\(url.lastPathComponent)."
    Leftovers.remove(in: folder.path, prefix: prefix)
    let draft = folder.appendingPathComponent(Leftovers.name(prefix: prefix)).path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notWritable }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    let isWritten =
      Descriptors.writeAll(bytes, to: descriptor)
      && fchmod(descriptor, status.st_mode & 0o7777) == 0 && fsync(descriptor) == 0
    let isClosed = close(descriptor) == 0
    if isWritten, isClosed { return draft }
    unlink(draft)
    throw .notWritable
  }

  private func overwrite(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
    guard let version = info(path)?.version else { throw .notWritable }
    _ = try replaceEnd(of: path, from: 0, with: bytes, expecting: version)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Bool {
    lseek(descriptor, off_t(offset), SEEK_SET) >= 0
      && Descriptors.writeAll(bytes, to: descriptor)
      && ftruncate(descriptor, off_t(offset + bytes.count)) == 0
  }

  static func version(of descriptor: Int32) throws(FileSystemError) -> FileVersion {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .notWritable }
    return version(of: status)
  }

  private static func version(of status: stat) -> FileVersion {
    FileVersion(
      device: UInt64(status.st_dev), number: UInt64(status.st_ino), size: Int(status.st_size))
  }

  private static func kind(of status: stat) -> FileInfo.Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .special
    }
  }
}

// MARK: The running program

extension LocalFileSystem {
  package var programInitializers: Initializers {
    Self.programInitializers.adding(OpenedImages.initializers)
  }

  private static let programInitializers = Initializers(
    executables: executables.compactMap {
      try? Data(contentsOf: URL(filePath: $0), options: .alwaysMapped)
    })

  /// The executables mapped into this process, without libraries. A test bundle runs inside another
  /// executable, so there may be more than one.
  private static var executables: Set<String> {
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = file?.readDataToEndOfFile() ?? Data()
    let paths = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    return Set(paths.filter { !URL(filePath: $0).lastPathComponent.contains(".so") })
  }
}
