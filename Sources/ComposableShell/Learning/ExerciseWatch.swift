import Foundation
import ShellCore

/// Waits for a file to be saved, by looking at it twice per second: notifications do not arrive from
/// every file system.
struct ExerciseWatch {
  private let path: String
  private var seen: Date?

  init(_ path: String) {
    self.path = path
    seen = Self.date(of: path)
  }

  /// Returns when the file was saved.
  ///
  /// - Returns: `false` if the task was cancelled.
  mutating func save() async -> Bool {
    while true {
      do { try await Task.sleep(for: .milliseconds(500)) } catch { return false }
      let date = Self.date(of: path)
      guard date != seen else { continue }
      seen = date
      return true
    }
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
