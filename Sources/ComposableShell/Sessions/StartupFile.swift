import Foundation

/// The file with the commands that run when a prompt starts: `~/.config/tca/rc`, one per line.
struct StartupFile {
  let path: String

  /// Returns the path by the XDG rules: `$XDG_CONFIG_HOME/tca/rc`, or else `~/.config/tca/rc`. Returns nil if there is no
  /// home folder.
  static func defaultPath(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return "\(folder)/tca/rc"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.config/tca/rc"
  }

  /// Returns the lines of the file with their numbers; none if the file does not exist.
  ///
  /// - Throws: An error if the file cannot be read.
  func lines() throws -> [(number: Int, text: String)] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { ($0.offset + 1, String($0.element)) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}
