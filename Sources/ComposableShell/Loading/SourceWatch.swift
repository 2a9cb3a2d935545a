import FileAccess
import ShellCore

/// Waits for the watched files of a session to be saved, by looking at them several times per second: notifications do not arrive
/// from every file system.
@MainActor
final class SourceWatch {
  private let session: Session
  /// What the lines that were returned last were evaluated for. A line may fail before it reads its files.
  private var reported: [String: [String: FileInfo]] = [:]

  init(_ session: Session) { self.session = session }

  /// Returns the line to evaluate when a file was saved, or has been saved since such a line was evaluated.
  ///
  /// - Returns: `nil` if the task was cancelled, or if nothing is watched.
  func save() async -> String? {
    var before = session.watchedFiles
    while !before.isEmpty {
      do { try await Task.sleep(for: .milliseconds(100)) } catch { return nil }
      let now = session.watchedFiles
      for (before, now) in zip(before, now) where isSaved(before, now) {
        reported[now.line] = now.current
        return now.line
      }
      before = now
    }
    return nil
  }

  /// Whether a change is complete: an editor may write a file in several steps.
  private func isSaved(_ before: WatchedFiles, _ now: WatchedFiles) -> Bool {
    now.current != now.seen && now.current == before.current && now.current != reported[now.line]
  }
}
