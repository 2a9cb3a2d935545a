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
    var rests = FileRest()
    while case let watched = session.watchedFiles, !watched.isEmpty {
      for files in watched {
        let isAtRest = rests.isAtRest(files.current, of: files.line)
        guard isAtRest, files.current != files.seen, files.current != reported[files.line]
        else { continue }
        reported[files.line] = files.current
        return files.line
      }
      do { try await Task.sleep(for: .milliseconds(100)) } catch { return nil }
    }
    return nil
  }
}

/// Decides whether files have been the same for a while: an editor may empty a file first, and write it in several steps.
struct FileRest {
  /// How often files must look the same after a change.
  private static let looks = 3

  private var last: [String: (files: [String: FileInfo], count: Int)] = [:]

  /// Whether files look as they did the last times.
  ///
  /// - Parameter line: What the files are watched for.
  mutating func isAtRest(_ files: [String: FileInfo], of line: String) -> Bool {
    let count = last[line].map { $0.files == files ? $0.count + 1 : 1 } ?? 1
    last[line] = (files, count)
    return count >= Self.looks
  }
}
