/// A command of a scenario that was run, and its output.
package struct PlayedStep: Sendable, Equatable {
  /// A difference between a scenario and a run of it.
  package enum Mismatch: Sendable, Equatable {
    /// The prompt is not the one in the file.
    case prompt(expected: String, actual: String)
    /// The output is not the expected one. The lines are those of a unified diff.
    case output([String])
    /// The session had already ended at this line.
    case ended(line: Int)

    /// What is wrong, in one line.
    package var message: String {
      switch self {
      case .prompt(let expected, let actual): "expected the prompt `\(expected)`, got `\(actual)`"
      case .output: "the output differs from the expected output"
      case .ended(let line): "the session ended at line \(line), so this command cannot run"
      }
    }
  }

  /// The command and the expected output.
  package let step: ScenarioStep
  /// The prompt at which the command ran, without `> `.
  package let prompt: String
  /// The output, without a line break at its end.
  package let output: String

  /// The line of the output that says what is wrong; `nil` if the command was not rejected, and an expectation did not fail.
  package let problem: String?

  package init(step: ScenarioStep, prompt: String, output: String, problem: String? = nil) {
    self.step = step
    self.prompt = prompt
    self.output = output
    self.problem = problem
  }

  /// The differences from the scenario. Empty if the run is as expected.
  package var mismatches: [Mismatch] {
    var mismatches: [Mismatch] = []
    if let expected = step.prompt, !Byte.areSame(expected, prompt) {
      mismatches.append(.prompt(expected: expected, actual: prompt))
    }
    let expected = step.expected
    if expected.allowsAnything { return mismatches }
    let lines = Transcript.lines(of: output)
    if case .differs(let rows) = TranscriptMatcher.compare(expected, lines) {
      let diff = UnifiedDiff(
        rows, expected: expected, actual: lines, firstLine: step.expectedLine)
      mismatches.append(.output(diff.lines))
    }
    return mismatches
  }

  /// The error that the scenario does not contain; `nil` if there is none.
  package var unexpectedProblem: String? {
    problem == nil || mismatches.isEmpty && !hidesProblem ? nil : problem
  }

  /// Whether the output is as expected, and a source line that it names has moved.
  package var hasMovedSource: Bool {
    guard step.expected.lines.contains(where: { $0.written.contains(".swift:") }) else {
      return false
    }
    let lines = Transcript.lines(of: output)
    return TranscriptMatcher.align(step.expected, lines).contains {
      guard case .same(let expected, let actual) = $0,
        case .text(let text) = step.expected.lines[expected]
      else { return false }
      return !Byte.areSame(text, lines[actual])
    }
  }

  /// Whether a `...` of the scenario matches the problem.
  ///
  /// A `...` is written to leave out what does not matter, so an error behind it is usually a command that no longer works.
  package var hidesProblem: Bool {
    guard let problem, step.expected.lines.contains(.anyLines) else { return false }
    let lines = Transcript.lines(of: output)
    guard let first = lines.firstIndex(of: problem) else { return false }
    return TranscriptMatcher.align(step.expected, lines).contains {
      if case .skipped(_, let actual) = $0 { actual.contains(first) } else { false }
    }
  }

  /// The command and its output as the screen shows them, without escapes, followed by a line break.
  package var screenText: String {
    Self.line(step, at: prompt) + "\n" + output + (output.isEmpty ? "" : "\n")
  }

  /// Returns the line that the screen shows for a command typed at a prompt.
  package static func line(_ step: ScenarioStep, at prompt: String) -> String {
    prompt + (step.command.isEmpty ? ">" : "> " + step.command)
  }
}
