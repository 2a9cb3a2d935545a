import ScenarioFormat
import ShellCore
import Testing

@testable import ComposableShell

struct TalkPainterTests {
  private let colored = TalkPainter(style: TerminalStyle(environment: ["TERM": "xterm"]))
  private let plain = TalkPainter(style: TerminalStyle(environment: ["NO_COLOR": "1"]))

  @Test func `emphasis is bold and underlined, output has the prompt's colours`() {
    #expect(colored.painted(TalkRow("a", .strong)) == "\u{1B}[1ma\u{1B}[0m")
    #expect(colored.painted(TalkRow("a", .emphasis)) == "\u{1B}[4ma\u{1B}[0m")
    #expect(colored.painted(TalkRow("+ a", .output(.came))) == "\u{1B}[32m+ a\u{1B}[0m")
    #expect(colored.painted(TalkRow([InkedText("a"), InkedText("b", .command)])) == "ab")
  }

  @Test func `without colour there is text`() {
    #expect(plain.painted(TalkRow([InkedText("a", .heading), InkedText("b", .code)])) == "ab")
  }

  @Test func `every row is drawn in its place and what is behind it erased`() throws {
    let scenario = try ScenarioReader.read(Array("a\n\n```tca\n> x\n```".utf8), path: "a.md")
    let state = TalkState(
      Talk(scenario), size: TalkSize(columns: 20, rows: 4), rhythm: TypingRhythm(speed: 0))
    #expect(
      plain.drawing(TalkScreen(state))
        == "\u{1B}[?25l\u{1B}[1;1Ha\u{1B}[K\u{1B}[2;1H\u{1B}[K\u{1B}[3;1Htca> \u{1B}[K"
        + "\u{1B}[4;1H1/1\u{1B}[K\u{1B}[J\u{1B}[3;6H\u{1B}[?25h")
  }
}
