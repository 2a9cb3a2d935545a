import FileAccess
import Foundation
import Synchronization

/// The folder for this process's temporary files: that of the system, or one of the program's own if the kernel lets the process write
/// nowhere else.
enum TemporaryFolder {
  private static let restricted = Mutex<String?>(nil)

  static var path: String { own ?? FileManager.default.temporaryDirectory.path }

  /// The program's own folder; `nil` unless the process is restricted.
  static var own: String? { restricted.withLock { $0 } }

  /// The options with which the compiler keeps its modules in a folder that it can write: the program's own, or one of the system's
  /// for temporary files if the user's cannot be written, as in a container.
  static var compilerOptions: [String] {
    (own ?? (UserFolder.canHoldModules ? nil : shared)).map {
      ["-module-cache-path", "\($0)/modules"]
    } ?? []
  }

  private static let shared = CacheFolder(
    path: FileManager.default.temporaryDirectory.appending(path: "tca-\(getuid())").path)?.path

  /// Uses a folder of the program's own from now on, which only restricted processes read.
  ///
  /// - Parameter path: The folder; `nil` for a new one in the system's.
  /// - Returns: The folder; `nil` if it cannot be created.
  static func useOwn(_ path: String?, prefix: String) -> String? {
    if let own { return own }
    let created = path.flatMap { CacheFolder(path: $0)?.path } ?? newFolder(prefix)
    restricted.withLock { $0 = created }
    return created
  }

  private static func newFolder(_ prefix: String) -> String? {
    let folder = FileManager.default.temporaryDirectory
    return CacheFolder(path: folder.appending(path: Leftovers.name(prefix: prefix)).path)?.path
  }
}
