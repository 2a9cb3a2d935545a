import ShellCore

/// What the kernel leaves to this process once it plays what nobody has trusted: writing in some folders and in the program's own state,
/// and starting a few programs. ``KernelReach`` enforces it, behind ``FileGate``, until the process ends.
@MainActor
enum RestrictedProcess {
  /// The folders, without links, in which files can be created; `nil` if the process is not restricted.
  private(set) static var folders: [String]?
  /// Files and folders that the process has been writing since before.
  private static var kept: [String] = []

  /// The process goes on writing a file, also if it is restricted later.
  static func keepWriting(_ path: String) { kept.append(path) }

  /// The same for a file of the program's own. It is created, because nothing can be created in its folder later.
  static func keepWriting(own path: String) {
    try? FileManager.default.createDirectory(
      atPath: ScenarioFile.folder(of: path), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
    if file >= 0 { close(file) }
    keepWriting(path)
  }

  /// Restricts the process.
  ///
  /// - Parameters:
  ///   - paths: Folders and files that can be written.
  ///   - programs: Programs that can be started.
  /// - Returns: Whether the kernel enforces it.
  static func restrict(writing paths: [String], starting programs: HelperPrograms) -> Bool {
    guard KernelReach.isEnforced else { return false }
    let environment = ProcessInfo.processInfo.environment
    if programs.contains(.compiler) { SwiftToolchain.provideModules(for: .ofThisProgram) }
    let temporary = programs.isSubset(of: .symbolizer) ? nil : temporaryFolder()
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
      HistoryFile.ofPrompt.map(keepWriting(own:))
    }
    let own = [temporary, Supervision.scratch].compactMap { $0 }
    let reach = KernelReach(
      writable: paths + own + devices + kept, programs: programs.paths(environment: environment))
    guard reach.restrictProcess() else { return false }
    let files = LocalFileSystem()
    let added = paths.map(files.canonicalPath)
    folders = folders.map { Self.common($0, added) } ?? added
    return true
  }

  /// The folder for temporary files, and for the modules of the compiler.
  private static func temporaryFolder() -> String? {
    TemporaryFolder.useOwn(
      UserFolder.cache.path(of: "restricted"),
      prefix: SwiftToolchain.scratchPrefix)
  }

  /// The kernel allows what all restrictions allow.
  private static func common(_ some: [String], _ others: [String]) -> [String] {
    let (inSome, inOthers) = (TrustedPaths(some), TrustedPaths(others))
    return TrustedPaths(some.filter(inOthers.contains) + others.filter(inSome.contains)).paths
  }

  private static let devices = ["/dev/null", "/dev/tty"]
}

// What begins later, and what is said if nothing can be restricted.
extension RestrictedProcess {
  private static var planned: (() -> Void)?

  /// Restricts the process once the user has answered whether code may run: the answer can be kept in the user's configuration.
  static func plan(_ restriction: @escaping () -> Void) { planned = restriction }

  /// The question is answered.
  static func beginAsPlanned() {
    planned?()
    planned = nil
  }

  private static var hasWarned = false

  /// Says once that the kernel cannot restrict processes.
  static func warn() {
    guard !hasWarned else { return }
    hasWarned = true
    let text = ChosenLanguage.current.said(
      "this system has no Landlock, so only the program itself keeps scenarios from other files")
    Descriptors.writeAll(Array("note: \(text)\n".utf8), to: STDERR_FILENO)
  }
}
