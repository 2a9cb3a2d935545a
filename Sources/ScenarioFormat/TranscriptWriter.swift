/// Writes a session as a scenario holds it.
///
/// What it writes reads back as the same commands and lines.
package enum TranscriptWriter {
  /// A command with the prompt it was typed at and the lines it answered.
  package struct Entry: Sendable, Equatable {
    /// The prompt without `> `, for instance `ProductDetail.amountControl`; nil writes a bare `>`.
    package var prompt: String?
    /// What was typed.
    package var command: String
    /// The output's lines, without escapes.
    package var output: [String]
    /// Whether any output is good: `...` stands for it.
    package var allowsAnyOutput = false

    /// An entry of these parts, the output as the lines that count.
    package init(prompt: String?, command: String, output: String) {
      self.prompt = prompt
      self.command = command
      self.output = Transcript.lines(of: output)
    }
  }

  /// The entries as a fenced block, its last line ended. The fence is longer than any run of
  /// backticks inside.
  package static func block(_ entries: [Entry], lineEnd: SourceText.LineEnd = .lineFeed) -> String {
    let lines = entries.flatMap { self.lines($0) }
    let longest = lines.map(longestBacktickRun).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + Fence.language] + lines + [fence]).map { $0 + lineEnd.rawValue }.joined()
  }

  /// An entry's lines as they stand inside a block: the prompt with the command, then the output
  /// with its escapes.
  package static func lines(_ entry: Entry) -> [String] {
    let line = PromptLine(prompt: entry.prompt, command: entry.command).written
    return [line]
      + (entry.allowsAnyOutput ? [Transcript.anyLines] : entry.output.map(Transcript.written))
  }

  /// The length of the line's longest run of backticks.
  package static func longestBacktickRun(_ line: String) -> Int {
    var longest = 0
    var run = 0
    for byte in line.utf8 {
      run = byte == Byte.backtick ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
