import Reflection

/// Files that can be read. Outside of this module, nothing accesses the machine's files by name, except for the files that
/// `FileOpeningTests` lists with the reason.
///
/// Paths are absolute, or relative to the folder in which the program runs. Nothing waits for input: pipes and devices are
/// refused.
package protocol FileSystem: Sendable {
  /// Returns what is at a path, following symbolic links; `nil` if the path does not exist.
  func info(_ path: String) -> FileInfo?

  /// Returns the absolute path of a file without symbolic links, `.` and `..`.
  func canonicalPath(_ path: String) -> String

  /// Reads a whole file.
  ///
  /// - Parameter sizeLimit: The size in bytes of the largest file that is read.
  /// - Throws: ``FileSystemError/notFound``, ``FileSystemError/isFolder``, ``FileSystemError/notRegular``,
  ///   ``FileSystemError/notReadable`` or ``FileSystemError/tooLarge``.
  func read(_ path: String, sizeLimit: Int) throws(FileSystemError) -> [UInt8]

  /// Returns the names of the entries of a folder, sorted.
  func list(_ folder: String) throws(FileSystemError) -> [String]

  /// The initializers that the running program declares, read from its files.
  var programInitializers: Initializers { get }
}

/// What is at a path.
package struct FileInfo: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case file, folder
    /// A pipe, a socket or a device.
    case special
  }

  package var kind: Kind
  package var version: FileVersion
  /// Whether this program may read the file, or list the folder.
  package var isReadable: Bool

  /// When the contents changed last, in nanoseconds since 1970; 0 if the file system does not know.
  package var modified = 0
}

/// Identifies a file and how much it contains. Two versions differ if the file was replaced, extended or cut off.
package struct FileVersion: Sendable, Hashable {
  /// The number of the device that holds the file, and the number of the file on it.
  package var device: UInt64
  package var number: UInt64
  /// In bytes.
  package var size: Int
}

/// Why a file could not be read or written.
package enum FileSystemError: Error, Hashable, Sendable {
  case notFound
  /// The path leads out of the only folder whose files are read.
  case outside(folder: String)
  /// The permissions of the session do not allow it.
  case forbidden(FileUse)
  case isFolder
  /// A pipe, a socket or a device.
  case notRegular
  case notReadable
  case exists
  case noParentFolder
  case notWritable
  /// The file is not as the caller left it.
  case changed
  case tooLarge
  /// A folder contains more entries than the caller wants to read.
  case tooManyEntries

  /// The reason in a sentence without its period: "the file `a.md` does not exist".
  package func reason(for path: String) -> String {
    switch self {
    case .notFound: "the file `\(path)` does not exist"
    case .outside(let folder):
      "`\(path)` leads out of `\(folder)`, and only files in this folder are read"
    case .forbidden(.reads): "`\(path)` cannot be read here"
    case .forbidden(.creates), .forbidden(.replaces), .forbidden(.folder):
      "`\(path)` cannot be written here"
    case .forbidden(.program): "`\(path)` cannot be run here"
    case .isFolder: "`\(path)` is a folder"
    case .notRegular: "`\(path)` is a pipe or a device; expected a file"
    case .notReadable: "`\(path)` cannot be read"
    case .exists: "`\(path)` already exists"
    case .noParentFolder: "the folder of `\(path)` does not exist"
    case .notWritable: "`\(path)` cannot be written"
    case .changed: "`\(path)` was changed or removed by another program"
    case .tooLarge: "`\(path)` is too large"
    case .tooManyEntries: "`\(path)` contains too many files"
    }
  }
}

extension FileSystem {
  package func isFolder(_ path: String) -> Bool { info(path)?.kind == .folder }

  /// Reads a whole file of any size.
  package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    try read(path, sizeLimit: .max)
  }

  /// Without the program's files, no initializers are known.
  package var programInitializers: Initializers { Initializers(executables: []) }

  /// Returns the paths of all files in a folder and its subfolders, relative to the folder, sorted.
  ///
  /// Hidden files and folders, whose names start with a dot, are skipped. Symbolic links to folders are not followed.
  ///
  /// - Parameters:
  ///   - entryLimit: The largest number of files and folders.
  ///   - skipped: The names of subfolders that are not listed.
  /// - Throws: ``FileSystemError/tooManyEntries``, or the reason why the folder cannot be listed.
  package func files(
    in folder: String, entryLimit: Int = .max, skipping skipped: Set<String> = []
  ) throws(FileSystemError) -> [String] {
    var walk = FolderWalk(files: self, entryLimit: entryLimit, skipped: skipped)
    try walk.list(folder, prefix: "")
    return walk.found.sorted()
  }
}

/// Lists the files of a folder and its subfolders.
private struct FolderWalk {
  let files: any FileSystem
  let entryLimit: Int
  let skipped: Set<String>
  /// The paths of the files, relative to the first folder.
  var found: [String] = []
  private var entryCount = 0

  init(files: any FileSystem, entryLimit: Int, skipped: Set<String>) {
    (self.files, self.entryLimit, self.skipped) = (files, entryLimit, skipped)
  }

  mutating func list(_ folder: String, prefix: String) throws(FileSystemError) {
    let canonical = files.canonicalPath(folder)
    for name in try files.list(folder) where !name.hasPrefix(".") {
      entryCount += 1
      guard entryCount <= entryLimit else { throw .tooManyEntries }
      let path = "\(folder)/\(name)"
      guard let info = files.info(path), info.kind == .folder else {
        found.append(prefix + name)
        continue
      }
      let isLink = files.canonicalPath(path) != (canonical == "/" ? "" : canonical) + "/" + name
      // A subfolder that cannot be listed has no files for this program.
      if !isLink, info.isReadable, !skipped.contains(name) {
        try list(path, prefix: prefix + name + "/")
      }
    }
  }
}
