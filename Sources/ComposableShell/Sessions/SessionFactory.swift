import ShellCore

/// Creates the sessions of this program.
enum SessionFactory {
  /// The features that the program can load.
  @TaskLocal static var features: [Feature] = []

  /// The Swift files of these features.
  @TaskLocal static var sources: [(name: String, text: String)] = []

  /// Creates a session that can also load files.
  ///
  /// - Parameters:
  ///   - folder: The folder that paths are relative to; nil for the folder in which the program runs.
  ///   - trust: What the scenario that is played may run; nil for a session at a prompt.
  ///   - recovery: What follows the lines of a scenario.
  @MainActor
  static func makeSession(
    in folder: String? = nil, _ trust: ScenarioTrust? = nil, _ recovery: ScenarioRecovery? = nil
  ) -> Session {
    let session = Session(features: features, folder: folder, files: LocalFileSystem())
    session.recoveryLog = recovery?.log
    session.workspace.sources = sources
    session.workspace.permissions = trust?.permissions ?? promptPermissions
    session.workspace.limitsSearchTime = trust == nil
    session.workspace.loader = .caching
    session.workspace.library = CourseFolder.library
    session.workspace.home = ProcessInfo.processInfo.environment["HOME"]
    return session
  }

  /// Creates the session of a prompt, with the course, rooms, and the language of the user.
  @MainActor
  static func makePromptSession() -> Session {
    let session = makeSession()
    session.learning.source = CourseFolder.source()
    session.display.language = ChosenLanguage.current
    session.room.host = LocalRoomHost()
    return session
  }

  /// Creates a session that sees no files outside a folder.
  ///
  /// - Parameter compiles: Whether it can load Swift files of the folder.
  @MainActor
  static func makeSession(in files: FolderFileSystem, compiles: Bool) -> Session {
    let session = Session(features: features, folder: files.root, files: files)
    session.workspace.loader = compiles ? .caching : nil
    session.workspace.permissions.writesFiles = false
    return session
  }

  /// What a scenario may do that is replayed at a prompt.
  private static var promptPermissions: ScenarioPermissions {
    var permissions = ScenarioPermissions()
    permissions.trusted = { .ofUser() }
    permissions.kernelFolders = { RestrictedProcess.folders }
    permissions.restrict = { RestrictedSession.begin($0, writing: $1) }
    return permissions
  }
}
