/// A file that is written at its end.
struct RecordingFile {
  private let path: String
  private let files: any FileSystem
  private var target: Target

  private enum Target {
    case open(FileVersion)
    /// While a session is restored: what the file contained when the process that wrote it ended.
    case expected([UInt8])
  }

  /// Creates a file, which must not exist yet.
  init(new path: String, in files: any FileSystem) throws(FileSystemError) {
    self.path = path
    self.files = files
    target = .open(try files.create(path))
  }

  /// A file that another process has created. Until ``continueWriting()``, the file is not touched.
  init(restoring path: String, in files: any FileSystem) {
    self.path = path
    self.files = files
    target = .expected([])
  }

  /// Goes on with a file whose contents were restored.
  ///
  /// - Throws: ``FileSystemError/changed`` if the file contains something else.
  mutating func continueWriting() throws(FileSystemError) {
    guard case .expected(let bytes) = target else { return }
    guard try files.read(path) == bytes, let version = files.info(path)?.version else {
      throw .changed
    }
    target = .open(version)
  }

  /// Writes text at the end. If that fails, the file is unchanged; an empty one is removed.
  ///
  /// - Throws: ``FileSystemError/changed`` if another program has changed or removed the file.
  mutating func add(_ addition: RecordingText.Addition) throws(FileSystemError) {
    switch target {
    case .expected(let bytes):
      target = .expected(bytes.dropLast(addition.replaced) + Array(addition.text.utf8))
    case .open(let version):
      do throws(FileSystemError) {
        let new = try files.replaceEnd(
          of: path, from: version.size - addition.replaced, with: Array(addition.text.utf8),
          expecting: version)
        target = .open(new)
      } catch {
        // A full disk leaves no empty file.
        if version.size == 0 { files.remove(path, expecting: version) }
        throw error
      }
    }
  }
}
