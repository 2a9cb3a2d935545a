import ShellCore

/// Waits for the watched files of a session to be saved, by looking at them several times per second: notifications do not arrive
/// from every file system.
@MainActor
final class SourceWatch {
  private let session: Session
  private var line: String?
  private var seen: [String: FileInfo]?

  init(_ session: Session) { self.session = session }

  /// Returns when a file was saved, or has been saved since the last call.
  ///
  /// - Returns: `false` if the task was cancelled, or if nothing is watched.
  func save() async -> Bool {
    let watched = session.watchedFiles
    if watched?.line != line {
      line = watched?.line
      seen = watched?.versions
    }
    guard line != nil else { return false }
    while true {
      let versions = session.watchedFiles?.versions
      do { try await Task.sleep(for: .milliseconds(100)) } catch { return false }
      // An editor may write a file in several steps.
      guard versions != seen, versions == session.watchedFiles?.versions else { continue }
      seen = versions
      return true
    }
  }
}
