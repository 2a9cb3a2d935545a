import ScenarioFormat
import TerminalUI

/// A slide as rows of a terminal.
package struct SlideLayout: Sendable, Equatable {
  /// What is seen of a slide.
  package struct Contents: Sendable {
    package let slide: Slide
    /// What came of the commands that have run.
    package let outputs: [TalkOutput]
    /// The prompt of the next command.
    package let prompt: String
    /// How much of the next command is typed; nil: nobody is to type it now.
    package let typed: String?

    package init(slide: Slide, outputs: [TalkOutput], prompt: String, typed: String?) {
      self.slide = slide
      self.outputs = outputs
      self.prompt = prompt
      self.typed = outputs.count < slide.steps.count ? typed : nil
    }
  }

  package private(set) var rows: [TalkRow] = []
  /// The row on which the last command stands that has run; 0 before the first.
  package private(set) var lastCommand = 0
  /// How many rows there are before the prompt of the next command and the empty rows above it.
  package private(set) var said = 0
  /// Where the next character is typed; nil where nothing is to be typed.
  package private(set) var cursor: (row: Int, column: Int)?
  private let columns: Int

  package init(_ contents: Contents, columns: Int) {
    self.columns = max(1, columns)
    if let heading = contents.slide.heading { addHeading(heading) }
    for block in contents.slide.prose { addProse(block) }
    said = rows.count
    guard !contents.slide.steps.isEmpty else { return }
    if rows.last.map({ !$0.text.isEmpty }) ?? false { rows.append(TalkRow()) }
    for (step, output) in zip(contents.slide.steps, contents.outputs) { add(step, output) }
    said = rows.count - rows.reversed().prefix { $0.text.isEmpty }.count
    if let typed = contents.typed { addPrompt(contents.prompt, typed) }
  }

  package static func == (left: SlideLayout, right: SlideLayout) -> Bool {
    left.rows == right.rows && left.lastCommand == right.lastCommand
      && left.cursor?.row == right.cursor?.row && left.cursor?.column == right.cursor?.column
  }

  private mutating func addHeading(_ heading: ScenarioHeading) {
    let title = RowBreaking.prose(InlineMarkdown.inked(heading.title, .heading), columns: columns)
    let width = title.map(\.columns).max() ?? 0
    rows += title
    if width > 0 {
      rows.append(TalkRow(String(repeating: heading.level == 1 ? "━" : "─", count: width), .mark))
    }
    rows.append(TalkRow())
  }

  private mutating func addProse(_ block: ProseBlock) {
    if block.hasSpaceBefore { rows.append(TalkRow()) }
    switch block.content {
    case .text(let text, let first, let rest):
      rows += RowBreaking.prose(
        InlineMarkdown.inked(text), columns: columns, first: first, rest: rest)
    case .code(let lines):
      for line in lines {
        rows += RowBreaking.verbatim([InkedText(line, .code)], columns: columns, margin: "    ")
      }
    }
  }

  private mutating func add(_ step: ScenarioStep, _ output: TalkOutput) {
    lastCommand = rows.count
    rows += RowBreaking.verbatim(
      [InkedText(output.prompt + "> ", .prompt), InkedText(step.command, .command)],
      columns: columns)
    guard !output.text.isEmpty else { return }
    for (line, kind) in OutputLineKind.of(output.text) {
      rows += RowBreaking.verbatim([InkedText(String(line), .output(kind))], columns: columns)
    }
  }

  private mutating func addPrompt(_ prompt: String, _ typed: String) {
    let line = RowBreaking.verbatim(
      [InkedText(prompt + "> ", .prompt), InkedText(typed, .command)], columns: columns)
    rows += line
    let column = line.last?.columns ?? 0
    if column < columns {
      cursor = (rows.count - 1, column)
    } else {
      rows.append(TalkRow())
      cursor = (rows.count - 1, 0)
    }
  }
}
