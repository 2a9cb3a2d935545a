/// A command of a scenario and what is expected of it.
///
/// It keeps places in the file's bytes and reads its texts from there each time, so that a long
/// scenario takes little more memory than its file.
package struct ScenarioStep: Sendable, Equatable {
  private let file: SourceText
  /// The texts, where they do not stand in the file as they are: behind an indent.
  private let texts: Texts?
  /// Where the lines up to the next command stand in the file.
  private let output: Range<Int>
  /// The number of the command's line in the file, from 1.
  package let line: Int
  /// The number of the line on which the expected output begins, or belongs where there is none.
  package let expectedLine: Int
  /// Where the command's line stands in the file, its end included, as byte offsets.
  package let source: Range<Int>
  /// Where the expected lines stand in the file, from the first that says something to the end of
  /// the last; empty and right behind the command's line where there are none. To replace these
  /// bytes is to replace the expectation.
  package let expectedSource: Range<Int>

  /// What stands behind an indent.
  private final class Texts: Sendable, Equatable {
    let prompt: PromptLine
    let expected: String

    init(prompt: PromptLine, expected: String) {
      self.prompt = prompt
      self.expected = expected
    }

    static func == (left: Texts, right: Texts) -> Bool {
      left.prompt == right.prompt && left.expected == right.expected
    }
  }

  /// - Parameters:
  ///   - line: The command's line.
  ///   - end: Where the next command stands, or the block's end.
  ///   - expected: The number of the first line that says something, and where such lines stand.
  ///   - indented: The texts without the block's indent, where it has one.
  init(
    in file: SourceText, at line: SourceLine, to end: Int, expected: (line: Int, range: Range<Int>),
    indented: (prompt: PromptLine, expected: String)?
  ) {
    self.file = file
    self.line = line.number
    source = line.range
    output = line.range.upperBound..<max(line.range.upperBound, end)
    expectedLine = expected.line
    expectedSource = expected.range
    texts = indented.map { Texts(prompt: $0.prompt, expected: $0.expected) }
  }

  /// The prompt as the file has it, without `> `; nil for a bare `>`, which is not compared.
  package var prompt: String? { promptLine.prompt }
  /// What is typed.
  package var command: String { promptLine.command }
  /// The output that is expected.
  package var expected: ExpectedOutput {
    texts.map { ExpectedOutput(written: $0.expected) }
      ?? ExpectedOutput(written: file.bytes[output])
  }

  /// The command's line as the writer would write it.
  package var written: String { promptLine.written }

  private var promptLine: PromptLine {
    if let texts { return texts.prompt }
    guard let line = PromptLine(file.line(source)) else {
      preconditionFailure("a step is read from a line with a prompt")
    }
    return line
  }
}
