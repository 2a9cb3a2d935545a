import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("Reports of a scenario")
@MainActor
struct ScenarioReportTests {
  @Test("A report contains only failed phases, with heading, position, command and diff")
  func failingPhase() async throws {
    let text =
      "# One\n" + block("> say a", "a") + "## Two\n"
      + block("> say a", "a", "tca> say b|c", "b", "d")
      + "# Three\n" + block("> say a", "a")
    #expect(
      try await play(text).failureText == """
        ## Two
        a.md:10: error: the output differs from the expected output
        tca> say b|c
        @@ -11,2 +11,2 @@
         b
        -d
        +c

        """)
  }

  @Test("Failed phases are separated by an empty line, and both prompts are named")
  func twoPhases() async throws {
    let text = block("A> at B") + "# Two\n" + block("tca> say a")
    #expect(
      try await play(text).failureText == """
        a.md:2: error: expected the prompt `A`, got `tca`
        A> at B

        # Two
        a.md:6: error: expected the prompt `tca`, got `B`
        a.md:6: error: the output differs from the expected output
        tca> say a
        @@ -6,0 +7,1 @@
        +a

        """)
  }

  @Test("A report names the line that ended the session if more commands follow")
  func ended() async throws {
    #expect(
      try await play(block("> quit", "> at A", "> at B")).failureText == """
        a.md:3: error: the session ended at line 2, so this command cannot run
        > at A

        """)
  }

  @Test("A report is empty if all commands passed")
  func passed() async throws {
    #expect(try await play("# A\n" + block("> at A")).failureText == "")
  }

  @Test(
    "A report has a summary of one line",
    arguments: [
      ("prose", "a.md: no commands"),
      (block("> at A"), "a.md: passed, 1 command"),
      (block("> at A", "> at B"), "a.md: passed, 2 commands"),
      (block("> say a"), "a.md: failed, 1 of 1 command"),
      (block("> at A", "B> at A", "> at C"), "a.md: failed, 1 of 3 commands"),
      (block("> quit", "> at A", "> at B"), "a.md: failed, 1 of 3 commands, 2 not run"),
    ])
  func summary(text: String, line: String) async throws {
    #expect(try await play(text).summary == line)
  }

  @Test("A report says that a cancelled run stopped")
  func cancelled() {
    #expect(
      ScenarioReport(path: "a.md", total: 2).summary
        == "a.md: stopped, 2 commands, 2 not run")
  }
}
