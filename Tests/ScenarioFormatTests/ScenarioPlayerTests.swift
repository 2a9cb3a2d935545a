import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("The scenario player")
@MainActor
struct ScenarioPlayerTests {
  @Test("The player runs the commands in order on its host")
  func order() async throws {
    let host = ScriptedHost()
    _ = try await play(block("> at A", "> say  x") + "# B\n" + block("> ", "> quit"), on: host)
    #expect(host.asked == ["at A", "say  x", "", "quit"])
  }

  @Test("The player continues after a difference and reports each one")
  func goesOn() async throws {
    let report = try await play(block("> say a", "b", "> say c", "c", "> say d", "> at X", "y"))
    #expect(report.passed == 1)
    #expect(report.phases[0].failures.map(\.step.line) == [2, 6, 7])
    #expect(report.failed == 3)
    #expect(report.notRun == 0)
    #expect(!report.isSuccess)
  }

  @Test("A command at a wrong prompt runs, and both differences are reported")
  func wrongPrompt() async throws {
    let report = try await play(block("A> say a", "b"))
    #expect(
      report.phases[0].failures[0].mismatches == [
        .prompt(expected: "A", actual: "tca"), .output(["@@ -3,1 +3,1 @@", "-b", "+a"]),
      ])
  }

  @Test("Prompts are compared byte by byte")
  func promptBytes() async throws {
    let report = try await play(block("> at e\u{301}", "\u{E9}> at x"))
    #expect(report.failed == 1)
  }

  @Test("An error message is output like any other")
  func errors() async throws {
    #expect(try await play(block("> plus", "error: unknown command `plus`")).isSuccess)
    #expect(try await !play(block("> plus")).isSuccess)
  }

  @Test("A heading without commands is not a phase")
  func emptyPhases() async throws {
    let report = try await play("# A\n# B\n" + block("> at A") + "# C\n" + block() + "# D\n")
    #expect(report.phases.map(\.heading?.title) == ["B"])
  }

  @Test("Two headings with the same text are two phases")
  func sameHeadings() async throws {
    let report = try await play("# A\n" + block("> at A") + "# A\n" + block("> at A"))
    #expect(report.phases.map(\.passed) == [1, 1])
  }

  @Test("The observer is called after each command with its output")
  func observe() async throws {
    let scenario = try read(block("> at A", "> say x", "y"))
    var played: [PlayedStep] = []
    _ = await ScenarioPlayer.play(scenario, on: ScriptedHost()) { step, _ in played.append(step) }
    #expect(played.map(\.prompt) == ["tca", "A"])
    #expect(played.map(\.output) == ["", "x"])
    #expect(played.map(\.mismatches.isEmpty) == [true, false])
  }

  @Test("A cancelled player stops and reports how many commands did not run")
  func cancelled() async throws {
    let scenario = try read(block("> a", "> b", "> c"))
    let host = ScriptedHost { _, line in
      if line == "b" { withUnsafeCurrentTask { $0?.cancel() } }
      return ScriptedHost.Answer()
    }
    let report = await Task { await ScenarioPlayer.play(scenario, on: host) }.value
    #expect(host.asked == ["a", "b"])
    #expect(report.notRun == 1)
    #expect(!report.isSuccess)
  }

  @Test("The report contains only the number of commands that passed")
  func keepsNumbers() async throws {
    let text = block() + String(repeating: block("> say x", "x"), count: 2_000)
    let report = try await play(text)
    #expect(report.phases == [ScenarioReport.Phase(heading: nil, passed: 2_000)])
  }

  @Test("The screen shows prompts, commands and output without escapes")
  func screenText() async throws {
    let scenario = try read("# A\nprose\n" + block("> at A.b", "> say > a|...||", "> none"))
    var screen = ""
    _ = await ScenarioPlayer.play(scenario, on: ScriptedHost()) { step, _ in
      screen += step.screenText
    }
    #expect(
      screen == """
        tca> at A.b
        A.b> say > a|...||
        > a
        ...


        A.b> none
        error: unknown command `none`

        """)
  }

  @Test("Each output on the screen ends with a line break")
  func screenLineEnd() throws {
    let step = try read(block("> a")).steps[0]
    let played = PlayedStep(step: step, prompt: "tca", output: "x")
    #expect(played.screenText == "tca> a\nx\n")
  }
}
