import FileAccess
import Foundation

/// What the kernel has left to a session, in a file that the session itself cannot change: a process that continues the session reads it
/// before anything that the session could have written.
struct RestrictionMark: Codable, Equatable {
  /// The scenario, log, or state because of which the session is restricted.
  let file: String
  /// Files elsewhere that the session goes on writing.
  let files: [String]
  /// The journal of the session on disk; `nil` for a journal in memory.
  let journal: String?

  /// Where the mark is for the workers of this program. `nil` without a home folder.
  static var placeOfProgram: String? {
    folder.map { "\($0)/\(Supervision.supervisor)\(ending)" }
  }

  /// Where the mark is for a program that resumes the session of a journal.
  static func place(ofJournal path: String) -> String {
    (path as NSString).deletingPathExtension + ending
  }

  static let ending = ".restricted"

  private static var folder: String? { sessions?.path }

  private static var sessions: SessionFolder? {
    SessionFolder()
  }

  /// Writes the mark, before the process is restricted.
  ///
  /// - Returns: `false` if it cannot be written. Without a home folder, there is nothing that could be continued by another program.
  func write() -> Bool {
    guard let sessions = Self.sessions else { return true }
    sessions.make()
    let places = [Self.placeOfProgram, journal.map(Self.place(ofJournal:))].compactMap(\.self)
    guard let data = try? JSONEncoder().encode(self) else { return false }
    return places.allSatisfy {
      LocalFileSystem().replace($0, with: Array(data), beneath: sessions.path)
    }
  }

  /// Reads a mark; `nil` if there is none.
  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let mark = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = mark
  }

  init(file: String, files: [String], journal: String?) {
    (self.file, self.files, self.journal) = (file, files, journal)
  }

  /// Removes what another program with the same process number has left.
  static func forget() { placeOfProgram.map { _ = unlink($0) } }

  /// Whether a file of the folder is the mark of a program that has ended, or of a journal that is no longer there.
  static func isLeft(_ path: String) -> Bool {
    guard path.hasSuffix(ending) else { return false }
    let owner = (path as NSString).deletingPathExtension
    guard let process = pid_t((owner as NSString).lastPathComponent) else {
      return access(owner + ".journal", F_OK) != 0
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
