/// The files of one folder, for a session that only reads. Nothing outside it can be read, also not through symbolic links.
package struct FolderFileSystem: ReadOnlyFiles {
  package let files: any FileSystem
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

  package func read(_ path: String, sizeLimit: Int) throws(FileSystemError) -> [UInt8] {
    guard contains(path) else { throw .outside(folder: root) }
    // Without links, so that none that is made in the meantime leads outside.
    return try files.read(files.canonicalPath(path), sizeLimit: sizeLimit)
  }

  package func list(_ folder: String) throws(FileSystemError) -> [String] {
    guard contains(folder) else { throw .outside(folder: root) }
    return try files.list(folder)
  }
}
