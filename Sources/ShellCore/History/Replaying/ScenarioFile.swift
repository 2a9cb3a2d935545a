package enum ScenarioFile {
  /// Why a file cannot be used.
  package enum Failure: Error, Equatable {
    /// The file cannot be read, for this reason.
    case unreadable(String)
    /// The file cannot be written, for this reason.
    case unwritable(String)
    /// The file is not a valid scenario.
    case faulty(ScenarioSyntaxError)
    /// A command has ended the process that played it, with this error.
    case crashed(line: Int, String)
  }

  /// The size in bytes of the largest scenario.
  static let sizeLimit = 10_000_000
  /// The largest number of files and folders in a folder that is searched for scenarios.
  static let entryLimit = 100_000

  /// Reads a scenario.
  ///
  /// - Parameter isAllowed: Whether a scenario may contain a command.
  static func read(
    _ path: String, in files: any FileSystem, isAllowed: @escaping (String) -> Bool
  ) throws(Failure) -> Scenario {
    try scenario(try bytes(path, files), path, isAllowed)
  }

  static func scenario(
    _ bytes: [UInt8], _ path: String, _ isAllowed: @escaping (String) -> Bool
  ) throws(Failure) -> Scenario {
    do {
      return try ScenarioReader.read(bytes, path: path, isAllowed: isAllowed)
    } catch {
      throw .faulty(error)
    }
  }

  /// Replaces the bytes of a scenario atomically. The file keeps its permissions, and links to it stay
  /// links to it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: The new bytes.
  ///   - old: The bytes that the file must still contain, so that no other change is lost.
  package static func replace(
    _ path: String, with bytes: [UInt8], expecting old: [UInt8], in files: any WritableFileSystem
  ) throws(Failure) {
    do {
      try files.replace(path, with: bytes, expecting: old)
    } catch .changed {
      throw .unwritable("`\(path)` was changed by another program in the meantime; try again")
    } catch {
      throw .unwritable(error.reason(for: path))
    }
  }

  /// Returns the folder to which paths in a file are relative.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the scenarios at a path: the file itself or, for a folder, all Markdown files in it and
  /// its subfolders that contain a transcript or an invalid one, sorted by name.
  ///
  /// Hidden files and folders, whose names start with a dot, are skipped.
  package static func scenarios(
    in path: String, of files: any FileSystem, entryLimit: Int = entryLimit
  ) throws(Failure) -> [String] {
    guard let info = files.info(path) else { return [path] }
    guard info.kind == .folder else {
      guard !path.hasSuffix(".swift") else {
        throw .unreadable(
          "`\(path)` is a Swift file; expected a scenario, which is a Markdown file")
      }
      return [path]
    }
    guard info.isReadable else { throw .unreadable("`\(path)` cannot be read") }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    let scenarios = try markdownFiles(in: path, files, entryLimit).map { prefix + $0 }.filter {
      guard let scenario = try? read($0, in: files, isAllowed: { _ in true }) else { return true }
      return scenario.stepCount > 0
    }
    guard !scenarios.isEmpty else {
      throw .unreadable("`\(path)` contains no file with a transcript")
    }
    return scenarios
  }

  private static func markdownFiles(
    in folder: String, _ files: any FileSystem, _ entryLimit: Int
  ) throws(Failure) -> [String] {
    do {
      return try files.files(in: folder, entryLimit: entryLimit).filter { $0.hasSuffix(".md") }
    } catch .tooManyEntries {
      throw .unreadable(
        "`\(folder)` contains more than \(entryLimit) files; specify a smaller folder")
    } catch {
      throw .unreadable(error.reason(for: folder))
    }
  }

  /// Reads the bytes of a scenario that the command line names.
  private static func bytes(_ path: String, _ files: any FileSystem) throws(Failure) -> [UInt8] {
    do {
      return try files.read(path, sizeLimit: sizeLimit)
    } catch {
      throw .unreadable(reason(for: error, path))
    }
  }

  /// Reads the bytes of a scenario that a line names.
  static func bytes(
    _ path: String, through gate: FileGate
  ) throws(FileSystemError) -> [UInt8] {
    try gate.file(path).bytes(sizeLimit: sizeLimit)
  }

  /// Why a scenario cannot be read.
  static func reason(for error: FileSystemError, _ path: String) -> String {
    guard error == .tooLarge else { return error.reason(for: path) }
    return "`\(path)` is larger than \(sizeLimit / 1_000_000) MB, the limit for a scenario"
  }
}

extension ScenarioFile.Failure {
  /// The failure as lines of text: `file: error: ...` or `file:line: error: ...`.
  package func text(for path: String) -> String {
    switch self {
    case .unreadable(let reason), .unwritable(let reason): "\(path): error: \(reason)"
    case .faulty(let error): error.text.trimmingWhitespace
    case .crashed(let line, let error):
      "\(path):\(line): \(error.split(separator: "\n").first ?? ""); nothing was changed"
    }
  }
}
