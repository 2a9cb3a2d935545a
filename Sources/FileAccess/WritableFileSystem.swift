/// Files that can also be created and changed.
///
/// What a line names goes through ``FileGate``, which is given such files; the commands of the program's own command line, such as
/// `bless`, use the paths that somebody has typed there.
package protocol WritableFileSystem: FileSystem {
  /// Opens the folder of a file that does not exist yet.
  ///
  /// - Parameter root: A folder without symbolic links. The folder of the file is opened relative to the descriptor of this one,
  ///   and nothing on the way may be a link. `nil` if the file may be anywhere and its folders may be links.
  /// - Throws: ``FileSystemError/forbidden(_:)`` if the path does not begin with the root, ``FileSystemError/noParentFolder``, or
  ///   ``FileSystemError/notWritable``.
  func newFile(_ path: String, beneath root: String?) throws(FileSystemError) -> NewFile

  /// Writes the bytes from an offset on and ends the file after them. If that fails, the file is as it was.
  ///
  /// - Parameters:
  ///   - offset: At most the size of the file; the size itself appends.
  ///   - version: The version that the file must have.
  /// - Returns: The file's new version.
  /// - Throws: ``FileSystemError/changed`` if another program has changed or replaced the file, or
  ///   ``FileSystemError/notWritable``.
  func replaceEnd(
    of path: String, from offset: Int, with bytes: [UInt8], expecting version: FileVersion
  ) throws(FileSystemError) -> FileVersion

  /// Removes a file that has this version. Nothing happens if it has another one.
  func remove(_ path: String, expecting version: FileVersion)

  /// Replaces the contents of a file atomically: readers see the old bytes or the new bytes.
  ///
  /// The file keeps its permissions, and links to it stay links to it. A file with several hard links is overwritten in
  /// place, which is not atomic.
  ///
  /// - Parameter old: The bytes that the file must contain; `nil` replaces any contents.
  /// - Throws: ``FileSystemError/changed`` if the file contains other bytes, or ``FileSystemError/notWritable``.
  func replace(
    _ path: String, with bytes: [UInt8], expecting old: [UInt8]?
  ) throws(FileSystemError)
}

/// A file that does not exist yet, in a folder that is open.
package struct NewFile: Sendable {
  /// The path, for the names and the relative paths that the file contains. It opens nothing.
  package let path: String
  private let creation: @Sendable ([UInt8]) throws(FileSystemError) -> FileVersion

  init(
    path: String, creation: @escaping @Sendable ([UInt8]) throws(FileSystemError) -> FileVersion
  ) {
    self.path = path
    self.creation = creation
  }

  /// Creates the file. If the bytes cannot be written, it is removed.
  ///
  /// - Throws: ``FileSystemError/exists``, ``FileSystemError/noParentFolder`` or ``FileSystemError/notWritable``.
  @discardableResult
  package func create(_ bytes: [UInt8] = []) throws(FileSystemError) -> FileVersion {
    try creation(bytes)
  }
}

extension WritableFileSystem {
  /// Creates a file that does not exist yet, in a folder that may be a symbolic link.
  package func create(
    _ path: String, _ bytes: [UInt8] = []
  ) throws(FileSystemError) -> FileVersion {
    try newFile(path, beneath: nil).create(bytes)
  }

  /// Replaces the contents of a file, whatever they are.
  package func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
    try replace(path, with: bytes, expecting: nil)
  }
}
