/// Reads the lines of one block as commands and the output expected of them.
struct TranscriptReader {
  private struct Open {
    let prompt: PromptLine
    let line: SourceLine
    var text: [UInt8] = []
    /// The first and last lines of output that say something.
    var first: SourceLine?
    var last: SourceLine?
  }

  private(set) var faults: [(kind: ScenarioFault.Kind, line: Int)] = []
  private var open: Open?
  private var hasStray = false

  /// Takes the next line, without the block's indent.
  ///
  /// - Returns: The command whose output ends before this line.
  mutating func read(_ content: [UInt8], _ line: SourceLine) -> ScenarioStep? {
    guard let prompt = PromptLine(content[...]) else {
      if open == nil { readStray(content, line) } else { readOutput(content, line) }
      return nil
    }
    let step = finish()
    open = Open(prompt: prompt, line: line)
    if Self.isRecord(prompt.command) { faults.append((.record, line.number)) }
    return step
  }

  /// Ends the last command's output.
  ///
  /// - Returns: The last command, once.
  mutating func finish() -> ScenarioStep? {
    guard let open else { return nil }
    self.open = nil
    let end = open.line.range.upperBound
    return ScenarioStep(
      prompt: open.prompt.prompt,
      command: open.prompt.command,
      line: open.line.number,
      expectedText: String(decoding: open.text, as: UTF8.self),
      expectedLine: open.first?.number ?? open.line.number + 1,
      source: open.line.range,
      expectedSource: (open.first?.range.lowerBound ?? end)..<(open.last?.range.upperBound ?? end)
    )
  }

  private mutating func readOutput(_ content: [UInt8], _ line: SourceLine) {
    open?.text += content
    open?.text.append(Byte.lineFeed)
    guard !line.isBlank else { return }
    if open?.first == nil { open?.first = line }
    open?.last = line
  }

  /// A block's lines before its first command are one fault, however many there are.
  private mutating func readStray(_ content: [UInt8], _ line: SourceLine) {
    guard !hasStray, !line.isBlank else { return }
    hasStray = true
    faults.append((.outputBeforeCommand, line.number))
  }

  private static func isRecord(_ command: String) -> Bool {
    command.utf8.drop { Transcript.isBlank($0) }.prefix { !Transcript.isBlank($0) }
      .elementsEqual("record".utf8)
  }
}
