/// What `hide` and `log` look for in an action's line: a text that it contains, or one with `*` for
/// any characters, which the line then has to be from end to end.
struct LabelPattern: Equatable, Sendable {
  /// As it was typed.
  let text: String

  init(_ text: String) { self.text = text }

  /// Whether an action's line is one that the pattern describes, in either spelling:
  /// `.todo(.toggled)` or `.todo.toggled`. Case does not count.
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
