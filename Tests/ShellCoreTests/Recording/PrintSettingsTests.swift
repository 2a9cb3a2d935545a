import Testing

@testable import ShellCore

@Suite("The commands that set how actions are printed")
struct PrintSettingsTests {
  private func commands(_ old: PrintSettings, _ new: PrintSettings) -> [String] {
    new.commands(from: old)
  }

  @Test("equal settings need no commands")
  func same() {
    #expect(commands(PrintSettings(), PrintSettings()) == [])
  }

  @Test("name what differs")
  func different() {
    let set = PrintSettings(format: .labels, hidden: ["a", "b"], isTraced: true)
    #expect(
      commands(PrintSettings(), set) == ["format labels", "hide a", "hide b", "trace on"])
    #expect(commands(set, PrintSettings()) == ["format full", "hide none", "trace off"])
  }

  @Test("add a pattern to those that hold, or begin anew")
  func patterns() {
    let one = PrintSettings(hidden: ["a"]), two = PrintSettings(hidden: ["a", "b"])
    #expect(commands(one, two) == ["hide b"])
    #expect(commands(two, PrintSettings(hidden: ["b"])) == ["hide none", "hide b"])
  }
}
