@testable import ShellCore
import Testing

@testable import ComposableShell

@Suite("Rows of lists at a terminal")
struct RowFittingTests {
  private func lines(_ columns: Int, _ rows: OutputRow...) -> [String] {
    RowFitting(columns: columns).lines(rows).map(\.text)
  }

  @Test("A cell keeps its beginning and its end, and a part of the line is left for changes")
  func cells() {
    let row = OutputRow.cells(
      ["1", "typed", ".amountControl(.plusButtonTapped)"], parts: ["amountControl.amount 0 -> 1"])
    #expect(
      lines(80, row) == ["1  typed  .amountControl(.plusButtonTapped)  amountControl.amount 0 -> 1"]
    )
    #expect(lines(60, row) == ["1  typed  .amountCont…uttonTapped)  amountContr…mount 0 -> 1"])
    #expect(lines(40, row) == ["1  typed  .amou…apped)  amountC…t 0 -> 1"])
    for width in 1...90 {
      #expect(lines(width, row).allSatisfy { ColumnWidth.of($0) <= width })
    }
  }

  @Test("As many changes as fit are shown, and the others are counted")
  func parts() {
    let row = OutputRow.cells(["12", "typed", ".a"], parts: ["one 0 -> 1", "two 0 -> 1", "three"])
    #expect(lines(60, row) == ["12  typed  .a  one 0 -> 1, two 0 -> 1, three"])
    #expect(lines(40, row) == ["12  typed  .a  one 0 -> 1, 2 more"])
    #expect(lines(26, row) == ["12  typed  .a  o…1, 2 more"])
  }

  @Test("Wide characters are counted with their width")
  func wide() {
    #expect(lines(9, .line("가나다라마")) == ["가나다라…"])
    #expect(lines(10, .line("가나다라마")) == ["가나다라마"])
  }

  @Test("Only a list that is too wide is abbreviated, and what was added to it is not")
  func outputs() {
    var output = Output(list: ["a long line", "b"], rows: [.line("a long line"), .line("b")])
    #expect(output.fitted(toColumns: 11) == output)
    #expect(output.fitted(toColumns: 6).text == "a lon…\nb")
    output.text = "a warning\n" + output.text + "\n\nmore than that"
    #expect(output.fitted(toColumns: 6).text == "a warning\na lon…\nb\n\nmore than that")
    let style = TerminalStyle(environment: ["NO_COLOR": "1"])
    #expect(style.text(of: output) == output.text)
    #expect(style.text(of: output, columns: 9) == "a warning\na long l…\nb\n\nmore than\n  that")
  }

  @Test("Control characters are escaped in rows, too")
  func controls() {
    let output = Output(list: ["\u{1B}[2J long"], rows: [.line("\u{1B}[2J long")])
    let style = TerminalStyle(environment: ["NO_COLOR": "1"])
    #expect(style.text(of: output, columns: 12) == "\\u{1B}[2J l…")
  }
}
