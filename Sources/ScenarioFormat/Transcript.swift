/// The text of a session in a scenario.
package enum Transcript {
  /// Splits an output into the lines that are compared: without trailing spaces, and without the
  /// blank lines at both ends.
  ///
  /// A NUL, which a scenario file must not contain, becomes the visible character `␀`.
  package static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
      .map { line(of: $0) }
    lines.removeLast(lines.reversed().prefix(while: \.isEmpty).count)
    lines.removeFirst(lines.prefix(while: \.isEmpty).count)
    return lines
  }

  private static func line(of bytes: Substring.UTF8View) -> String {
    let line = Byte.trimmingEnd(bytes)
    guard line.contains(Byte.null) else { return String(Substring(line)) }
    return String(Substring(line)).split(separator: "\0", omittingEmptySubsequences: false)
      .joined(separator: "␀")
  }
}
