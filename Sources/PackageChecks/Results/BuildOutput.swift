/// Reads what `swift build` prints when it fails.
package enum BuildOutput {
  /// The first error in each target.
  ///
  /// - Parameters:
  ///   - folders: The folders of the targets, by name, as the compiler sees them.
  ///   - root: The folder of the package, which messages leave out.
  package static func failures(
    in text: String, folders: [String: String], root: String
  ) -> [String: String] {
    var failures: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: "),
        let target = target(of: line[..<mark.lowerBound], folders), failures[target] == nil
      else { continue }
      failures[target] = String(line).replacing(root + "/", with: "")
        .replacing(": error: ", with: ": ")
    }
    return failures
  }

  /// The target whose folder is the longest that contains a file.
  private static func target(of place: Substring, _ folders: [String: String]) -> String? {
    folders.filter { place.hasPrefix($0.value + "/") }
      .max { ($0.value.utf8.count, $0.key) < ($1.value.utf8.count, $1.key) }?.key
  }

  /// The first error that belongs to no target.
  package static func firstError(in text: String) -> String? {
    let lines = text.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard let mark = line.firstRange(of: "error: ") else { continue }
      let message = line[mark.upperBound...].trimmingPrefix { $0 == " " }
      if !message.isEmpty { return sentence(String(message), before: lines[(index + 1)...]) }
    }
    return lines.last.map(String.init)
  }

  /// A message with its reason, which is the last of the indented lines after a colon.
  private static func sentence(_ message: String, before lines: ArraySlice<Substring>) -> String {
    guard message.hasSuffix(":") else { return message }
    let reason = lines.prefix { $0.first?.isWhitespace == true }.last.map {
      $0.trimmingPrefix { $0.isWhitespace }
    }
    return reason.map { "\(message) \($0)" } ?? String(message.dropLast())
  }
}
