/// What a talk shows: all rows of the terminal, and the position of the cursor.
package struct TalkScreen: Sendable, Equatable {
  /// The rows from the top, at most as many as the terminal has. The last one is the status line.
  package let rows: [StyledLine]
  /// The position of the next typed character; `nil` hides the cursor.
  package let cursor: ScreenPosition?

  package init(_ state: TalkState) {
    let height = state.size.contentRows
    let status = TalkScreen.status(state)
    if case .listing(let first) = state.activity {
      rows =
        TalkScreen.filled(TalkList.rows(state).dropFirst(first).prefix(height), height) + status
      cursor = nil
      return
    }
    let layout = SlideLayout(state)
    let top = SlideWindow(state).top(state.scrolled)
    let frame = state.division.frame
    let area = frame.area
    let margin = String(repeating: " ", count: frame.left)
    let visible = layout.lines.dropFirst(top).prefix(area.rows).map { line in
      line.text.isEmpty ? line : StyledLine([StyledText(margin)] + line.runs)
    }
    let above = Array(repeating: StyledLine(), count: area.row)
    rows = above + TalkScreen.filled(visible, area.rows) + status
    cursor = layout.cursor.flatMap { position in
      (top..<top + area.rows).contains(position.row)
        ? ScreenPosition(
          row: area.row + position.row - top, column: frame.left + position.column) : nil
    }
  }

  /// The rows above a live prompt: those with content, without the status line.
  package var liveRows: [StyledLine] {
    let content = rows.dropLast(rows.count > 1 ? 1 : 0)
    let last = content.lastIndex { !$0.text.isEmpty } ?? -1
    return content.prefix(last + 1) + [StyledLine()]
  }

  private static func filled(_ rows: some Collection<StyledLine>, _ height: Int) -> [StyledLine] {
    rows + Array(repeating: StyledLine(), count: max(0, height - rows.count))
  }

  /// The last row: the slide's number, its heading, and a notice for the speaker. A terminal with
  /// one row has no status line.
  private static func status(_ state: TalkState) -> [StyledLine] {
    guard state.size.rows > 1 else { return [] }
    let slide = state.talk.stops[state.stop].slide + 1
    var text = "\(slide)/\(state.talk.slides.count)"
    if let heading = state.slide.heading {
      text += "  " + MarkdownSpanParser.spans(of: heading.title).text
    }
    let right = notice(state)
    let room = state.size.columns - 1 - (right.isEmpty ? 0 : ColumnWidth.of(right) + 2)
    var line = StyledLine(cut(text, room), .dimmed)
    guard !right.isEmpty else { return [line] }
    let gap = state.size.columns - 1 - line.columns - ColumnWidth.of(right)
    line.append(String(repeating: " ", count: max(0, gap)), .dimmed)
    line.append(cut(right, state.size.columns - 1 - line.columns), .dimmed)
    return [line]
  }

  private static func notice(_ state: TalkState) -> String {
    let said = state.language.said
    if !state.digits.isEmpty { return said("go to slide \(state.digits)") }
    if let notice = state.notice { return said(notice) }
    if case .listing(let first) = state.activity {
      let isCut = TalkList.rows(state).count - first > state.size.contentRows
      return ((isCut ? ["more below"] : []) + ["press any key to go back"]).map(said)
        .joined(separator: "  ")
    }
    let more =
      state.activity == .resting && SlideWindow(state).hasMore(state.scrolled) ? ["more below"] : []
    let progress = state.progress.map { [said($0.text)] } ?? []
    return ((differences(state) + more).map(said) + progress).joined(separator: "  ")
  }

  /// The commands on this slide whose output differs from the scenario.
  private static func differences(_ state: TalkState) -> [String] {
    let lines = state.ranHere.filter { !state.outputs[$0].isAsExpected }
      .map { state.talk.steps[$0].line }
    return lines.isEmpty ? [] : ["≠ line " + lines.map(String.init).joined(separator: ", ")]
  }

  /// Returns the start of a text that fits into a number of columns.
  private static func cut(_ text: String, _ room: Int) -> String {
    room < 1 ? "" : ControlPictures.of(text).truncated(toColumns: room)
  }
}

/// The list of keys and headings.
enum TalkList {
  static func rows(_ state: TalkState) -> [StyledLine] {
    let talk = state.talk, slide = state.slide, size = state.size
    let renderer = MarkdownRenderer.slide(width: size.columns)
    let width = String(talk.slides.count).count
    let headings = talk.headings.enumerated().map { index, heading in
      let number = String(talk.slide(ofHeading: index + 1))
      let margin = String(repeating: " ", count: width - number.count)
      let isCurrent = slide.headingNumber == index + 1
      let depth = String(repeating: "  ", count: heading.level - 1)
      var line = StyledLine("\(margin)\(number)  \(depth)", .dimmed)
      let spans = MarkdownSpanParser.spans(of: heading.title)
      line.append(StyledLine(renderer.runs(spans, isCurrent ? .bold : TextStyle())))
      return line
    }
    let keys = TextTable([.init(minWidth: 26)])
      .lines(Self.keys.map { [$0[0], state.language.said($0[1])] }).map { StyledLine($0, .dimmed) }
    // `h lists the keys`, and a talk can have more headings than the terminal has rows.
    return (keys + (headings.isEmpty ? [] : [StyledLine()]) + headings)
      .flatMap { TextWrapping(width: size.columns, rule: .characters).lines($0.runs) }
  }

  private static let keys = [
    ["Space Enter → PageDown", "go on"], ["b ← PageUp", "go back, and undo the commands"],
    ["number Enter", "go to a slide"], ["↑ ↓", "scroll by one row"],
    ["Home End", "go to the beginning or the end"],
    [":", "open a prompt in this state; quit returns"],
    ["s", "show the stage beside the slide, in its place, not"],
    ["t", "change the theme: terminal, dark, light"], ["c", "show the time and the plan"],
    ["h ?", "show this list"],
    ["q Ctrl-C", "quit"],
  ]
}
