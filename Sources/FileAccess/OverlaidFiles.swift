/// The files of another file system, with other contents in one of them. Nothing can be written.
package struct OverlaidFiles: ReadOnlyFiles {
  package let files: any FileSystem
  private let path: String
  private let bytes: [UInt8]

  /// - Parameters:
  ///   - path: A file that exists.
  ///   - text: What is read in place of its contents.
  package init(_ files: any FileSystem, with path: String, containing text: String) {
    self.files = files
    self.path = files.canonicalPath(path)
    bytes = Array(text.utf8)
  }

  private func isOverlaid(_ path: String) -> Bool { files.canonicalPath(path) == self.path }

  package func info(_ path: String) -> FileInfo? {
    guard var info = files.info(path), isOverlaid(path) else { return files.info(path) }
    // Files of the same size with other contents are other versions.
    let number = bytes.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    info.version = FileVersion(device: info.version.device, number: number, size: bytes.count)
    return info
  }

  package func read(_ path: String, sizeLimit: Int) throws(FileSystemError) -> [UInt8] {
    guard isOverlaid(path) else { return try files.read(path, sizeLimit: sizeLimit) }
    guard bytes.count <= sizeLimit else { throw .tooLarge }
    return bytes
  }

  package func list(_ folder: String) throws(FileSystemError) -> [String] {
    try files.list(folder)
  }
}
