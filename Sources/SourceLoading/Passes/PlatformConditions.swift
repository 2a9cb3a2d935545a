import SwiftReading

/// The conditions of `#if` and `#elseif` that name a platform.
///
/// A loaded file is a part of an app for iOS, so `os(iOS)` counts as true. It runs without a device, so `targetEnvironment(simulator)`
/// does, too. `os(Linux)` stays true, because that is where the code runs: what an author wrote for Linux is right, and what the
/// author excludes there stays excluded. All other conditions are the compiler's.
enum PlatformConditions {
  /// The ranges of the conditions that count as true, in UTF-8 offsets.
  static func trueConditions(in text: String) -> [Range<Int>] {
    let source = SourceText(text)
    let tokens = source.tokens
    var ranges: [Range<Int>] = []
    var isInCondition = false
    for index in tokens.indices {
      let word = source[tokens[index]]
      if tokens[index].isFirstOnLine { isInCondition = false }
      if tokens[index].kind == .directive { isInCondition = ["#if", "#elseif"].contains(word) }
      guard isInCondition, ["os", "targetEnvironment"].contains(word), index + 3 < tokens.count
      else { continue }
      let call = tokens[index...(index + 3)].map { source[$0] }
      guard ["os(iOS)", "targetEnvironment(simulator)"].contains(call.joined()) else { continue }
      ranges.append(tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound)
    }
    return ranges
  }

  /// The edits that write `true` in place of these conditions, padded with spaces: every other character keeps its place.
  static func edits(of text: String) -> [Edit] {
    trueConditions(in: text).map { range in
      Edit(range, "true" + String(repeating: " ", count: range.count - "true".utf8.count))
    }
  }
}
