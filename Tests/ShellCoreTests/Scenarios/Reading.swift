@testable import ShellCore

/// A scenario of this text, or its faults as text.
func read(_ text: String, path: String = "a.md") throws(ScenarioUnreadable) -> Scenario {
  try ScenarioReader.read(Array(text.utf8), path: path)
}

/// The faults of a text as they are shown; empty when it can be read.
func faults(_ text: String) -> String { faults(Array(text.utf8)) }

/// The faults of a file as they are shown; empty when it can be read.
func faults(_ bytes: [UInt8]) -> String {
  do {
    _ = try ScenarioReader.read(bytes, path: "a.md")
    return ""
  } catch {
    return error.text
  }
}

/// A block's text in its fences.
func block(_ lines: String...) -> String {
  (["```tca"] + lines + ["```"]).map { $0 + "\n" }.joined()
}

extension Scenario {
  /// All commands, in order.
  var steps: [ScenarioStep] { blocks.flatMap(\.steps) }
  /// What is typed, in order.
  var commands: [String] { steps.map(\.command) }
}

extension ScenarioStep {
  /// The expected lines as written.
  var output: [String] { expected.lines.map(\.written) }
}

/// The verdict on an output, both sides as text.
func matches(_ expected: String, _ actual: String) -> Bool {
  TranscriptMatcher.matches(
    ExpectedOutput(written: split(expected)), Transcript.lines(of: actual))
}

/// The lines of a text.
func split(_ text: String) -> [String] {
  text.utf8.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    .map { String(Substring($0)) }
}

/// The text as bytes, which compare without Unicode's equivalence.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
