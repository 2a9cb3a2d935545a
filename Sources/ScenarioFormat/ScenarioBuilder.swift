/// Puts a scenario together from the lines of its file.
struct ScenarioBuilder {
  typealias Fault = (kind: ScenarioFault.Kind, line: Int)

  private(set) var parts: [ScenarioPart] = []
  private var scanner = MarkdownScanner()
  private var faults: [Fault] = []
  private var block: Open?
  private let source: SourceText

  /// A block that is being read: what is in it is counted, and read again when it is played.
  private struct Open {
    let fence: Fence
    /// Where the lines between the fences stand, so far.
    var content: Range<Int>
    var transcript = TranscriptReader()
    var count = 0

    init(_ fence: Fence, behind opening: SourceLine) {
      self.fence = fence
      content = opening.range.upperBound..<opening.range.upperBound
    }

    mutating func read(_ bytes: [UInt8], _ line: SourceLine) {
      content = content.lowerBound..<line.range.upperBound
      if transcript.read(bytes, line) != nil { count += 1 }
    }

    mutating func finish() {
      if transcript.finish() != nil { count += 1 }
    }
  }

  init(_ source: SourceText) { self.source = source }

  /// Takes the next line of the file.
  mutating func read(_ line: SourceLine) {
    switch scanner.read(line) {
    case .opening(let fence) where fence.isTranscript:
      open(fence, line)
    case .content(let content) where block != nil:
      block?.read(content, line)
    case .closing(let range) where block != nil:
      close(range)
    case .heading(let level, let title):
      block = nil
      parts.append(.heading(ScenarioPhase(level: level, title: title, line: line.number)))
    case .opening, .content, .closing, .prose:
      block = nil
      readProse(line)
    }
  }

  /// The faults of the file, given that no line follows.
  mutating func finish() -> [Fault] {
    faults
      + scanner.unclosed.map { unclosed in
        switch unclosed {
        case .fence(let fence): (.unclosedFence(fence.marker), fence.line)
        case .comment(let line): (.unclosedComment, line)
        }
      }
  }

  private mutating func open(_ fence: Fence, _ line: SourceLine) {
    block = Open(fence, behind: line)
    if !fence.furtherWords.isEmpty {
      faults.append((.furtherWords(fence.furtherWords), fence.line))
    }
  }

  private mutating func close(_ closing: Range<Int>) {
    guard var block else { return }
    block.finish()
    faults += block.transcript.faults
    let steps = ScenarioSteps(
      source, content: block.content, of: block.fence, count: block.count)
    parts.append(.block(ScenarioBlock(fence: block.fence, closing: closing, steps: steps)))
    self.block = nil
  }

  private mutating func readProse(_ line: SourceLine) {
    if case .prose(let before) = parts.last {
      parts[parts.count - 1] = .prose(before.lowerBound..<line.range.upperBound)
    } else {
      parts.append(.prose(line.range))
    }
  }
}
