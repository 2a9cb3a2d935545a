import ActionSyntax
import TerminalUI

/// What a talk shows: every row of the terminal, and where the cursor stands.
package struct TalkScreen: Sendable, Equatable {
  /// The rows from the top; the last is the progress mark. At most as many as the terminal has.
  package let rows: [TalkRow]
  /// Where the next character is typed, from 0; nil: there is no cursor.
  package let cursor: (row: Int, column: Int)?

  package init(_ state: TalkState) {
    let height = state.size.contentRows
    let mark = TalkScreen.mark(state)
    if case .listing(let first) = state.activity {
      rows = TalkScreen.filled(state.listRows.dropFirst(first).prefix(height), height, state) + mark
      cursor = nil
      return
    }
    let layout = state.layout
    let top = state.top(layout)
    rows = TalkScreen.filled(layout.rows.dropFirst(top).prefix(height), height, state) + mark
    cursor = layout.cursor.flatMap { place in
      (top..<top + height).contains(place.row) ? (place.row - top, place.column) : nil
    }
  }

  /// The rows above a live prompt: those that say something, and no progress mark.
  package var liveRows: [TalkRow] {
    let content = rows.dropLast(rows.count > 1 ? 1 : 0)
    let last = content.lastIndex { !$0.text.isEmpty } ?? -1
    return content.prefix(last + 1) + [TalkRow()]
  }

  package static func == (left: TalkScreen, right: TalkScreen) -> Bool {
    left.rows == right.rows && left.cursor?.row == right.cursor?.row
      && left.cursor?.column == right.cursor?.column
  }

  private static func filled(
    _ rows: some Collection<TalkRow>, _ height: Int, _ state: TalkState
  ) -> [TalkRow] {
    rows + Array(repeating: TalkRow(), count: max(0, height - rows.count))
  }

  /// The last row: how far the talk is, under which heading, and what the speaker has to know. A
  /// terminal of one row has none.
  private static func mark(_ state: TalkState) -> [TalkRow] {
    guard state.size.rows > 1 else { return [] }
    let slide = state.talk.stops[state.stop].slide + 1
    var text = "\(slide)/\(state.talk.slides.count)"
    if let heading = state.slide.heading {
      text += "  " + InlineMarkdown.inked(heading.title).map(\.text).joined()
    }
    let right = remark(state)
    let room = state.size.columns - 1 - (right.isEmpty ? 0 : ColumnWidth.of(right) + 2)
    var row = TalkRow(cut(text, room), .mark)
    guard !right.isEmpty else { return [row] }
    let gap = state.size.columns - 1 - row.columns - ColumnWidth.of(right)
    row.append(String(repeating: " ", count: max(0, gap)), .mark)
    row.append(cut(right, state.size.columns - 1 - row.columns), .mark)
    return [row]
  }

  private static func remark(_ state: TalkState) -> String {
    if !state.digits.isEmpty { return "go to heading \(state.digits)" }
    if let notice = state.notice { return notice }
    if case .listing = state.activity { return "any key goes back" }
    let layout = state.layout
    let more = state.activity == .resting && state.hasMore(layout) ? ["more below"] : []
    return (state.differences + more).joined(separator: "  ")
  }

  /// The text's beginning that has room, in as many columns.
  private static func cut(_ text: String, _ room: Int) -> String {
    var columns = 0
    var shown = ""
    for character in text.map(ScreenText.visible) {
      columns += ColumnWidth.of(character)
      if columns > room { break }
      shown.append(character)
    }
    return shown
  }
}

extension TalkState {
  /// Which commands on this slide answered something else than the scenario says.
  var differences: [String] {
    let lines = ranHere.filter { !outputs[$0].isAsExpected }.map { talk.steps[$0].line }
    return lines.isEmpty ? [] : ["≠ line " + lines.map(String.init).joined(separator: ", ")]
  }

  /// The list of headings, and the keys.
  var listRows: [TalkRow] {
    let width = String(talk.headings.count).count
    let headings = talk.headings.enumerated().map { index, heading in
      let number = String(index + 1)
      let margin = String(repeating: " ", count: width - number.count)
      let isHere = slide.headingNumber == index + 1
      let depth = String(repeating: "  ", count: heading.level - 1)
      var row = TalkRow("\(margin)\(number)  \(depth)", .mark)
      let ink: Ink = isHere ? .heading : .plain
      InlineMarkdown.inked(heading.title, ink).forEach { row.append($0.text, $0.ink) }
      return row
    }
    let keys = Self.keys.map { TalkRow($0.padded(to: 28) + $1, .mark) }
    return (headings + (headings.isEmpty ? [] : [TalkRow()]) + keys)
      .flatMap { RowBreaking.verbatim($0.pieces, columns: size.columns) }
  }

  private static let keys = [
    ("Space Enter → PageDown", "on"), ("b ← PageUp", "back, the state too"),
    ("number Enter", "to a heading"), ("↑ ↓", "a row up or down"),
    ("Home End", "to the beginning, the end"), (":", "a prompt in this state; quit returns"),
    ("h ?", "this list"), ("q Ctrl-C", "quit"),
  ]
}
