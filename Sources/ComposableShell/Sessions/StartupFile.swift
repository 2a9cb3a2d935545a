import Foundation

/// The file with the commands that run when a prompt starts: `~/.config/tca/rc`, one per line.
struct StartupFile {
  let path: String

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
