package enum ScenarioReader {
  /// The largest number of commands in a scenario.
  package static let commandLimit = 150_000

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file's path, for error messages.
  ///   - isAllowed: Whether a scenario may contain a command.
  /// - Throws: All errors in the file. If the bytes are not text, only the first error of each kind.
  package static func read(
    _ bytes: [UInt8], path: String, isAllowed: @escaping (String) -> Bool = { _ in true }
  ) throws(ScenarioSyntaxError) -> Scenario {
    let source = ScenarioText(bytes)
    if let error = ScenarioSyntaxError(path: path, encodingProblems(source)) { throw error }
    var builder = ScenarioBuilder(source, isAllowed: isAllowed)
    for line in source.lines { builder.read(line) }
    if let error = ScenarioSyntaxError(path: path, builder.finish()) { throw error }
    return Scenario(path: path, source: source, parts: builder.parts)
  }

  private static func encodingProblems(
    _ source: ScenarioText
  ) -> [(kind: ScenarioSyntaxError.Kind, line: Int)] {
    var null: Int?
    var invalid: Int?
    for line in source.lines {
      if null == nil, line.bytes.contains(Byte.null) { null = line.number }
      if invalid == nil, !isText(line.bytes) { invalid = line.number }
    }
    return [(ScenarioSyntaxError.Kind.notUTF8, invalid), (.null, null)]
      .compactMap { kind, line in line.map { (kind, $0) } }
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }
}

/// Builds a scenario from the lines of its file.
private struct ScenarioBuilder {
  /// A block that is being read. Its commands are counted only; `ScenarioSteps` reads them again.
  private struct OpenBlock {
    let fence: Fence
    /// The byte offsets of the lines between the fences read so far.
    var content: Range<Int>
    var checker: StepChecker

    init(_ fence: Fence, after opening: SourceLine, _ checker: StepChecker) {
      self.fence = fence
      self.checker = checker
      content = opening.range.upperBound..<opening.range.upperBound
    }

    mutating func read(_ bytes: ArraySlice<UInt8>, _ line: SourceLine) {
      content = content.lowerBound..<line.range.upperBound
      checker.read(bytes, line)
    }
  }

  private(set) var parts: [Scenario.Part] = []
  private var scanner = MarkdownScanner()
  private var problems: [(kind: ScenarioSyntaxError.Kind, line: Int)] = []
  private var block: OpenBlock?
  private var isInBlock: Bool { if case .some = block { true } else { false } }
  /// The number of commands in the blocks that are closed.
  private var commandCount = 0
  private var hasTooManyCommands = false
  private let source: ScenarioText
  private let isAllowed: (String) -> Bool

  init(_ source: ScenarioText, isAllowed: @escaping (String) -> Bool) {
    self.source = source
    self.isAllowed = isAllowed
  }

  /// Reads the next line of the file.
  mutating func read(_ line: SourceLine) {
    switch scanner.read(line) {
    case .opening(let fence) where fence.isTranscript:
      open(fence, line)
    case .content(let content) where isInBlock:
      block?.read(content, line)
      checkCommandCount(line)
    case .closing(let range) where isInBlock:
      close(range)
    case .heading(let level, let title):
      block = nil
      parts.append(.heading(ScenarioHeading(level: level, title: title, line: line.number)))
    case .opening, .content, .closing, .prose:
      block = nil
      readProse(line)
    }
  }

  /// Ends the file and returns the errors in it.
  mutating func finish() -> [(kind: ScenarioSyntaxError.Kind, line: Int)] {
    problems
      + scanner.unclosed.map { unclosed in
        switch unclosed {
        case .fence(let fence): (.unclosedFence(fence.marker), fence.line)
        case .comment(let line): (.unclosedComment, line)
        }
      }
  }

  private mutating func open(_ fence: Fence, _ line: SourceLine) {
    block = OpenBlock(fence, after: line, StepChecker(isAllowed: isAllowed))
    if !fence.extraWords.isEmpty {
      problems.append((.extraWords(fence.extraWords), fence.line))
    }
  }

  private mutating func close(_ closing: Range<Int>) {
    guard let block else { return }
    problems += block.checker.problems
    commandCount += block.checker.commandCount
    let steps = ScenarioSteps(
      source, content: block.content, of: block.fence, count: block.checker.commandCount)
    parts.append(.block(ScenarioBlock(fence: block.fence, closing: closing, steps: steps)))
    self.block = nil
  }

  private mutating func checkCommandCount(_ line: SourceLine) {
    let limit = ScenarioReader.commandLimit
    guard !hasTooManyCommands, commandCount + (block?.checker.commandCount ?? 0) > limit
    else { return }
    hasTooManyCommands = true
    problems.append((.tooManyCommands(limit), line.number))
  }

  private mutating func readProse(_ line: SourceLine) {
    if case .prose(let before) = parts.last {
      parts[parts.count - 1] = .prose(before.lowerBound..<line.range.upperBound)
    } else {
      parts.append(.prose(line.range))
    }
  }
}
