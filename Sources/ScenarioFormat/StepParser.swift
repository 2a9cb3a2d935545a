/// Splits the lines of one block into commands and the output expected from them.
struct StepParser {
  private struct Open {
    let prompt: PromptLine
    /// The number and the range of the command's line.
    let number: Int
    let range: Range<Int>
    var text: [UInt8] = []
    /// The first line of output that is not blank, and the end of the last one.
    var first: (number: Int, start: Int)?
    var end: Int?
  }

  private var open: Open?

  /// Reads the next line.
  ///
  /// - Parameters:
  ///   - content: The line without the block's indent.
  ///   - line: The line in the file.
  /// - Returns: The command whose output ends before this line.
  mutating func read(_ content: ArraySlice<UInt8>, _ line: SourceLine) -> ScenarioStep? {
    guard let prompt = PromptLine(content) else {
      if open != nil { readOutput(content, line) }
      return nil
    }
    let step = finish()
    open = Open(prompt: prompt, number: line.number, range: line.range)
    return step
  }

  /// Ends the output of the last command.
  ///
  /// - Returns: The last command if it has not been returned yet.
  mutating func finish() -> ScenarioStep? {
    guard let open = open.take() else { return nil }
    let end = open.range.upperBound
    return ScenarioStep(
      prompt: open.prompt.prompt,
      command: open.prompt.command,
      line: open.number,
      expectedText: String(decoding: open.text, as: UTF8.self),
      expectedLine: open.first?.number ?? open.number + 1,
      source: open.range,
      expectedSource: (open.first?.start ?? end)..<(open.end ?? end)
    )
  }

  private mutating func readOutput(_ content: ArraySlice<UInt8>, _ line: SourceLine) {
    open?.text += content
    open?.text.append(Byte.lineFeed)
    guard !line.isBlank else { return }
    if open?.first == nil { open?.first = (line.number, line.range.lowerBound) }
    open?.end = line.range.upperBound
  }
}

/// Counts the commands of one block, and finds what is wrong with its lines.
struct StepChecker {
  /// The errors found so far.
  private(set) var problems: [(kind: ScenarioSyntaxError.Kind, line: Int)] = []
  /// The number of commands found so far.
  private(set) var commandCount = 0
  private var hasStray = false
  private let isAllowed: (String) -> Bool

  /// - Parameter isAllowed: Whether a scenario may contain a command.
  init(isAllowed: @escaping (String) -> Bool) { self.isAllowed = isAllowed }

  /// Reads the next line.
  ///
  /// - Parameters:
  ///   - content: The line without the block's indent.
  ///   - line: The line in the file.
  mutating func read(_ content: ArraySlice<UInt8>, _ line: SourceLine) {
    guard let prompt = PromptLine(content) else {
      if commandCount == 0 { readStray(line) }
      return
    }
    commandCount += 1
    if !isAllowed(prompt.command) {
      problems.append((.notAllowed(Self.name(of: prompt.command)), line.number))
    }
  }

  /// Reads a line before the first command. All such lines of a block are one error.
  private mutating func readStray(_ line: SourceLine) {
    guard !hasStray, !line.isBlank else { return }
    hasStray = true
    problems.append((.outputBeforeCommand, line.number))
  }

  private static func name(of command: String) -> String {
    String(Substring(command.utf8.drop(while: Byte.isBlank).prefix { !Byte.isBlank($0) }))
  }
}
