import CSupervisor
import Foundation

/// Temporary files and folders of processes that have died.
///
/// The name of a temporary file contains the number of its process, so that another process can remove
/// it once the owner no longer exists.
package enum Leftovers {
  /// A new name: `tca-1234-` and a UUID for the prefix `tca-`.
  ///
  /// The owner is the supervisor if there is one, because workers share what they create. It is not the parent of this
  /// process: if the supervisor has just been killed, that is a process which never ends.
  package static func name(prefix: String) -> String {
    let owner = csv_is_worker() == 1 ? csv_supervisor() : getpid()
    return "\(prefix)\(owner)-\(UUID().uuidString)"
  }

  /// Removes what dead processes of this user have left in a folder.
  package static func remove(in folder: String, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isLeft(name, prefix: prefix) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_uid == getuid() else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Whether a name is that of a process that no longer exists.
  package static func isLeft(_ name: String, prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, UUID(uuidString: String(parts[1])) != nil, let owner = pid_t(parts[0]),
      owner > 0
    else { return false }
    return kill(owner, 0) != 0 && errno == ESRCH
  }
}
