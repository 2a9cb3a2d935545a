import ArgumentParser
import FileAccess
import Foundation
import ScenarioFormat
import SessionHistory

/// Decides when ``RestrictedProcess`` begins: at the start of a process whose command plays what nobody has trusted, or when somebody
/// replays such a scenario at a prompt.
@MainActor
enum ScenarioSandbox {
  /// Restricts this process if its arguments play files that nobody has trusted. Call it before threads exist.
  nonisolated static func enter(_ arguments: [String]) {
    MainActor.assumeIsolated { enterCommand(arguments) }
  }

  private static func enterCommand(_ arguments: [String]) {
    guard let rest = try? ChosenLanguage.split(arguments).rest,
      let command = try? Program.parseAsRoot(rest),
      let files = command as? any ReadsStrangersFiles, !files.isUnrestricted
    else { return }
    let scenarios = files.scenarios.map { LocalFileSystem().canonicalPath($0) }
    guard scenarios.isEmpty || scenarios.contains(where: { !isTrusted($0) }) else { return }
    guard files.player != .others else {
      if !KernelReach.isEnforced { warn() }
      return
    }
    let compiles = scenarios.contains { !ScenarioTrust.compiledPaths(of: $0).isEmpty }
    let restriction = {
      restrict(files, scenarios, starting: compiles ? .compiler : [])
    }
    // The answer to the question whether code may run can be kept in the user's configuration.
    if compiles { afterQuestion = restriction } else { restriction() }
  }

  /// What begins once the user has answered whether code may run.
  private static var afterQuestion: (() -> Void)?

  /// The question whether code may run is answered.
  static func enterAfterQuestion() {
    afterQuestion?()
    afterQuestion = nil
  }

  private static func restrict(
    _ command: any ReadsStrangersFiles, _ scenarios: [String], starting programs: HelperPrograms
  ) {
    for folder in command.newFolders {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    // A worker that replaces another one looks up where that one has crashed.
    let symbolizer: HelperPrograms = Supervision.isReplacement ? .symbolizer : []
    let isRestricted = RestrictedProcess.restrict(
      writing: scenarios.map { ScenarioFile.folder(of: $0) } + command.writablePaths
        + command.newFolders,
      starting: programs.union(command.programs).union(symbolizer))
    if !isRestricted, command.player == .this, !Supervision.isReplacement { warn() }
  }

  /// Restricts this process, in which somebody replays a scenario at a prompt. It stays restricted: what the scenario has started goes on
  /// running.
  ///
  /// - Parameters:
  ///   - scenario: The path of the scenario, without links.
  ///   - files: Files that the session goes on writing.
  /// - Returns: `false` if the kernel can restrict processes, but not this one.
  static func enter(replaying scenario: String, writing files: [String]) -> Bool {
    let folder = ScenarioFile.folder(of: scenario)
    guard !isTrusted(scenario), !TrustedPaths(RestrictedProcess.folders ?? []).contains(folder)
    else { return true }
    guard KernelReach.isEnforced else {
      if !hasWarned { warn() }
      return true
    }
    files.forEach { RestrictedProcess.keepWriting($0) }
    return RestrictedProcess.restrict(
      writing: [folder], starting: [.compiler, .attempts, .typing, .symbolizer])
  }

  /// Whether a scenario is the user's, or the program's own.
  private static func isTrusted(_ path: String) -> Bool {
    var trusted = TrustedPaths.ofUser()
    CourseFolder.library.map { trusted.add(LocalFileSystem().canonicalPath($0)) }
    return trusted.contains(path)
  }

  private static var hasWarned = false

  private static func warn() {
    hasWarned = true
    let text = ChosenLanguage.current.said(
      "this system has no Landlock, so only the program itself keeps scenarios from other files")
    Descriptors.writeAll(Array("note: \(text)\n".utf8), to: STDERR_FILENO)
  }
}
