import Testing

@testable import ShellCore

@Suite("Actions over several lines")
struct ContinuedLineTests {
  private func joined(_ lines: String...) -> (text: String, isOpen: Bool) {
    var line = ContinuedLine(lines[0])
    lines.dropFirst().forEach { line.append($0) }
    return (line.text, line.isOpen)
  }

  @Test("An open bracket continues an action")
  func open() {
    for line in [".set(", "send add([1,", "Shelf.Action.book("] {
      #expect(ContinuedLine(line).isOpen)
    }
  }

  @Test(
    "Complete actions and other commands do not continue",
    arguments: [
      ".tapped", ".name(\"(\")", ".name(\"a", ".name(\"\"\"", ".a(1))", "note it (begins",
      "set name \"x", "load Form name: \"",
      "help", "Counter(",
    ])
  func closed(line: String) { #expect(!ContinuedLine(line).isOpen) }

  @Test(
    "What is missing is said, the innermost bracket first",
    arguments: [
      (".set(", ")"), (".add([1, (2", ")])"), (".name(\"a", ""), (".a(1))", ""), (".a(1))(", ""),
      (".a(\"]\", [", "])"),
    ])
  func missing(line: String, expected: String) {
    #expect(ContinuedLine(line).missing == expected)
  }

  @Test("The lines become one line as it would be typed")
  func text() {
    #expect(joined(".set(", "  \\.$isOn,", "  true", ")") == (".set(\\.$isOn, true)", false))
    #expect(joined("Shelf.Action.book(", "id: 7").text == "Shelf.Action.book(id: 7")
  }
}

@Suite("Pasted transcripts")
struct PastedTranscriptTests {
  private func commands(_ lines: [String]) -> [String] {
    var transcript = PastedTranscript()
    return lines.compactMap { transcript.command(in: $0, isPasted: true) }
  }

  @Test("Of a fenced transcript, only the commands are evaluated")
  func fenced() {
    #expect(
      commands([
        "```tca", "tca> load Tower", "Tower.State(", ")", "Tower.middle[2]> .step(by: 1)", "```",
      ])
        == ["load Tower", ".step(by: 1)"])
  }

  @Test("Without a fence, prompts are removed and all lines are evaluated")
  func prompts() {
    #expect(
      commands(["tca> load Tower", ".leaf.grow", "> up"]) == ["load Tower", ".leaf.grow", "up"])
  }

  @Test("After the paste, lines are evaluated even if the fence was not closed")
  func unclosed() {
    var transcript = PastedTranscript()
    #expect(transcript.command(in: "```tca", isPasted: true) == nil)
    #expect(transcript.command(in: "output", isPasted: true) == nil)
    #expect(transcript.command(in: "state", isPasted: false) == "state")
  }
}
