@testable import ShellCore
import Testing

@testable import ComposableShell

@Suite("The terminal while the stage is on")
struct StageScreenTests {
  private func screen(_ rows: [String], columns: Int = 12) -> StageScreen {
    let cells = rows.map { row in
      row.map { StageCell(String($0)) }
        + Array(repeating: StageCell(), count: columns - row.count)
    }
    return StageScreen(
      picture: StagePicture(rows: cells, targets: [], hasMouse: false), hasColor: true)
  }

  /// Draws on an imaginary terminal by the written sequences.
  private func draw(_ text: String, on rows: inout [[Character]]) -> (x: Int, y: Int) {
    var x = 0, y = 0
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        rows[y][x] = character
        x += 1
        continue
      }
      let sequence = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(sequence.count)
      let end = rest.popFirst()
      let numbers = sequence.dropFirst().split(separator: ";").compactMap { Int($0) }
      if end == "H" { (y, x) = (numbers[0] - 1, numbers[1] - 1) }
      if end == "J" { rows = rows.map { $0.map { _ in " " } } }
    }
    return (x, y)
  }

  private func terminal(_ columns: Int, _ rows: Int) -> [[Character]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  private func lines(_ rows: [[Character]]) -> [String] {
    rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test("The transcript follows the stage, and the line follows the transcript")
  func order() {
    var screen = screen(["stage"])
    screen.append("one\ntwo\n")
    screen.line = .init(prompt: "> ", text: "abc", beforeCursor: "a")
    var rows = terminal(12, 6)
    let cursor = draw(screen.update(columns: 12, rows: 6), on: &rows)
    #expect(lines(rows) == ["stage", "one", "two", "> abc", "", ""])
    #expect(cursor == (3, 3))
  }

  @Test("The newest lines are visible if not all fit, wrapped between words")
  func scrolls() {
    var screen = screen(["stage"])
    screen.append("first\nsecond\nthis is a long line\n")
    screen.line = .init(prompt: "> ", text: "", beforeCursor: "")
    var rows = terminal(12, 4)
    _ = draw(screen.update(columns: 12, rows: 4), on: &rows)
    #expect(lines(rows) == ["stage", "this is a", "  long line", ">"])
  }

  @Test(
    "A printed line is broken between words and continues below its indentation",
    arguments: [
      ("one two three", ["one two", "  three"]), ("abcdefghij", ["abcdefgh", "  ij"]),
      ("- name: abc", ["- name:", "    abc"]), ("가나다라마", ["가나다라", "  마"]), ("", [""]),
    ])
  func words(line: String, rows: [String]) {
    let wrapped = TerminalCell.wrappedRows(of: line, columns: 8).map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    #expect(wrapped == rows)
  }

  @Test("When the stage is left, its lines are printed as they were broken, in their colors")
  func printed() {
    var screen = screen(["stage"])
    screen.append("  one two three\n\u{1B}[31mred\u{1B}[0m\n\n")
    #expect(
      screen.printed(columns: 10) == "  one two\n    three\n\u{1B}[0;31mred\u{1B}[0m\n\n")
  }

  @Test("Text without a line feed continues on the same line")
  func openLine() {
    var screen = screen(["stage"])
    screen.append("on")
    screen.append("e\n\ntwo")
    #expect(screen.transcript == ["one", "", "two"])
    screen.endLine()
    screen.append("three\n")
    #expect(screen.transcript == ["one", "", "two", "three"])
  }

  @Test("A line that was typed joins the transcript")
  func commit() {
    var screen = screen(["stage"])
    screen.append("open")
    screen.line = .init(prompt: "> ", text: "tap 1", beforeCursor: "tap 1")
    screen.commitLine()
    #expect(screen.transcript == ["open", "> tap 1"])
    #expect(screen.line == nil)
  }

  @Test("A second drawing writes only what has changed")
  func changes() {
    var screen = screen(["stage"])
    screen.append("one\n")
    var rows = terminal(12, 6)
    _ = draw(screen.update(columns: 12, rows: 6), on: &rows)
    screen.append("two\n")
    let update = screen.update(columns: 12, rows: 6)
    #expect(update.contains("two"))
    #expect(!update.contains("one"))
    #expect(!update.contains("stage"))
    _ = draw(update, on: &rows)
    #expect(lines(rows) == ["stage", "one", "two", "", "", ""])
  }

  @Test("A line taller than the terminal shows the rows around the cursor")
  func tall() {
    var screen = screen(["stage"])
    let text = String(repeating: "a", count: 30) + "END"
    screen.line = .init(prompt: "> ", text: text, beforeCursor: text)
    var rows = terminal(12, 3)
    let cursor = draw(screen.update(columns: 12, rows: 3), on: &rows)
    #expect(lines(rows) == ["stage", "aaaaaaaaaaaa", "aaaaaaaaEND"])
    #expect(cursor == (11, 2))
  }

  @Test("A stage that does not fit the terminal is left out")
  func tooSmall() {
    var screen = screen(["stage", "two", "three"])
    screen.append("one\n")
    var rows = terminal(12, 3)
    _ = draw(screen.update(columns: 12, rows: 3), on: &rows)
    #expect(lines(rows) == ["one", "", ""])
  }

  @Test("Colors of the transcript are kept")
  func colors() {
    let rows = TerminalCell.rows(of: "a\u{1B}[31mb\u{1B}[0mc한", columns: 10)
    #expect(rows == [[.init("a"), .init("b", codes: "31"), .init("c"), .init("한"), .init("")]])
  }

  @Test("A wide character that does not fit begins the next row")
  func wide() {
    #expect(TerminalCell.rows(of: "abc한", columns: 4).map(\.count) == [3, 2])
  }
}
