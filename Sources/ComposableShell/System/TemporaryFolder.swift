import FileAccess
import Foundation
import SessionHistory
import Synchronization

/// The folder for this process's temporary files: that of the system, or one of the program's own if the kernel lets the process write
/// nowhere else.
enum TemporaryFolder {
  private static let restricted = Mutex<String?>(nil)

  static var path: String { own ?? FileManager.default.temporaryDirectory.path }

  /// The program's own folder; `nil` unless the process is restricted.
  static var own: String? { restricted.withLock { $0 } }

  /// The options with which the compiler keeps its modules in the program's own folder.
  static var compilerOptions: [String] {
    own.map { ["-module-cache-path", "\($0)/modules"] } ?? []
  }

  /// Uses the program's own folder from now on: `restricted` in the folder of its cache, which only restricted processes read. Without a
  /// home folder, it is a new one in the system's.
  ///
  /// - Returns: The folder; `nil` if it cannot be created.
  static func useOwn() -> String? {
    if let own { return own }
    let folder = CompilationCache.defaultPath().map { ScenarioFile.folder(of: $0) + "/restricted" }
    let created = folder.flatMap { CacheFolder(path: $0)?.path } ?? newFolder()
    restricted.withLock { $0 = created }
    return created
  }

  private static func newFolder() -> String? {
    let name = Leftovers.name(prefix: SwiftToolchain.scratchPrefix)
    return CacheFolder(path: FileManager.default.temporaryDirectory.appending(path: name).path)?
      .path
  }
}
