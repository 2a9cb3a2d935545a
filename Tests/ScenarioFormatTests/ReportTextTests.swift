import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("A report's text")
@MainActor
struct ReportTextTests {
  @Test("shows the failing phase alone: heading, place, command and the diff under it")
  func failingPhase() async throws {
    let text =
      "# One\n" + block("> say a", "a") + "## Two\n"
      + block("> say a", "a", "tca> say b|c", "b", "d")
      + "# Three\n" + block("> say a", "a")
    #expect(
      ReportText(try await play(text)).failures == """
        ## Two
        a.md:10: error: the output is not the expected one
        tca> say b|c
        @@ -11,2 +11,2 @@
         b
        -d
        +c

        """)
  }

  @Test("separates failing phases by an empty line, and shows both sides of a prompt")
  func twoPhases() async throws {
    let text = block("A> at B") + "# Two\n" + block("tca> say a")
    #expect(
      ReportText(try await play(text)).failures == """
        a.md:2: error: expected the prompt `A`, got `tca`
        A> at B

        # Two
        a.md:6: error: expected the prompt `tca`, got `B`
        a.md:6: error: the output is not the expected one
        tca> say a
        @@ -6,0 +7,1 @@
        +a

        """)
  }

  @Test("names the line at which the session ended before a later command")
  func ended() async throws {
    #expect(
      ReportText(try await play(block("> quit", "> at A", "> at B"))).failures == """
        a.md:3: error: the session ended at line 2; nothing runs after that
        > at A

        """)
  }

  @Test("is empty when all passed")
  func passed() async throws {
    #expect(ReportText(try await play("# A\n" + block("> at A"))).failures == "")
  }

  @Test(
    "sums up in one line",
    arguments: [
      ("prose", "a.md: no commands"),
      (block("> at A"), "a.md: passed, 1 command"),
      (block("> at A", "> at B"), "a.md: passed, 2 commands"),
      (block("> say a"), "a.md: failed, 1 of 1 command"),
      (block("> at A", "B> at A", "> at C"), "a.md: failed, 1 of 3 commands"),
      (block("> quit", "> at A", "> at B"), "a.md: failed, 1 of 3 commands, 2 not run"),
    ])
  func summary(text: String, line: String) async throws {
    #expect(ReportText(try await play(text)).summary == line)
  }

  @Test("a cancelled run has not passed")
  func cancelled() {
    #expect(
      ReportText(ScenarioReport(path: "a.md", total: 2)).summary
        == "a.md: stopped, 2 commands, 2 not run")
  }
}
