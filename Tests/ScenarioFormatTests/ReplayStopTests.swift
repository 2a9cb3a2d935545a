import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("The stop of a replay")
@MainActor
struct ReplayStopTests {
  /// Ten lines with commands on lines 4 and 6.
  private static let text = "# A\n\n```tca\n> say a\na\n> say b\nb\n```\n\nprose\n"

  @Test(
    "The stop for a line without a command is the last command above it",
    arguments: [4: 4, 5: 4, 6: 6, 10: 6])
  func between(line: Int, lastLine: Int) throws {
    #expect(try ReplayStop(at: line, of: try read(Self.text)).lastLine == lastLine)
  }

  @Test("A stop before the first command is an error that names the first command")
  func before() throws {
    let scenario = try read(Self.text)
    #expect(
      message(3, scenario)
        == "no command is at or above line 3; the first command is on line 4")
  }

  @Test("A stop past the end of the file is an error that names the end and the last command")
  func beyond() throws {
    let scenario = try read(Self.text)
    #expect(
      message(11, scenario)
        == "line 11 does not exist; the file has 10 lines and its last command is on line 6")
  }

  @Test("A stop in a file without commands is an error", arguments: ["", "prose\n", block()])
  func none(text: String) throws {
    #expect(
      message(1, try read(text)) == "the file contains no command to stop at")
  }

  @Test("Playing ends before the first command that should not run")
  func gate() async throws {
    let scenario = try read(Self.text)
    let host = ScriptedHost()
    var asked: [String] = []
    let report = await ScenarioPlayer.play(scenario, on: host) { _, _ in
    } shouldRun: { step, prompt in
      asked.append("\(prompt) \(step.line)")
      return step.line < 6
    }
    #expect(asked == ["tca 4", "tca 6"])
    #expect(host.asked == ["say a"])
    #expect(report.notRun == 1)
  }

  private func message(_ line: Int, _ scenario: Scenario) -> String? {
    do {
      _ = try ReplayStop(at: line, of: scenario)
      return nil
    } catch {
      return error.message
    }
  }
}
