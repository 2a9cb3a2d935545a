/// A command of a scenario and what is expected of it.
package struct ScenarioStep: Sendable, Equatable {
  /// The prompt as the file has it, without `> `; nil for a bare `>`, which is not compared.
  package let prompt: String?
  /// What is typed.
  package let command: String
  /// The number of the command's line in the file, from 1.
  package let line: Int
  /// The lines up to the next command as they stand in the block, without its indent, each ended by
  /// `\n`.
  package let expectedText: String
  /// The number of the line on which the expected output begins, or belongs where there is none.
  package let expectedLine: Int
  /// Where the command's line stands in the file, its end included, as byte offsets.
  package let source: Range<Int>
  /// Where the expected lines stand in the file, from the first that says something to the end of
  /// the last; empty and right behind the command's line where there are none. To replace these
  /// bytes is to replace the expectation.
  package let expectedSource: Range<Int>

  /// The output that is expected, read anew each time, so that a long scenario takes little more
  /// memory than its file.
  package var expected: ExpectedOutput { ExpectedOutput(written: expectedText) }

  /// The command's line as the writer would write it.
  package var written: String { PromptLine(prompt: prompt, command: command).written }
}
