/// A scenario file: prose, headings and the transcript of one session.
package struct Scenario: Sendable, Equatable {
  package enum Part: Sendable, Equatable {
    /// Lines that are neither a heading nor part of a transcript, as byte offsets in the file.
    case prose(Range<Int>)
    case heading(ScenarioHeading)
    case block(ScenarioBlock)
  }

  /// The file's path, as it was given.
  package let path: String
  /// The file's bytes.
  package let source: ScenarioText
  package let parts: [Part]

  /// The blocks that contain the transcript, in order.
  package var blocks: [ScenarioBlock] {
    parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// The headings, in order.
  package var headings: [ScenarioHeading] {
    parts.compactMap { if case .heading(let heading) = $0 { heading } else { nil } }
  }

  /// The number of commands in all blocks.
  package var stepCount: Int { blocks.reduce(0) { $0 + $1.steps.count } }

  /// Returns the text of a part of the file.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }
}

/// A heading of a scenario. The commands up to the next heading form a phase.
package struct ScenarioHeading: Sendable, Equatable {
  /// The heading's level, from 1 to 6.
  package let level: Int
  /// The heading's text, without the marks around it.
  package let title: String
  /// The number of the heading's line.
  package let line: Int

  /// The heading as Markdown.
  package var written: String {
    String(repeating: "#", count: level) + (title.isEmpty ? "" : " " + title)
  }
}

/// A fenced block that contains a part of the transcript.
package struct ScenarioBlock: Sendable, Equatable {
  /// The line that opens the block. Lines added to the block get its indent.
  package let fence: Fence
  /// The byte offsets of the run of backticks or tildes that closes the block.
  package let closing: Range<Int>
  package let steps: ScenarioSteps
}

/// A command of a scenario and the output that the scenario expects.
package struct ScenarioStep: Sendable, Equatable {
  /// The prompt in the file, without `> `; `nil` for a bare `>`, which is not compared.
  package let prompt: String?
  package let command: String
  /// The number of the command's line in the file, starting at 1.
  package let line: Int
  /// The lines up to the next command as the block contains them, without its indent, each followed
  /// by `\n`.
  package let expectedText: String
  /// The number of the line where the expected output starts, or would start if it is empty.
  package let expectedLine: Int
  /// The byte offsets of the command's line in the file, including its end.
  package let source: Range<Int>
  /// The byte offsets of the expected output in the file, from its first line that is not blank to
  /// the end of the last one. If there is no such line, an empty range after the command's line.
  package let expectedSource: Range<Int>

  /// The expected output. It is parsed on each access, so that a long scenario needs little more
  /// memory than its file.
  package var expected: ExpectedOutput { ExpectedOutput(written: expectedText) }

  /// The command's line as the writer would write it.
  package var written: String { PromptLine(prompt: prompt, command: command).written }
}

/// The commands of a block, in order.
///
/// They are read from the file's bytes on each iteration, so that a long scenario needs no more
/// memory than its file.
package struct ScenarioSteps: Sequence, Sendable, Equatable {
  private let source: ScenarioText
  private let content: Range<Int>
  private let firstLine: Int
  private let indent: Int
  package let count: Int

  /// Creates the commands of a block.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - content: The byte offsets of the lines between the fences.
  ///   - fence: The line that opens the block.
  ///   - count: The number of commands in these lines.
  init(_ source: ScenarioText, content: Range<Int>, of fence: Fence, count: Int) {
    self.source = source
    self.content = content
    firstLine = fence.line + 1
    indent = fence.indent
    self.count = count
  }

  package func makeIterator() -> Iterator {
    Iterator(lines: source.lines(in: content, from: firstLine).makeIterator(), indent: indent)
  }

  /// The commands alone, which takes less time than reading what is expected from them.
  package var commands: some Sequence<String> {
    sequence(state: makeIterator()) { $0.nextCommand() }
  }

  package struct Iterator: IteratorProtocol {
    private var lines: SourceLines.Iterator
    private let indent: Int
    private var parser = StepParser()

    fileprivate init(lines: SourceLines.Iterator, indent: Int) {
      self.lines = lines
      self.indent = indent
    }

    package mutating func next() -> ScenarioStep? {
      while let line = lines.next() {
        if let step = parser.read(content(of: line), line) { return step }
      }
      return parser.finish()
    }

    /// The next command without the output that is expected from it.
    fileprivate mutating func nextCommand() -> String? {
      while let line = lines.next() {
        if let prompt = PromptLine(content(of: line)) { return prompt.command }
      }
      return nil
    }

    private func content(of line: SourceLine) -> ArraySlice<UInt8> {
      var cursor = LineCursor(line.bytes)
      cursor.skipIndent(indent)
      return cursor.content
    }
  }
}
