import Foundation

/// Absolute paths without symbolic links, as the system finds files: a link is followed before the `..` after it.
enum CanonicalPath {
  /// The most links in one path, as for the system.
  private static let mostLinks = 40

  /// Returns the path of the file that the system would open or create. Names that do not exist yet stay as they are.
  static func of(_ path: String) -> String {
    let start = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
    var pending = components(start + path)
    var result: [String] = []
    var links = 0
    while let name = pending.popLast() {
      if name == ".." {
        _ = result.popLast()
        continue
      }
      result.append(name)
      guard links < mostLinks, let target = target(ofLink: text(result)) else { continue }
      links += 1
      result.removeLast()
      if target.hasPrefix("/") { result = [] }
      pending += components(target)
    }
    return text(result)
  }

  /// The names in a path, the first one last.
  private static func components(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }.reversed()
  }

  private static func text(_ names: [String]) -> String { "/" + names.joined(separator: "/") }

  /// Where a symbolic link leads; `nil` if there is no link at the path.
  private static func target(ofLink path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func names(in path: String) -> [String] { components(path).reversed() }

  /// The names in a path after those of a folder; `nil` if the path does not begin with the folder, or is the folder.
  static func names(in path: String, below folder: String) -> [String]? {
    let names = names(in: path), above = self.names(in: folder)
    guard names.count > above.count, names.starts(with: above) else { return nil }
    return Array(names.dropFirst(above.count))
  }
}
