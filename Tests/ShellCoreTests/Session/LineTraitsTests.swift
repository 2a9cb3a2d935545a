import Testing

@testable import ShellCore

@Suite("What a terminal has to know about a line")
struct LineTraitsTests {
  @Test(
    "Help, lists, and exports are something to read",
    arguments: [
      "help", "log", "  state count ", "export test", "explain TCA001", "# a comment", "map",
    ])
  func text(_ line: String) {
    #expect(LineTraits(line).showsText)
    #expect(!LineTraits(line).runsFeature)
  }

  @Test(
    "An action and a step of the clock run the feature, and are printed as they happen",
    arguments: [".tapped", "send tapped", " advance 1s", "set count 1"])
  func running(_ line: String) {
    #expect(LineTraits(line).runsFeature)
    #expect(!LineTraits(line).showsText)
  }

  @Test(
    "A line that waits for real time, travels, or loads does not end soon, or runs nothing",
    arguments: ["wait", "undo", "load counter", "clock live"])
  func neither(_ line: String) {
    #expect(!LineTraits(line).runsFeature)
    #expect(!LineTraits(line).showsText)
  }
}
