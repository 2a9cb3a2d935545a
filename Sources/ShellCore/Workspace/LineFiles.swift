/// The files that the running line can name, as far as the session's permissions reach.
@MainActor
struct LineFiles {
  let workspace: Workspace

  var gate: FileGate {
    FileGate(
      workspace.store, reading: reading, writing: writing,
      kernel: kernelFolders.map { .below($0) } ?? .everything)
  }

  private var kernelFolders: [String]? { workspace.permissions.kernelFolders() }

  private var writing: FileGate.Reach {
    guard workspace.permissions.writesFiles else { return .nothing }
    return workspace.isInScenario ? .below([ownFolder]) : .everything
  }

  private var reading: FileGate.Reach {
    guard workspace.isInScenario, let trusted = workspace.permissions.trusted() else {
      return .everything
    }
    let folders = [readableFolder] + [workspace.library].compactMap { $0 }
    return .below(folders.map(workspace.files.canonicalPath) + trusted.paths)
  }

  /// The folder of the scenario, without links.
  private var ownFolder: String { workspace.files.canonicalPath(workspace.folder ?? ".") }

  /// The folder of the outermost scenario.
  var readableFolder: String {
    let folders = workspace.replaying.outerFolders + [workspace.folder]
    // The first one is that of the prompt, unless the program plays the scenario.
    let isFirst = workspace.permissions.playsScenario
    return (isFirst ? folders.first : folders.dropFirst().first ?? workspace.folder)
      .flatMap { $0 } ?? "."
  }

  private func path(of argument: PathArgument) -> String {
    argument.path(in: workspace.folder, home: workspace.home)
  }

  /// Throws if the running line comes from a scenario that may not compile these files.
  func checkTrust(_ argument: FileArgument) throws {
    guard workspace.isInScenario, let trusted = workspace.permissions.trusted() else { return }
    let paths = argument.canonicalPaths(
      in: workspace.folder, home: workspace.home, workspace.files)
    guard let path = paths.first(where: { !trusted.contains($0) }) else { return }
    throw InputError(
      .untrusted, "the scenario would run the code of \(path), which is not trusted",
      in: argument.line, at: argument.pathOffset,
      hint: "expected a file in a trusted folder: `tca trust FOLDER` trusts one")
  }

  /// The file that the running line creates. A line of a scenario creates it only in the scenario's own folder.
  func newFile(_ argument: PathArgument, in line: String) throws -> NewFile {
    do throws(FileSystemError) {
      return try gate.newFile(path(of: argument))
    } catch {
      throw refusal(error, of: argument, in: line)
    }
  }

  func create(_ argument: PathArgument, _ text: String, in line: String) throws {
    let file = try newFile(argument, in: line)
    do throws(FileSystemError) {
      try file.create(Array(text.utf8))
    } catch {
      throw refusal(error, of: argument, in: line)
    }
  }

  /// The error of a line that cannot write the file that it names.
  func refusal(
    _ error: FileSystemError, of argument: PathArgument, in line: String
  ) -> InputError {
    guard case .forbidden = error else {
      return InputError(
        .file, error.reason(for: argument.text), in: line, at: argument.offset,
        hint: error == .changed ? nil : "expected the name of a new file")
    }
    if let folders = kernelFolders, !workspace.isInScenario, workspace.permissions.writesFiles {
      return Self.refusal(outside: folders, in: line, at: argument.offset)
    }
    guard workspace.permissions.writesFiles else {
      return InputError(
        .file, "no line of this session creates files", in: line, at: argument.offset,
        hint: "without the name of a file, the text is shown")
    }
    return InputError(
      .file, "a scenario creates files only in its own folder", in: line, at: argument.offset,
      hint: "expected a path inside \(ownFolder)")
  }

  /// Throws unless the running line may write to any folder.
  func checkWritesFolders(_ argument: CommandArgument) throws {
    do throws(FileSystemError) {
      try gate.requireEverything(for: .folder)
    } catch {
      throw Self.refusal(outside: kernelFolders ?? [], in: argument.line, at: argument.offset)
    }
  }

  /// What somebody types can do less after it has named a file that is not trusted.
  private static func refusal(
    outside folders: [String], in line: String, at offset: Int
  ) -> InputError {
    let folders = folders.joined(separator: ", ")
    return InputError(
      .file, "this session uses files that are not trusted, so it writes only in their folder",
      in: line, at: offset,
      hint: folders.isEmpty
        ? "after `tca trust FOLDER`, `tca resume` continues the session without this limit"
        : "expected a path inside \(folders); after `tca trust FOLDER`, `tca resume` continues the session without this limit"
    )
  }

  /// Lets the kernel restrict this process before somebody's line plays a scenario, or reads a log or a state, that is not trusted.
  func restrictProcess(before argument: PathArgument, in line: String) throws {
    let path = workspace.files.canonicalPath(path(of: argument))
    try restrictProcess(before: path, argument, in: line)
  }

  /// The same for a file whose path without links is known.
  func restrictProcess(before path: String, _ argument: PathArgument, in line: String) throws {
    let written = [workspace.permissions.recordedFile].compactMap(\.self)
    guard !workspace.isInScenario, !workspace.permissions.restrict(path, written) else { return }
    throw InputError(
      .file, "the kernel could not restrict this process, so \(argument.text) was not opened",
      in: line, at: argument.offset,
      hint: "expected a file in a trusted folder: `tca trust FOLDER` trusts one")
  }

  /// The contents of a file that the running line reads. A line of a scenario that is not trusted reads only files in the folder of
  /// the scenario and in trusted folders: what it shows could leave the machine with its output.
  ///
  /// - Parameters:
  ///   - sizeLimit: The size in bytes of the largest file that is read.
  ///   - hint: What was expected.
  func bytes(
    of argument: PathArgument, sizeLimit: Int, in line: String, hint: String
  ) throws -> [UInt8] {
    do throws(FileSystemError) {
      let file = try gate.file(path(of: argument))
      return try file.bytes(sizeLimit: sizeLimit)
    } catch {
      let reason =
        error == .forbidden(.reads) ? Self.readsOnlyOwnFiles : error.reason(for: argument.text)
      throw InputError(.file, reason, in: line, at: argument.offset, hint: hint)
    }
  }

  /// Lets lines run that the files of a course contain. They create no files.
  func playingLesson<R>(_ lines: () async throws -> R) async rethrows -> R {
    let writesFiles = workspace.permissions.writesFiles
    workspace.permissions.writesFiles = false
    defer { workspace.permissions.writesFiles = writesFiles }
    return try await lines()
  }

  static let readsOnlyOwnFiles =
    "a scenario reads only files in its own folder and in trusted folders"
}
