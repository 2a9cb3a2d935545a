/// What a line does with a file that it names.
package enum FileUse: String, Sendable, CaseIterable {
  case reads
  /// The file does not exist yet.
  case creates
  case replaces
  /// Files of the folder are created and changed.
  case folder
  /// The file is code, which is compiled and runs.
  case program
}

/// The only way from a path that a line names to a file.
///
/// A command does not open paths. It asks the gate, which knows what the session's permissions reach, for a ``ReadableFile``, a
/// ``NewFile``, or an ``OwnFile``.
package struct FileGate: Sendable {
  package enum Reach: Sendable, Equatable {
    case everything
    /// What is in these folders, whose paths contain no symbolic links. The first one is where files are created.
    case below([String])
    case nothing

    /// Whether a path without symbolic links can be used.
    func contains(_ path: String) -> Bool {
      switch self {
      case .everything: true
      case .below(let folders):
        folders.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
      case .nothing: false
      }
    }
  }

  private let files: any WritableFileSystem
  private let reading: Reach
  private let writing: Reach
  private let kernel: Reach

  /// - Parameters:
  ///   - writing: What the running line may write.
  ///   - kernel: What the kernel lets this process write, also for a line that may write everything.
  package init(
    _ files: any WritableFileSystem, reading: Reach, writing: Reach, kernel: Reach = .everything
  ) {
    self.files = files
    self.reading = reading
    self.writing = writing
    self.kernel = kernel
  }

  /// What the command that runs has declared. `nil` outside of commands.
  @TaskLocal package static var declared: Set<FileUse>?

  /// A command that has forgotten to declare a use is not tested with it, so it does not get it either.
  private func check(_ use: FileUse) {
    precondition(
      Self.declared?.contains(use) ?? true, "the command does not declare that it \(use)")
  }

  /// A file that a line reads.
  ///
  /// - Throws: ``FileSystemError/forbidden(_:)``
  package func file(_ path: String) throws(FileSystemError) -> ReadableFile {
    check(.reads)
    guard reading != .everything else { return ReadableFile(path: path, files: files) }
    // The path without links, so that none that is made in the meantime leads elsewhere.
    let canonical = files.canonicalPath(path)
    guard reading.contains(canonical) else { throw .forbidden(.reads) }
    return ReadableFile(path: canonical, files: files)
  }

  /// A file that a line creates.
  ///
  /// - Throws: ``FileSystemError/forbidden(_:)``, or the reason why the folder cannot be opened.
  package func newFile(_ path: String) throws(FileSystemError) -> NewFile {
    check(.creates)
    guard writing != .everything else {
      try checkKernel(path, for: .creates)
      return try files.newFile(path, beneath: nil)
    }
    let canonical = files.canonicalPath(path)
    guard case .below(let folders) = writing, let root = folders.first, canonical != root,
      writing.contains(canonical)
    else { throw .forbidden(.creates) }
    return try files.newFile(canonical, beneath: root)
  }

  /// A file that a line has created and that its session goes on writing.
  ///
  /// - Throws: ``FileSystemError/forbidden(_:)`` unless the line may write every file, and the kernel lets the process write this one.
  package func ownFile(_ path: String) throws(FileSystemError) -> OwnFile {
    check(.replaces)
    guard writing == .everything else { throw .forbidden(.replaces) }
    try checkKernel(path, for: .replaces)
    return OwnFile(path: path, files: files)
  }

  /// Throws ``FileSystemError/forbidden(_:)`` unless a line may do something with every file.
  package func requireEverything(for use: FileUse) throws(FileSystemError) {
    check(use)
    guard writing == .everything, kernel == .everything else { throw .forbidden(use) }
  }

  /// The kernel would refuse it anyway, but not say why.
  private func checkKernel(_ path: String, for use: FileUse) throws(FileSystemError) {
    guard kernel == .everything || kernel.contains(files.canonicalPath(path)) else {
      throw .forbidden(use)
    }
  }
}

/// A file that the permissions of a session allow to read.
package struct ReadableFile: Sendable {
  /// The path, for messages and for the files that the file names. It opens nothing.
  package let path: String
  private let files: any WritableFileSystem

  fileprivate init(path: String, files: any WritableFileSystem) {
    self.path = path
    self.files = files
  }

  /// Reads the whole file; see ``FileSystem/read(_:sizeLimit:)``.
  package func bytes(sizeLimit: Int) throws(FileSystemError) -> [UInt8] {
    try files.read(path, sizeLimit: sizeLimit)
  }
}

/// A file that a session has created and goes on writing.
package struct OwnFile: Sendable {
  private let path: String
  private let files: any WritableFileSystem

  fileprivate init(path: String, files: any WritableFileSystem) {
    self.path = path
    self.files = files
  }

  /// Creates the file, which must not exist yet.
  package func create() throws(FileSystemError) -> FileVersion { try files.create(path) }

  /// The version of the file now; `nil` if it does not exist.
  package var version: FileVersion? { files.info(path)?.version }

  package func bytes() throws(FileSystemError) -> [UInt8] { try files.read(path) }

  /// See ``WritableFileSystem/replaceEnd(of:from:with:expecting:)``.
  package func replaceEnd(
    from offset: Int, with bytes: [UInt8], expecting version: FileVersion
  ) throws(FileSystemError) -> FileVersion {
    try files.replaceEnd(of: path, from: offset, with: bytes, expecting: version)
  }

  /// See ``WritableFileSystem/remove(_:expecting:)``.
  package func remove(expecting version: FileVersion) { files.remove(path, expecting: version) }
}
