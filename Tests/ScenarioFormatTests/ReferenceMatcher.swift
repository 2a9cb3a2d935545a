@testable import ScenarioFormat

/// A slow implementation of the matcher that tries every length for every wildcard.
enum ReferenceMatcher {
  static func matches(_ expected: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return actual.isEmpty }
    let rest = expected.dropFirst()
    if first == "..." {
      return (0...actual.count).contains { matches(rest, actual.dropFirst($0)) }
    }
    guard let line = actual.first else { return false }
    return matchesLine(first, line) && matches(rest, actual.dropFirst())
  }

  /// Trailing spaces are ignored, so the line may have ended with any number of them.
  static func matchesLine(_ expected: String, _ actual: String) -> Bool {
    if expected.hasPrefix("\\") { return bytes(String(expected.dropFirst())) == bytes(actual) }
    return (0...expected.utf8.count).contains { spaces in
      let line = bytes(actual) + Array(repeating: Byte.space, count: spaces)
      return matches(bytes(expected)[...], line[...])
    }
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    if pattern.starts(with: "[..]".utf8) {
      return (0...line.count).contains { matches(pattern.dropFirst(4), line.dropFirst($0)) }
    }
    guard let first = pattern.first else { return line.isEmpty }
    return line.first == first && matches(pattern.dropFirst(), line.dropFirst())
  }
}
