/// A slide as lines of a terminal.
struct SlideLayout: Sendable, Equatable {
  /// The visible part of a slide.
  struct Contents: Sendable {
    let slide: Slide
    let outputs: [TalkOutput]
    /// The prompt of the next command.
    let prompt: String
    /// The typed part of the next command; `nil` if no command is about to be typed.
    let typed: String?
    /// The seconds that are left for the task; `nil` if no task is running.
    let secondsLeft: Int?

    init(
      slide: Slide, outputs: [TalkOutput], prompt: String, typed: String?, secondsLeft: Int? = nil
    ) {
      self.secondsLeft = secondsLeft
      self.slide = slide
      self.outputs = outputs
      self.prompt = prompt
      self.typed = outputs.count < slide.steps.count ? typed : nil
    }
  }

  private(set) var lines: [StyledLine] = []
  /// The line of the last command that has run; 0 before the first command.
  private(set) var lastCommand = 0
  /// The number of lines before the prompt of the next command and the empty lines above it.
  private(set) var contentEnd = 0
  /// The position of the next typed character; `nil` if nothing is about to be typed.
  private(set) var cursor: ScreenPosition?
  private let columns: Int

  init(_ contents: Contents, columns: Int) {
    self.init(contents, SlideFrame(TalkArea(column: 0, row: 0, columns: columns, rows: 1)))
  }

  init(_ contents: Contents, _ frame: SlideFrame) {
    columns = max(1, frame.columns)
    let renderer = MarkdownRenderer.slide(width: columns)
    let slide = contents.slide
    if let heading = slide.heading { addHeading(heading, renderer, isLarge: frame.isLarge) }
    lines += renderer.lines(of: frame.isLarge ? Self.apart(slide.prose) : slide.prose)
    // Prose alone is in the upper middle of a large screen. Commands need the room below.
    let free = max(0, frame.area.rows - lines.count)
    let top = frame.isLarge && slide.steps.isEmpty ? max(frame.top, free / 3) : frame.top
    lines.insert(contentsOf: Array(repeating: StyledLine(), count: top), at: 0)
    if let seconds = contents.secondsLeft {
      lines += [StyledLine(), StyledLine(Self.countdown(seconds), TextStyle(isBold: true))]
    }
    contentEnd = lines.count
    // The solution stays hidden while the audience works.
    guard contents.secondsLeft == nil else { return }
    guard !contents.slide.steps.isEmpty else { return }
    if lines.last.map({ !$0.text.isEmpty }) ?? false { lines.append(StyledLine()) }
    for (step, output) in zip(contents.slide.steps, contents.outputs) { add(step, output) }
    contentEnd = lines.count - lines.reversed().prefix { $0.text.isEmpty }.count
    if let typed = contents.typed { addPrompt(contents.prompt, typed) }
  }

  /// `2:05 left`
  private static func countdown(_ seconds: Int) -> String {
    guard seconds > 0 else { return "time is up" }
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60) left"
  }

  /// Separates list items by empty lines.
  private static func apart(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
    blocks.enumerated().map { index, block in
      guard case .text = block.content, index > 0 else { return block }
      return MarkdownBlock(content: block.content, isSpaced: true)
    }
  }

  private mutating func addHeading(
    _ heading: ScenarioHeading, _ renderer: MarkdownRenderer, isLarge: Bool
  ) {
    let title = MarkdownSpanParser.spans(of: heading.title)
    if isLarge, let letters = LargeLetters.rows(of: title.text, columns: columns) {
      lines += letters.map { StyledLine($0, TextStyle(isBold: true, color: .accentColor)) }
      lines += [StyledLine(), StyledLine()]
      return
    }
    var rows = renderer.lines(of: .heading(level: heading.level, title))
    if isLarge, rows.count > 1 {
      let rule = String(rows.removeLast().text.prefix(1))
      let accent = TextStyle(isBold: true, color: .accentColor)
      rows = rows.map { line in
        StyledLine(line.runs.map { StyledText($0.text, $0.style.over(accent)) })
      }
      rows.append(StyledLine(String(repeating: rule, count: columns), accent))
    }
    lines += rows + [StyledLine()]
  }

  private mutating func add(_ step: ScenarioStep, _ output: TalkOutput) {
    lastCommand = lines.count
    lines += verbatim([StyledText(output.prompt + "> ", .dimmed), StyledText(step.command)])
    guard !output.text.isEmpty else { return }
    for line in StyledOutput.lines(of: output.text) { lines += verbatim(line.runs) }
  }

  private mutating func addPrompt(_ prompt: String, _ typed: String) {
    let line = verbatim([StyledText(prompt + "> ", .dimmed), StyledText(typed)])
    lines += line
    let column = line.last?.columns ?? 0
    if column < columns {
      cursor = ScreenPosition(row: lines.count - 1, column: column)
    } else {
      lines.append(StyledLine())
      cursor = ScreenPosition(row: lines.count - 1, column: 0)
    }
  }

  private func verbatim(_ text: [StyledText]) -> [StyledLine] {
    TextWrapping(width: columns, rule: .characters).lines(text)
  }
}

/// A position on the screen. Rows and columns start at 0.
package struct ScreenPosition: Sendable, Equatable {
  package let row: Int
  package let column: Int
}
