/// A pattern that `hide` and `log` match against an action's line: text that the line contains or,
/// with `*` for any characters, text that matches the whole line.
package struct LabelPattern: Equatable, Sendable {
  /// The pattern as it was typed.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Whether the pattern matches an action's line in either spelling,
  /// `.todo(.toggled)` or `.todo.toggled`, ignoring case.
  func matches(_ line: String) -> Bool {
    let line = line.lowercased(), pattern = text.lowercased()
    return Self.matches(pattern, line) || Self.matches(pattern, Self.dotted(line))
  }

  /// `.todo(.toggled)` as `.todo.toggled`.
  private static func dotted(_ line: String) -> String {
    guard line.contains("(.") else { return line }
    return line.replacing("(.", with: ".").replacing(")", with: "")
  }

  private static func matches(_ pattern: String, _ line: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let head = parts.first, let tail = parts.last else {
      return line.contains(pattern)
    }
    guard line.hasPrefix(head), line.hasSuffix(tail), line.count >= head.count + tail.count
    else { return false }
    var rest = line.dropFirst(head.count).dropLast(tail.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
