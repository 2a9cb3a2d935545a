@testable import ShellCore
import Testing

@testable import ComposableShell

@Suite("Output at a prompt")
@MainActor
struct ShownOutputTests {
  private let display = Session(features: []).display

  @Test("A note about a load is above its text, unless hints are off")
  func note() {
    var loaded = Output(text: "Counter.State(count: 0)")
    loaded.note = "note: names that current versions of TCA deprecate are used here"
    #expect(loaded.shown(by: display).text == "\(loaded.note!)\n\(loaded.text)")
    loaded.styledText = [StyledText(loaded.text, .dimmed)]
    #expect(loaded.shown(by: display).styledText.first?.text == loaded.note! + "\n")
    display.showsHints = false
    #expect(loaded.shown(by: display).text == loaded.text)
  }

  @Test(
    "Without hints, notes in the text are hidden, and nothing else",
    arguments: [
      ("a\n\nnote: TCA048: b\nThis may be because:\n- c\n\nd", "a\n\nd"),
      ("note: TCA048: b\n- c\n\nd", "d"),
      ("a\n\nnote: TCA048: b", "a"),
      ("note: TCA048: b", ""),
      ("a\n\n\nnote: my own\n- b\n\nwarning: TCA047: c\n- d", nil),
    ])
  func hidden(text: String, expected: String?) {
    let output = Output(text: text)
    #expect(output.shown(by: display) == output)
    display.showsHints = false
    #expect(output.shown(by: display).text == expected ?? text)
  }
}
