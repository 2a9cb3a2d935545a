import ShellCore

/// Restricts the process of a session in which somebody plays a scenario, or reads a log or a state, that nobody has trusted. The session
/// stays restricted: what the file has started goes on running. See ``RestrictedProcess``.
@MainActor
enum RestrictedSession {
  /// The path of the session's journal; `nil` for a journal in memory.
  private static var journal: String?

  /// The journal of a new session, or of the session of the worker that this process replaces. If that session was restricted, so is
  /// this process, before it reads the journal.
  static func journal(of session: Session, isOnDisk: Bool) -> PromptRecovery? {
    if Supervision.isReplacement { requireResumption(of: nil) } else { RestrictionMark.forget() }
    return keepWriting(PromptRecovery(of: session, isOnDisk: isOnDisk))
  }

  /// The same for a session of another program.
  static func journal(of session: Session, resuming path: String) -> PromptRecovery? {
    if !Supervision.isReplacement { RestrictionMark.forget() }
    requireResumption(of: path)
    return keepWriting(PromptRecovery(of: session, resuming: path))
  }

  /// The process writes the journal, also if it is restricted later.
  private static func keepWriting(_ opened: PromptRecovery?) -> PromptRecovery? {
    journal = opened?.path ?? journal
    journal.map { RestrictedProcess.keepWriting($0) }
    return opened
  }

  /// Ends the program if the session was restricted, and the kernel cannot restrict this process.
  private static func requireResumption(of path: String?) {
    guard !resume(journal: path) else { return }
    let text = ChosenLanguage.current.said(
      "the kernel could not restrict this process, so the session does not continue")
    Descriptors.writeAll(Array("error: \(text)\n".utf8), to: STDERR_FILENO)
    CurrentProgram.exit(1)
  }

  /// Restricts this process, unless the file is the user's or the program's own, or is where the process may write anyway.
  ///
  /// - Parameters:
  ///   - file: The path of the scenario, the log, or the state, without links.
  ///   - files: Files that the session goes on writing.
  /// - Returns: `false` if the kernel can restrict processes, but not this one.
  static func begin(_ file: String, writing files: [String]) -> Bool {
    let folder = ScenarioFile.folder(of: file), folders = RestrictedProcess.folders
    guard !isTrusted(file), !TrustedPaths(folders ?? []).contains(folder) else { return true }
    guard KernelReach.isEnforced else {
      RestrictedProcess.warn()
      return true
    }
    // A process that is restricted already cannot write it, and has a stricter one.
    let mark = RestrictionMark(file: file, files: files, journal: journal)
    guard folders != nil || mark.write() else { return false }
    files.forEach { RestrictedProcess.keepWriting($0) }
    return restrict(writing: [folder])
  }

  /// Restricts this process before it reads the journal of a session that was restricted, because the session could have written
  /// whatever the journal contains.
  ///
  /// - Parameter journal: The journal of another program's session; `nil` for the session of the worker that this process replaces.
  /// - Returns: `false` if the session may not be continued.
  private static func resume(journal other: String?) -> Bool {
    let place = other.map(RestrictionMark.place(ofJournal:)) ?? RestrictionMark.placeOfProgram
    guard let mark = place.flatMap(RestrictionMark.init(at:)), !isTrusted(mark.file) else {
      return true
    }
    guard KernelReach.isEnforced else {
      RestrictedProcess.warn()
      return true
    }
    // The next worker of this program has to know it as well.
    guard other == nil || mark.write() else { return false }
    journal = mark.journal ?? other
    journal.map { RestrictedProcess.keepWriting($0) }
    return restrict(writing: [ScenarioFile.folder(of: mark.file)] + mark.files)
  }

  private static func restrict(writing paths: [String]) -> Bool {
    let progress = LearnerFiles(environment: ProcessInfo.processInfo.environment).path
    progress.map(RestrictedProcess.keepWriting(own:))
    return RestrictedProcess.restrict(
      writing: paths, starting: [.compiler, .attempts, .typing, .symbolizer])
  }

  private static func isTrusted(_ path: String) -> Bool {
    var trusted = TrustedPaths.ofUser()
    // What was pasted was typed, and the file that keeps it is one that no restricted process writes.
    for path in [CourseFolder.library, PastedLogs.path].compactMap(\.self) {
      trusted.add(LocalFileSystem().canonicalPath(path))
    }
    return trusted.contains(path)
  }
}
