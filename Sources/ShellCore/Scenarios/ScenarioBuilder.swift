/// Puts a scenario together from the lines of its file.
struct ScenarioBuilder {
  typealias Fault = (kind: ScenarioFault.Kind, line: Int)

  private(set) var parts: [ScenarioPart] = []
  private var scanner = MarkdownScanner()
  private var faults: [Fault] = []
  private var block: (fence: Fence, transcript: TranscriptReader)?

  /// Takes the next line of the file.
  mutating func read(_ line: SourceLine) {
    switch scanner.read(line) {
    case .opening(let fence) where fence.isTranscript:
      open(fence)
    case .content(let content) where block != nil:
      block?.transcript.read(content, line)
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

  private mutating func open(_ fence: Fence) {
    block = (fence, TranscriptReader())
    if !fence.furtherWords.isEmpty {
      faults.append((.furtherWords(fence.furtherWords), fence.line))
    }
  }

  private mutating func close(_ closing: Range<Int>) {
    guard var block else { return }
    block.transcript.finish()
    faults += block.transcript.faults
    parts.append(
      .block(
        ScenarioBlock(fence: block.fence, closing: closing, steps: block.transcript.steps)))
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
