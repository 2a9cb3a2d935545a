import ShellCore
import TerminalUI
import Testing

@testable import ComposableShell

struct TerminalStyleTests {
  private func boxes(_ environment: [String: String]) -> BoxCharacters {
    TerminalStyle(environment: environment).screenSettings(columns: 100).boxes
  }

  @Test func `boxes are drawn in ASCII where the locale is not UTF-8`() {
    #expect(boxes([:]) == .unicode)
    #expect(boxes(["LANG": "ko_KR.UTF-8"]) == .unicode)
    #expect(boxes(["LANG": "ko_KR.utf8", "LC_ALL": ""]) == .unicode)
    #expect(boxes(["LANG": "C"]) == .ascii)
    #expect(boxes(["LANG": "en_US.UTF-8", "LC_ALL": "POSIX"]) == .ascii)
  }

  @Test func `a screen is no wider than the terminal, and no wider than in a file`() {
    let style = TerminalStyle(environment: [:])
    let widths = [nil, 40, 80, 200].map { style.screenSettings(columns: $0).width }
    #expect(widths == [80, 40, 80, 80])
  }

  @Test func `styles are shown in colours, around the same text`() {
    var output = Output(text: "error: a\nb c")
    output.styledText = [
      StyledText("error: a\nb "), StyledText("c", TextStyle(isBold: true, color: .red)),
    ]
    #expect(
      Coloring.colored(output) == "\u{1B}[31merror: a\u{1B}[0m\nb \u{1B}[1;31mc\u{1B}[0m")
    #expect(Coloring.colored(Output(text: "a")) == "a")
  }
}
