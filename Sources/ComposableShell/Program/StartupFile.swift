import Foundation

/// The commands that a prompt begins with: `~/.config/tca/rc`, a line each.
struct StartupFile {
  let path: String

  /// The place by the XDG rules: `$XDG_CONFIG_HOME/tca/rc`, else `~/.config/tca/rc`; nil where
  /// there is no home.
  static func defaultPath(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return "\(folder)/tca/rc"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.config/tca/rc"
  }

  /// Its lines with their numbers; none when there is no such file.
  ///
  /// - Throws: An error that says why it cannot be read.
  func lines() throws -> [(number: Int, text: String)] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { ($0.offset + 1, String($0.element)) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}
