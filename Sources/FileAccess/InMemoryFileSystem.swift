import Synchronization

/// Files in memory: what a session has without a real file system, and what tests use.
///
/// ```swift
/// let files = InMemoryFileSystem(["/lesson.md": "# Lesson"])
/// ```
///
/// A folder exists as soon as it contains a file. Relative paths start at `/`.
package final class InMemoryFileSystem: WritableFileSystem {
  private struct File {
    var bytes: [UInt8]
    let number: UInt64
  }

  private struct State {
    var files: [String: File] = [:]
    var folders: Set<String> = ["/"]
    var lastNumber: UInt64 = 0
  }

  private let state = Mutex(State())

  /// Creates a file system with some files and empty folders.
  package init(_ files: [String: String] = [:], folders: [String] = []) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { put(path, Array(text.utf8)) }
    for folder in folders { makeFolder(folder) }
  }

  /// Puts a file at a path, as another program would, and creates its folders. An existing file is replaced by a new one.
  package func put(_ path: String, _ bytes: [UInt8]) {
    let path = canonicalPath(path)
    makeFolder(Self.folder(of: path))
    state.withLock { state in
      state.lastNumber += 1
      state.files[path] = File(bytes: bytes, number: state.lastNumber)
    }
  }

  package func remove(_ path: String) {
    let path = canonicalPath(path)
    state.withLock { state in state.files[path] = nil }
  }

  /// Creates a folder with its parents.
  package func makeFolder(_ path: String) {
    var folder = canonicalPath(path)
    state.withLock { state in
      while folder != "/" {
        state.folders.insert(folder)
        folder = Self.folder(of: folder)
      }
    }
  }

  package func canonicalPath(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  package func info(_ path: String) -> FileInfo? {
    let path = canonicalPath(path)
    return state.withLock { state in
      if let file = state.files[path] {
        return FileInfo(kind: .file, version: Self.version(of: file), isReadable: true)
      }
      guard state.folders.contains(path) else { return nil }
      let version = FileVersion(device: 0, number: 0, size: 0)
      return FileInfo(kind: .folder, version: version, isReadable: true)
    }
  }

  package func read(
    _ path: String, sizeLimit: Int
  ) throws(FileSystemError) -> [UInt8] {
    let path = canonicalPath(path)
    return try state.withLock { (state) throws(FileSystemError) in
      guard let file = state.files[path] else {
        throw state.folders.contains(path) ? .isFolder : .notFound
      }
      guard file.bytes.count <= sizeLimit else { throw .tooLarge }
      return file.bytes
    }
  }

  package func list(_ folder: String) throws(FileSystemError) -> [String] {
    let folder = canonicalPath(folder)
    return try state.withLock { (state) throws(FileSystemError) in
      guard state.folders.contains(folder) else {
        throw state.files[folder] == nil ? .notFound : .notReadable
      }
      let paths = Array(state.files.keys) + state.folders.subtracting(["/"])
      return paths.filter { Self.folder(of: $0) == folder }.map { Self.name(of: $0) }.sorted()
    }
  }

  package func newFile(
    _ path: String, beneath root: String?
  ) throws(FileSystemError) -> NewFile {
    NewFile(path: path) { [self] (bytes) throws(FileSystemError) in try create(file: path, bytes) }
  }

  private func create(
    file path: String, _ bytes: [UInt8]
  ) throws(FileSystemError) -> FileVersion {
    let path = canonicalPath(path)
    return try state.withLock { (state) throws(FileSystemError) in
      guard state.files[path] == nil, !state.folders.contains(path) else { throw .exists }
      guard state.folders.contains(Self.folder(of: path)) else { throw .noParentFolder }
      state.lastNumber += 1
      let file = File(bytes: bytes, number: state.lastNumber)
      state.files[path] = file
      return Self.version(of: file)
    }
  }

  package func replaceEnd(
    of path: String, from offset: Int, with bytes: [UInt8], expecting version: FileVersion
  ) throws(FileSystemError) -> FileVersion {
    let path = canonicalPath(path)
    return try state.withLock { (state) throws(FileSystemError) in
      guard var file = state.files[path], Self.version(of: file) == version else {
        throw .changed
      }
      guard offset <= file.bytes.count else { throw .notWritable }
      file.bytes.replaceSubrange(offset..., with: bytes)
      state.files[path] = file
      return Self.version(of: file)
    }
  }

  package func remove(_ path: String, expecting version: FileVersion) {
    if info(path)?.version == version { remove(path) }
  }

  package func replace(
    _ path: String, with bytes: [UInt8], expecting old: [UInt8]?
  ) throws(FileSystemError) {
    let path = canonicalPath(path)
    try state.withLock { (state) throws(FileSystemError) in
      guard let file = state.files[path] else { throw .notWritable }
      guard old == nil || old == file.bytes else { throw .changed }
      state.files[path]?.bytes = bytes
    }
  }

  private static func version(of file: File) -> FileVersion {
    FileVersion(device: 0, number: file.number, size: file.bytes.count)
  }

  private static func folder(of path: String) -> String {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }

  private static func name(of path: String) -> String {
    String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
  }
}
