/// A pattern that `hide` and `log` match against an action's line: text that the line contains or,
/// with `*` for any characters, text that matches the whole line.
struct LabelPattern: Equatable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  /// Whether the pattern has to match a whole line.
  var hasWildcard: Bool { text.contains("*") }

  /// Whether the pattern matches an action's line in any spelling, ignoring case: `.todo(.toggled)`, `.todo.toggled`, and
  /// `.todo.toggled` for `.todo(.element(id: 1, action: .toggled))`.
  func matches(_ line: String) -> Bool {
    let line = line.lowercased(), pattern = text.lowercased(), dotted = Self.dotted(line)
    return Self.matches(pattern, line) || Self.matches(pattern, dotted)
      || Self.short(dotted).map { Self.matches(pattern, $0) } ?? false
  }

  /// A line without the cases of the architecture's own types, and without IDs; `nil` if it has none.
  private static func short(_ dotted: String) -> String? {
    let hasRow = dotted.contains("action: .")
    guard hasRow || dotted.contains(".presented.") else { return nil }
    let line = dotted.replacing(".presented.", with: ".")
    return hasRow ? line.replacing(/(?:\.element)?\(id: .*?, action: \./, with: ".") : line
  }

  /// `.todo(.toggled)` as `.todo.toggled`.
  private static func dotted(_ line: String) -> String {
    guard line.contains("(.") else { return line }
    return line.replacing("(.", with: ".").replacing(")", with: "")
  }

  private static func matches(_ pattern: String, _ line: String) -> Bool {
    pattern.contains("*") ? Wildcard(pattern).matches(line) : line.contains(pattern)
  }
}
