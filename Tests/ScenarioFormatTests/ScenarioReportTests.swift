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
      (
        block("> say a"),
        "a.md: failed, 1 of 1 command; if the new output is right: `tca bless a.md`"
      ),
      (
        block("> at A", "B> at A", "> at C"),
        "a.md: failed, 1 of 3 commands; if the new output is right: `tca bless a.md`"
      ),
      (block("> quit", "> at A", "> at B"), "a.md: failed, 1 of 3 commands, 2 not run"),
    ])
  func summary(text: String, line: String) async throws {
    #expect(try await play(text).summary() == line)
  }

  @Test("The command that updates a transcript has the options that the scenario needs")
  func options() async throws {
    #expect(
      try await play(block("> say a")).summary(blessingWith: ["--trust"])
        == "a.md: failed, 1 of 1 command; if the new output is right: `tca bless --trust a.md`")
  }

  @Test("An error that `...` matches is a warning, and one that is written is not")
  func hiddenError() async throws {
    let error = "error: unknown command `none`"
    let report = try await play(
      block("> none", "...", "> say a", "...", "> none", error, "tca> none", "...", error)
        + block("> none", "error: unknown [..]", "...", "> say error: a", "..."))
    #expect(report.isSuccess)
    #expect(
      report.warningText == """
        a.md:2: warning: `...` matches an error; write the error, or correct the command
        > none
          error: unknown command `none`

        """)
    #expect(report.summary() == "a.md: passed, 6 commands, 3 of them errors, 1 warning")
  }

  @Test("The error is the line that begins with `error:`, or else the first line")
  func errorLine() async throws {
    let texts = ["load": "\nnote\nA.swift:2: error: b\nerror: c", "quiet": "\nnothing\nhere"]
    let host = ScriptedHost { _, line in
      ScriptedHost.Answer(text: texts[line] ?? "", isError: true)
    }
    let text = block(
      "> load", "...", "> load", "...", "error: c", "> quiet", "...", "> none", "...")
    let report = await ScenarioPlayer.play(try read(text), on: host)
    #expect(report.warnings.map(\.kind) == [.hides("error: c"), .hides("nothing")])
    #expect(report.summary() == "a.md: passed, 4 commands, 2 of them errors, 2 warnings")
  }

  @Test("An error in a scenario that a line plays is hidden as well")
  func playedError() async throws {
    let host = ScriptedHost { _, line in
      ScriptedHost.Answer(text: "> load\nerror: a", playedProblem: line == "bad" ? "error: a" : nil)
    }
    let text = block("> bad", "...", "> good", "...", "> bad", "...", "error: a")
    let report = await ScenarioPlayer.play(try read(text), on: host)
    #expect(report.warnings.map(\.kind) == [.hides("error: a")])
    #expect(report.warnings.map(\.step.line) == [2])
    #expect(report.recordedErrors == 1)
  }

  @Test("A failed expectation behind `...`, and one that no action follows, are warnings")
  func expectations() async throws {
    let states: [String: ExpectationState] = [
      "expect": .waits, "right": .met, "wrong": .failed("not the expected one:"),
    ]
    let host = ScriptedHost { _, line in
      ScriptedHost.Answer(text: "a\nnot the expected one:\nb", expectation: states[line])
    }
    let text = block(
      "> expect", "...", "> right", "...", "> expect", "...", "> wrong", "...",
      "> expect", "...", "> other", "...")
    let report = await ScenarioPlayer.play(try read(text), on: host)
    #expect(
      report.warningText == """
        a.md:8: warning: `...` matches an error; write the error, or correct the command
        > wrong
          not the expected one:
        a.md:10: warning: no action follows, so nothing was compared with this
        > expect

        """)
    #expect(report.summary() == "a.md: passed, 6 commands, 2 warnings")
  }

  @Test("A report says that a cancelled run stopped")
  func cancelled() {
    #expect(
      ScenarioReport(path: "a.md", total: 2).summary()
        == "a.md: stopped, 2 commands, 2 not run")
  }
}
