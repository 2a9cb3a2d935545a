import FileAccess
import SessionHistory

/// Restricts the process of a session in which somebody replays a scenario. It stays restricted: what the scenario has started goes on
/// running. See ``RestrictedProcess``.
@MainActor
enum RestrictedReplay {
  /// Restricts this process, unless the scenario is the user's or the program's own, or may write only where the process is already
  /// restricted to.
  ///
  /// - Parameters:
  ///   - scenario: The path of the scenario, without links.
  ///   - files: Files that the session goes on writing.
  /// - Returns: `false` if the kernel can restrict processes, but not this one.
  static func begin(_ scenario: String, writing files: [String]) -> Bool {
    let folder = ScenarioFile.folder(of: scenario)
    guard !isTrusted(scenario), !TrustedPaths(RestrictedProcess.folders ?? []).contains(folder)
    else { return true }
    guard KernelReach.isEnforced else {
      RestrictedProcess.warn()
      return true
    }
    files.forEach { RestrictedProcess.keepWriting($0) }
    return RestrictedProcess.restrict(
      writing: [folder], starting: [.compiler, .attempts, .typing, .symbolizer])
  }

  private static func isTrusted(_ path: String) -> Bool {
    var trusted = TrustedPaths.ofUser()
    CourseFolder.library.map { trusted.add(LocalFileSystem().canonicalPath($0)) }
    return trusted.contains(path)
  }
}
