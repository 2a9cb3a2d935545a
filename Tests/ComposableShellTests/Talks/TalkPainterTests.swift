import Testing

@testable import ComposableShell
@testable import ShellCore

struct TalkPainterTests {
  private let colored = TalkPainter(style: TerminalStyle(environment: ["TERM": "xterm"]))
  private let plain = TalkPainter(style: TerminalStyle(environment: ["NO_COLOR": "1"]))

  @Test func `Styles become terminal codes`() {
    #expect(colored.painted(StyledLine("a", TextStyle(isBold: true))) == "\u{1B}[1ma\u{1B}[0m")
    #expect(
      colored.painted(StyledLine("a", TextStyle(isUnderlined: true))) == "\u{1B}[4ma\u{1B}[0m")
    #expect(
      colored.painted(StyledLine("+ a", TextStyle(color: .green))) == "\u{1B}[32m+ a\u{1B}[0m")
    #expect(colored.painted(StyledLine([StyledText("a"), StyledText("b")])) == "ab")
  }

  @Test func `Without color, only the text is drawn`() {
    #expect(
      plain.painted(
        StyledLine([StyledText("a", TextStyle(isBold: true)), StyledText("b", .dimmed)])) == "ab")
  }

  @Test func `Every row is drawn in its place, and the rest of the row is erased`() throws {
    let scenario = try ScenarioReader.read(Array("a\n\n```tca\n> x\n```".utf8), path: "a.md")
    let state = TalkState(
      Talk(scenario), size: TalkSize(columns: 20, rows: 4), rhythm: TypingRhythm(speed: 0))
    #expect(
      plain.drawing(TalkScreen(state))
        == "\u{1B}[?25l\u{1B}[1;1Ha\u{1B}[K\u{1B}[2;1H\u{1B}[K\u{1B}[3;1Htca> \u{1B}[K"
        + "\u{1B}[4;1H1/1\u{1B}[K\u{1B}[J\u{1B}[3;6H\u{1B}[?25h")
  }
}
