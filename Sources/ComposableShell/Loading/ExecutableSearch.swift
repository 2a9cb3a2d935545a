import Foundation

/// Looks for programs as a command line does.
enum ExecutableSearch {
  /// The first file of a name in a list of folders that may be run; nil: there is none.
  static func find(_ name: String, in path: String?) -> String? {
    (path ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
