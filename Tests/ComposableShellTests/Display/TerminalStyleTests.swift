@testable import ShellCore
import Testing

@testable import ComposableShell

struct TerminalStyleTests {
  private func boxes(_ environment: [String: String]) -> BoxCharacters {
    TerminalStyle(environment: environment).screenSettings(columns: 100).boxes
  }

  @Test func `Boxes are drawn in ASCII if the locale is not UTF-8`() {
    #expect(boxes([:]) == .unicode)
    #expect(boxes(["LANG": "ko_KR.UTF-8"]) == .unicode)
    #expect(boxes(["LANG": "ko_KR.utf8", "LC_ALL": ""]) == .unicode)
    #expect(boxes(["LANG": "C"]) == .ascii)
    #expect(boxes(["LANG": "en_US.UTF-8", "LC_ALL": "POSIX"]) == .ascii)
  }

  @Test func `A screen is not wider than the terminal or than in a file`() {
    let style = TerminalStyle(environment: [:])
    let widths = [nil, 40, 80, 200].map { style.screenSettings(columns: $0).width }
    #expect(widths == [80, 40, 80, 80])
  }

  @Test func `Control characters in output are shown as escapes`() {
    let attack = "a\u{1B}]52;c;AAAA\u{7}\n\u{9B}2J\u{202E}b"
    let shown = "a\\u{1B}]52;c;AAAA\\u{7}\n\\u{9B}2J\\u{202E}b"
    let plain = TerminalStyle(environment: ["NO_COLOR": "1"])
    #expect(plain.text(of: Output(text: attack)) == shown)
    var output = Output(text: attack)
    output.styledText = [StyledText(attack, TextStyle(color: .red))]
    let colored = TerminalStyle(environment: [:])
    let lines = shown.split(separator: "\n").map { "\u{1B}[31m\($0)\u{1B}[0m" }
    #expect(colored.text(of: output) == lines.joined(separator: "\n"))
  }

  @Test func `Lines are broken between words and continue below their indentation`() {
    let style = TerminalStyle(environment: ["NO_COLOR": "1"])
    let output = Output(text: "error: one two three\n  four five six seven\nshort")
    #expect(
      style.text(of: output, columns: 14)
        == "error: one two\n  three\n  four five\n    six seven\nshort")
    #expect(style.text(of: output) == output.text)
  }

  @Test func `Styles add colors to the same text`() {
    var output = Output(text: "error: a\nb c")
    output.styledText = [
      StyledText("error: a\nb "), StyledText("c", TextStyle(isBold: true, color: .red)),
    ]
    #expect(
      Coloring.colored(output) == "\u{1B}[31merror: a\u{1B}[0m\nb \u{1B}[1;31mc\u{1B}[0m")
    #expect(Coloring.colored(Output(text: "a")) == "a")
  }
}
