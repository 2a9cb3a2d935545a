/// Reads what `swift build` prints when it fails.
enum BuildOutput {
  /// The errors in each target, each once.
  ///
  /// - Parameters:
  ///   - folders: The folders of the targets, by name, as the compiler sees them.
  ///   - root: The folder of the package, which messages leave out.
  static func failures(
    in text: String, folders: [String: String], root: String
  ) -> [String: [String]] {
    var failures: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: "),
        let target = target(of: line[..<mark.lowerBound], folders)
      else { continue }
      let error = String(line).replacing(root + "/", with: "").replacing(": error: ", with: ": ")
      // A compiler that fails is started for several files, and repeats what they share.
      if !failures[target, default: []].contains(error) {
        failures[target, default: []].append(error)
      }
    }
    return failures
  }

  /// The target whose folder is the longest that contains a file.
  private static func target(of place: Substring, _ folders: [String: String]) -> String? {
    folders.filter { place.hasPrefix($0.value + "/") }
      .max { ($0.value.utf8.count, $0.key) < ($1.value.utf8.count, $1.key) }?.key
  }

  /// Whether the first error is in the sources of this project, which are built in place of the architecture's.
  static func isOwn(_ text: String) -> Bool {
    guard let line = text.split(separator: "\n").first(where: { $0.contains(": error: ") }) else {
      return false
    }
    return ServedPackage.all.contains { line.contains("/checkouts/\($0.identity)/") }
  }

  /// The first error that belongs to no target.
  static func firstError(in text: String) -> String? {
    let lines = text.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard let mark = line.firstRange(of: "error: ") else { continue }
      let message = line[mark.upperBound...].trimmingPrefix { $0 == " " }
      if !message.isEmpty { return sentence(String(message), before: lines[(index + 1)...]) }
    }
    return lines.last.map(String.init)
  }

  /// A message with its reason: of the indented lines after a colon, the one in which git gives up, or else the last.
  private static func sentence(_ message: String, before lines: ArraySlice<Substring>) -> String {
    guard message.hasSuffix(":") else { return message }
    let reasons = lines.prefix { $0.first?.isWhitespace == true }.map {
      $0.trimmingPrefix { $0.isWhitespace }
    }
    let reason = reasons.first { $0.hasPrefix("fatal: ") } ?? reasons.last
    return reason.map { "\(message) \($0)" } ?? String(message.dropLast())
  }
}
