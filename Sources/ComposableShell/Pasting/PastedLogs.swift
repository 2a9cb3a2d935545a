import FileAccess
import Foundation
import Reflection

/// Logs that were pasted at a prompt, as files. The session imports the file, so that a journal, a recording, and a scenario can read it
/// again.
struct PastedLogs {
  private let folder: CacheFolder

  /// The files that were used last have at most this many bytes together.
  private static let limit = 1 << 28

  /// - Returns: `nil` if there is no folder that only the user can read and write.
  init?(path: String? = Self.path) {
    guard let path, let folder = CacheFolder(path: path) else { return nil }
    self.folder = folder
  }

  /// The folder in the user's cache; `nil` without a home folder.
  static var path: String? { UserFolder.cache.path(of: "logs") }

  /// Writes a log. The same log always has the same name.
  ///
  /// - Returns: The path of the file; `nil` if it cannot be written.
  func save(_ text: String) -> String? {
    let name = "pasted-\(String(FNV1a(text.utf8).value, radix: 16)).txt"
    folder.write(Data(text.utf8), to: name)
    folder.trim(to: Self.limit)
    return folder.read(name).map { $0 == Data(text.utf8) } == true ? "\(folder.path)/\(name)" : nil
  }
}
