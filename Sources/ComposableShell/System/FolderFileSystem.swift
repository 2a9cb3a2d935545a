import FileAccess
import Reflection

/// The files of one folder. Nothing outside it can be read or written, also not through symbolic links.
package struct FolderFileSystem: FileSystem {
  private let files: any FileSystem
  /// The folder without symbolic links.
  package let root: String

  package init(_ folder: String, of files: any FileSystem) {
    self.files = files
    root = files.canonicalPath(folder)
  }

  private func contains(_ path: String) -> Bool {
    let path = files.canonicalPath(path)
    return path == root || path.hasPrefix(root == "/" ? "/" : root + "/")
  }

  package func info(_ path: String) -> FileInfo? { contains(path) ? files.info(path) : nil }

  package func canonicalPath(_ path: String) -> String { files.canonicalPath(path) }

  package func read(_ path: String, sizeLimit: Int) throws(FileSystemError) -> [UInt8] {
    guard contains(path) else { throw .outside(folder: root) }
    // Without links, so that none that is made in the meantime leads outside.
    return try files.read(files.canonicalPath(path), sizeLimit: sizeLimit)
  }

  package func list(_ folder: String) throws(FileSystemError) -> [String] {
    guard contains(folder) else { throw .outside(folder: root) }
    return try files.list(folder)
  }

  package func create(
    _ path: String, _ bytes: [UInt8], followsLinks: Bool
  ) throws(FileSystemError) -> FileVersion {
    guard contains(path) else { throw .notWritable }
    return try files.create(files.canonicalPath(path), bytes, followsLinks: false)
  }

  package func replaceEnd(
    of path: String, from offset: Int, with bytes: [UInt8], expecting version: FileVersion
  ) throws(FileSystemError) -> FileVersion {
    guard contains(path) else { throw .notWritable }
    return try files.replaceEnd(of: path, from: offset, with: bytes, expecting: version)
  }

  package func remove(_ path: String, expecting version: FileVersion) {
    if contains(path) { files.remove(path, expecting: version) }
  }

  package func replace(
    _ path: String, with bytes: [UInt8], expecting old: [UInt8]?
  ) throws(FileSystemError) {
    guard contains(path) else { throw .notWritable }
    try files.replace(path, with: bytes, expecting: old)
  }

  package var programInitializers: Initializers { files.programInitializers }
}
