@testable import ShellCore
import Testing

@testable import ComposableShell

@Suite("The editor of `edit`")
struct TextEditorTests {
  @Test(
    "VISUAL is preferred to EDITOR, and vi is used without both",
    arguments: [
      (["VISUAL": "emacs", "EDITOR": "nano"], "emacs"), (["EDITOR": "nano -w"], "nano -w"),
      (["VISUAL": " ", "EDITOR": "nano"], "nano"), ([:], "vi"),
    ])
  func choice(_ environment: [String: String], _ command: String) {
    #expect(TextEditor(environment: environment).command == command)
  }

  @Test(
    "Each editor is given the line in its own form",
    arguments: [
      ("vi", "vi +12 '/a b/C.swift'"), ("nano -w", "nano -w +12 '/a b/C.swift'"),
      ("/usr/bin/code", "/usr/bin/code --wait --goto '/a b/C.swift:12'"),
      ("subl", "subl --wait '/a b/C.swift:12'"), ("hx", "hx '/a b/C.swift:12'"),
    ])
  func lines(_ command: String, _ script: String) {
    let editor = TextEditor(environment: ["EDITOR": command])
    #expect(editor.script(for: EditedLine(path: "/a b/C.swift", line: 12)) == script)
  }

  @Test("A quotation mark in a path is part of the path")
  func quotation() {
    let editor = TextEditor(environment: [:])
    let script = editor.script(for: EditedLine(path: "/it's/C.swift", line: 1))
    #expect(script == #"vi +1 '/it'\''s/C.swift'"#)
  }
}
