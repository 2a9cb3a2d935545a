import TestSupport

@testable import ScenarioFormat

/// Returns the error message for a text; empty if the text is a scenario.
func faults(_ text: String) -> String { faults(Array(text.utf8)) }

/// Returns the error message for a file; empty if the file is a scenario. It may not contain the command `forbidden`.
func faults(_ bytes: [UInt8]) -> String {
  do {
    _ = try ScenarioReader.read(bytes, path: "a.md") {
      $0.split(separator: " ").first != "forbidden"
    }
    return ""
  } catch {
    return error.text
  }
}

/// Plays a scenario, on a new host unless one is given.
@MainActor
func play(_ text: String, on host: ScriptedHost? = nil) async throws -> ScenarioReport {
  await ScenarioPlayer.play(try read(text), on: host ?? ScriptedHost())
}

extension Scenario {
  /// All commands, in order.
  var steps: [ScenarioStep] { blocks.flatMap(\.steps) }
  /// The text of all commands, in order.
  var commands: [String] { steps.map(\.command) }
}

extension ScenarioStep {
  /// The expected lines as the file contains them.
  var output: [String] { expected.lines.map(\.written) }
}

/// Whether an output matches an expectation.
func matches(_ expected: String, _ actual: String) -> Bool {
  TranscriptMatcher.matches(
    ExpectedOutput(written: split(expected)), Transcript.lines(of: actual))
}

/// Splits a text into lines.
func split(_ text: String) -> [String] {
  text.utf8.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    .map { String(Substring($0)) }
}

/// Returns the UTF-8 bytes of a text, which compare without canonical equivalence.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
