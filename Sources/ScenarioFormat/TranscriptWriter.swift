/// Writes commands and their output as a scenario contains them.
///
/// Reading the written text results in the same commands and lines.
package enum TranscriptWriter {
  /// A command with its prompt and output.
  package struct Interaction: Sendable, Equatable {
    /// The prompt without `> `, for instance `ProductDetail.amountControl`; `nil` writes a bare `>`.
    package var prompt: String?
    package var command: String
    /// The lines of the output, without escapes.
    package var output: [String]
    /// Whether any output is accepted. The writer writes `...` in place of the output.
    package var allowsAnyOutput = false

    package init(prompt: String?, command: String, output: String) {
      self.prompt = prompt
      self.command = command
      self.output = Transcript.lines(of: output)
    }
  }

  /// Returns the interactions as a fenced block that ends with a line end. The fence is longer than any
  /// run of backticks inside the block.
  package static func block(
    _ interactions: [Interaction], lineEnd: ScenarioText.LineEnd = .lineFeed
  ) -> String {
    let lines = interactions.flatMap { self.lines($0) }
    let longest = lines.map(longestBacktickRun).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + Fence.language] + lines + [fence]).map { $0 + lineEnd.rawValue }.joined()
  }

  /// Returns the lines of an interaction inside a block: the prompt with the command, then the output with
  /// escapes.
  package static func lines(_ interaction: Interaction) -> [String] {
    let line = PromptLine(prompt: interaction.prompt, command: interaction.command).written
    let output =
      interaction.allowsAnyOutput
      ? [ExpectedLine.anyLines.written] : interaction.output.map(ExpectedLine.escaped)
    return [line] + output
  }

  /// Returns the length of the longest run of backticks in a line.
  package static func longestBacktickRun(_ line: String) -> Int {
    Byte.longestRun(of: Byte.backtick, in: line)
  }
}
