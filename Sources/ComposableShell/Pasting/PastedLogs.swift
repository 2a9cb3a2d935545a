import FileAccess
import Foundation
import ShellCore

/// Logs that were pasted at a prompt, as files: `$XDG_CACHE_HOME/tca/logs`, or else `~/.cache/tca/logs`. The session imports the file, so
/// that a journal, a recording, and a scenario can read it again.
struct PastedLogs {
  private let folder: CacheFolder

  /// The files that were used last have at most this many bytes together.
  private static let limit = 1 << 28

  /// - Returns: `nil` if there is no folder that only the user can read and write.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = Self.defaultPath(environment), let folder = CacheFolder(path: path) else {
      return nil
    }
    self.folder = folder
  }

  static func defaultPath(_ environment: [String: String]) -> String? {
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return "\(caches)/tca/logs"
    }
    return environment["HOME"].map { "\($0)/.cache/tca/logs" }
  }

  /// Writes a log. The same log always has the same name.
  ///
  /// - Returns: The path of the file; `nil` if it cannot be written.
  func save(_ text: String) -> String? {
    let name = "pasted-\(Self.checksum(of: text)).txt"
    folder.write(Data(text.utf8), to: name)
    folder.trim(to: Self.limit)
    return folder.read(name).map { $0 == Data(text.utf8) } == true ? "\(folder.path)/\(name)" : nil
  }

  /// FNV-1a of the bytes.
  private static func checksum(of text: String) -> String {
    let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(sum, radix: 16)
  }
}
