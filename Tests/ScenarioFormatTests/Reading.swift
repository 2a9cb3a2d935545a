import TestSupport

@testable import ScenarioFormat

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

/// Plays a scenario's text on a host of its own.
@MainActor
func play(_ text: String, on host: ScriptedHost? = nil) async throws -> ScenarioReport {
  await ScenarioPlayer.play(try read(text), on: host ?? ScriptedHost())
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
