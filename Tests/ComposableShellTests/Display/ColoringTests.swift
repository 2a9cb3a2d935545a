import Foundation
import Testing

@testable import ComposableShell

struct ColoringTests {
  /// Colors as readable marks.
  private func marked(_ text: String) -> String {
    var marked = Coloring.colored(text)
    for (escape, mark) in [("[31m", "<r>"), ("[32m", "<g>"), ("[33m", "<y>"), ("[90m", "<d>")] {
      marked = marked.replacingOccurrences(of: "\u{1B}" + escape, with: mark)
    }
    return marked.replacingOccurrences(of: "\u{1B}[0m", with: "</>")
  }

  @Test func `In a block, removed lines are red and added lines are green`() {
    #expect(
      marked("received action:\n  A.go\n  A.State(\n-   n: 0\n+   n: 1\n  )\n")
        == "received action:\n  A.go\n  A.State(\n<r>-   n: 0</>\n<g>+   n: 1</>\n  )\n")
  }

  @Test func `Outside a block, signs at the beginning of a line have no meaning`() {
    #expect(marked("- one\n+ two") == "- one\n+ two")
    #expect(marked("received action:\n  A.go\n\n- one").hasSuffix("\n- one"))
  }

  @Test func `Errors, warnings and the lines around blocks have colors`() {
    #expect(marked("error: no\n  x\n  ^ y") == "<r>error: no</>\n  x\n  ^ y")
    #expect(marked("warning: TCA001: so") == "<y>warning: TCA001: so</>")
    #expect(
      marked("effect 1 (A.swift:2, from action 1) sent:")
        == "<d>effect 1 (A.swift:2, from action 1) sent:</>")
    #expect(marked("outside this scope: n 0 -> 1") == "<d>outside this scope: n 0 -> 1</>")
  }

  @Test(arguments: [[:], ["NO_COLOR": ""], ["TERM": "xterm"]] as [[String: String]])
  func `A terminal shows colors`(environment: [String: String]) {
    #expect(TerminalStyle(environment: environment).hasColor)
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]] as [[String: String]])
  func `NO_COLOR and dumb terminals turn colors off`(environment: [String: String]) {
    #expect(!TerminalStyle(environment: environment).hasColor)
  }
}
