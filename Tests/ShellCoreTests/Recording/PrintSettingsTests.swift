import Testing

@testable import ShellCore

@Suite("Commands that restore print settings")
struct PrintSettingsTests {
  private func commands(_ old: PrintSettings, _ new: PrintSettings) -> [String] {
    new.commands(from: old)
  }

  @Test("Equal settings need no commands")
  func same() {
    #expect(commands(PrintSettings(), PrintSettings()) == [])
  }

  @Test("Each setting that differs needs one command")
  func different() {
    let set = PrintSettings(format: .labels, hidden: ["a", "b"], isTraced: true)
    #expect(
      commands(PrintSettings(), set) == ["format labels", "hide a", "hide b", "trace on"])
    #expect(commands(set, PrintSettings()) == ["format full", "hide none", "trace off"])
  }

  @Test("New patterns are added; removed ones need `hide none` first")
  func patterns() {
    let one = PrintSettings(hidden: ["a"]), two = PrintSettings(hidden: ["a", "b"])
    #expect(commands(one, two) == ["hide b"])
    #expect(commands(two, PrintSettings(hidden: ["b"])) == ["hide none", "hide b"])
  }
}
