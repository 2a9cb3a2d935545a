/// A pattern in which `*` matches any text. It has to match the whole text.
struct Wildcard: Sendable, Equatable {
  let pattern: String

  init(_ pattern: some StringProtocol) { self.pattern = String(pattern) }

  func matches(_ text: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text == pattern }
    let head = parts[0], tail = parts[parts.count - 1]
    guard text.hasPrefix(head), text.hasSuffix(tail), text.count >= head.count + tail.count
    else { return false }
    var rest = text.dropFirst(head.count).dropLast(tail.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
