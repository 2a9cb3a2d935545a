/// Reads the lines of one block as commands and the output expected of them.
struct TranscriptReader {
  private struct Open {
    let prompt: PromptLine
    let line: SourceLine
    var text: [UInt8] = []
    /// The first and last lines of output that say something.
    var first: SourceLine?
    var last: SourceLine?
    /// Where the last line ends.
    var end: Int
  }

  private let file: SourceText
  private let isIndented: Bool
  private(set) var steps: [ScenarioStep] = []
  private(set) var faults: [(kind: ScenarioFault.Kind, line: Int)] = []
  private var open: Open?
  private var hasStray = false

  /// - Parameter isIndented: Whether lines are given otherwise than they stand in the file.
  init(of file: SourceText, isIndented: Bool) {
    self.file = file
    self.isIndented = isIndented
  }

  /// Takes the next line, without the block's indent.
  mutating func read(_ content: [UInt8], _ line: SourceLine) {
    if let prompt = PromptLine(content[...]) {
      finish()
      open = Open(prompt: prompt, line: line, end: line.range.upperBound)
      if Self.isRecord(prompt.command) { faults.append((.record, line.number)) }
    } else if open == nil {
      readStray(content, line)
    } else {
      readOutput(content, line)
    }
  }

  /// Ends the last command's output.
  mutating func finish() {
    guard let open else { return }
    let none = open.line.range.upperBound
    let range = (open.first?.range.lowerBound ?? none)..<(open.last?.range.upperBound ?? none)
    steps.append(
      ScenarioStep(
        in: file, at: open.line, to: open.end,
        expected: (open.first?.number ?? open.line.number + 1, range),
        indented: isIndented
          ? (open.prompt, String(decoding: open.text, as: UTF8.self)) : nil))
    self.open = nil
  }

  private mutating func readOutput(_ content: [UInt8], _ line: SourceLine) {
    open?.end = line.range.upperBound
    if isIndented {
      open?.text += content
      open?.text.append(Byte.lineFeed)
    }
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
