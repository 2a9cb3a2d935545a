/// A command of a scenario that was run, and what came of it.
package struct PlayedStep: Sendable, Equatable {
  /// The command and what was expected.
  package let step: ScenarioStep
  /// The prompt at which it was run, without `> `.
  package let prompt: String
  /// What it answered.
  package let output: String

  package init(step: ScenarioStep, prompt: String, output: String) {
    self.step = step
    self.prompt = prompt
    self.output = output
  }

  /// The command and its output as they read on the screen: nothing escaped, no expectation, no
  /// prose.
  package var screenText: String { Self.line(step, at: prompt) + "\n" + outputText }

  /// Its output alone, the last line ended.
  package var outputText: String { output + (output.isEmpty ? "" : "\n") }

  /// A command behind the prompt that it is typed at, as it reads on the screen.
  package static func line(_ step: ScenarioStep, at prompt: String) -> String {
    prompt + (step.command.isEmpty ? ">" : "> " + step.command)
  }

  /// In what the run differs from the scenario; nothing where it is as expected.
  package var problems: [ScenarioProblem] {
    var problems: [ScenarioProblem] = []
    if let expected = step.prompt, !Transcript.isSame(expected, prompt) {
      problems.append(.prompt(expected: expected, actual: prompt))
    }
    let lines = Transcript.lines(of: output)
    let expected = step.expected
    if case .differs(let rows) = TranscriptMatcher.compare(expected, lines) {
      let diff = UnifiedDiff(
        rows, expected: expected, actual: lines, firstLine: step.expectedLine)
      problems.append(.output(diff.lines))
    }
    return problems
  }
}
