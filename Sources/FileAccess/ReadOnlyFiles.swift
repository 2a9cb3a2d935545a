import Reflection

/// Files of another file system, of which none can be written.
package protocol ReadOnlyFiles: WritableFileSystem {
  var files: any FileSystem { get }
}

extension ReadOnlyFiles {
  package func canonicalPath(_ path: String) -> String { files.canonicalPath(path) }

  package func newFile(
    _ path: String, beneath root: String?
  ) throws(FileSystemError) -> NewFile {
    throw .forbidden(.creates)
  }

  package func replaceEnd(
    of path: String, from offset: Int, with bytes: [UInt8], expecting version: FileVersion
  ) throws(FileSystemError) -> FileVersion {
    throw .forbidden(.replaces)
  }

  package func remove(_ path: String, expecting version: FileVersion) {}

  package func replace(
    _ path: String, with bytes: [UInt8], expecting old: [UInt8]?
  ) throws(FileSystemError) {
    throw .forbidden(.replaces)
  }

  package var programInitializers: Initializers { files.programInitializers }
}
