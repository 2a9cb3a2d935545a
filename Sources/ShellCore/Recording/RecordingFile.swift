/// A file that is written at its end.
struct RecordingFile {
  private let path: String
  private let files: any FileSystem
  private var version: FileVersion

  /// Creates a file, which must not exist yet.
  init(new path: String, in files: any FileSystem) throws(FileSystemError) {
    self.path = path
    self.files = files
    version = try files.create(path)
  }

  /// Writes text at the end. If that fails, the file is unchanged.
  ///
  /// - Throws: ``FileSystemError/changed`` if another program has changed or removed the file.
  mutating func add(_ addition: RecordingText.Addition) throws(FileSystemError) {
    version = try files.replaceEnd(
      of: path, from: version.size - addition.replaced, with: Array(addition.text.utf8),
      expecting: version)
  }
}
