import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("The transcripts of this repository")
@MainActor
struct ScenarioTests {
  @Test("A transcript equals the output of the shell", arguments: ScenarioFiles.all)
  func holds(path: String) async throws {
    let file = ScenarioFiles.root.appending(path: path).path
    let scenario: Scenario
    do {
      scenario = try ScenarioFile.read(file, in: LocalFileSystem())
    } catch {
      Issue.record(Comment(rawValue: error.text(for: path)))
      return
    }
    let session = ScenarioFiles.session(for: file)
    let report = await ScenarioPlayer.play(scenario, on: session)
    let text = report.failureText + report.warningText
    #expect(text.isEmpty, Comment(rawValue: "\n" + text))
  }

  @Test("Every transcript passes again in a process that has played the others")
  func repeats() async throws {
    for path in ScenarioFiles.all { try await holds(path: path) }
  }

  @Test("The scenarios of all folders are found")
  func found() {
    #expect(ScenarioFiles.all.contains("Scenarios/01-print-changes.md"))
    #expect(ScenarioFiles.all.contains("README.md"))
    #expect(ScenarioFiles.all.contains("docs/ScenarioFormat.md"))
    #expect(ScenarioFiles.all.contains("Tests/ScenarioTests/Golden/session.md"))
  }
}
