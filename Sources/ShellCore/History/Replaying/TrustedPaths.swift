/// Folders and files whose Swift code a scenario may compile and run.
///
/// ```swift
/// let trusted = TrustedPaths(["/home/me/Features"])
/// trusted.contains("/home/me/Features/Counter.swift")  // true
/// ```
package struct TrustedPaths: Equatable, Sendable {
  /// Canonical paths, sorted.
  package private(set) var paths: [String]

  /// - Parameter paths: Absolute paths without symbolic links; see ``FileSystem/canonicalPath(_:)``.
  package init(_ paths: [String] = []) { self.paths = Set(paths).sorted() }

  /// Whether a path is one of the paths, or inside one of them.
  package func contains(_ path: String) -> Bool {
    paths.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  package mutating func add(_ path: String) { self = TrustedPaths(paths + [path]) }

  /// - Returns: Whether the path was in the list.
  package mutating func remove(_ path: String) -> Bool {
    defer { paths.removeAll { $0 == path } }
    return paths.contains(path)
  }
}

/// The file with the trusted paths: one per line.
extension TrustedPaths {
  package init(text: String) {
    self.init(text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("/") })
  }

  package var text: String { paths.map { $0 + "\n" }.joined() }

  /// Whether the file can contain a path.
  package static func canHold(_ path: String) -> Bool {
    !path.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
  }
}
