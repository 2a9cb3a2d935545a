import Foundation

/// Where the program keeps the files of its user, by the XDG rules.
///
/// ```swift
/// UserFolder.state.path(of: "history")  // "/home/ada/.local/state/tca/history"
/// ```
enum UserFolder: String {
  case cache = "XDG_CACHE_HOME"
  case configuration = "XDG_CONFIG_HOME"
  case state = "XDG_STATE_HOME"

  /// The path of a file or a folder, which may not exist; `nil` without a home folder. A variable with a relative path is ignored.
  func path(
    of name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let folder = environment[rawValue], folder.hasPrefix("/") { return "\(folder)/tca/\(name)" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(inHome)/tca/\(name)"
  }

  /// Whether the compiler can keep its modules in the user's folder, as it does by default. They need about 100 MB.
  static let canHoldModules: Bool = {
    guard let path = cache.path(of: "modules") else { return false }
    var folder = URL(filePath: path)
    while access(folder.path, F_OK) != 0, folder.path != "/" { folder.deleteLastPathComponent() }
    var space = statvfs()
    guard access(folder.path, W_OK) == 0, statvfs(folder.path, &space) == 0 else { return false }
    return UInt64(space.f_bavail) * UInt64(space.f_frsize) > 100_000_000
  }()

  private var inHome: String {
    switch self {
    case .cache: ".cache"
    case .configuration: ".config"
    case .state: ".local/state"
    }
  }
}
