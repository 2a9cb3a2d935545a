import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("Where a replay stops")
@MainActor
struct ReplayStopTests {
  /// Commands at the lines 4 and 6 of 10.
  private static let text = "# A\n\n```tca\n> say a\na\n> say b\nb\n```\n\nprose\n"

  @Test("a line between commands means the one above it", arguments: [4: 4, 5: 4, 6: 6, 10: 6])
  func between(line: Int, lastLine: Int) throws {
    #expect(try ReplayStop(at: line, of: try read(Self.text)).lastLine == lastLine)
  }

  @Test("a line before the first command is an error that names the first")
  func before() throws {
    let scenario = try read(Self.text)
    #expect(
      message(3, scenario)
        == "no command stands at line 3 or above it; the first stands at line 4")
  }

  @Test("a line beyond the file is an error that names its end and its last command")
  func beyond() throws {
    let scenario = try read(Self.text)
    #expect(
      message(11, scenario)
        == "there is no line 11; the file ends at line 10, its last command stands at line 6")
  }

  @Test("a file without commands has nowhere to stop", arguments: ["", "prose\n", block()])
  func none(text: String) throws {
    #expect(message(1, try read(text)) == "there is no command in it to stop at")
  }

  @Test("a command that is not wanted is not run, nor are those behind it")
  func gate() async throws {
    let scenario = try read(Self.text)
    let host = ScriptedHost()
    var asked: [String] = []
    let report = await ScenarioPlayer.play(scenario, on: host) { _, _ in
    } isWanted: { step, prompt in
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
