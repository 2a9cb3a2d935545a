import Testing

@testable import ShellCore

@Suite("Several lines typed as one")
struct LineSequenceTests {
  @Test(
    "Actions and commands at semicolons are lines",
    arguments: [
      (".up; undo", [".up", "undo"]), ("load Desk; .open ;state", ["load Desk", ".open", "state"]),
      (".up;", [".up"]), ("set count 3; .up", ["set count 3", ".up"]),
      ("set name \"Tea\"; undo", ["set name \"Tea\"", "undo"]),
    ])
  func several(text: String, lines: [String]) { #expect(LineSequence.lines(of: text) == lines) }

  @Test(
    "A semicolon in a text, in brackets, or before something else is part of the line",
    arguments: [
      ".said(\"a; undo\")", ".rows([1; .up])", "expect a = 1; state = 2", "note first; undo",
      "set name Tea; undo", "enter Name Tea; undo",
      ".up; nothing known", "let a = 1; state", ".up", "", ";",
    ])
  func one(text: String) { #expect(LineSequence.lines(of: text) == [text]) }
}
