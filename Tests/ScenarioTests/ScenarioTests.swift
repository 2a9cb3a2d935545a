import Foundation
import ScenarioFormat
import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Every transcript of this repository")
@MainActor
struct ScenarioTests {
  @Test("Is what the shell prints", arguments: ScenarioFiles.all)
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
    #expect(report.failureText.isEmpty, Comment(rawValue: "\n" + report.failureText))
  }

  @Test("Is the same a second time, in a process that has played all others")
  func repeats() async throws {
    for path in ScenarioFiles.all { try await holds(path: path) }
  }

  @Test("Is found")
  func found() {
    #expect(ScenarioFiles.all.contains("Scenarios/01-print-changes.md"))
    #expect(ScenarioFiles.all.contains("README.md"))
    #expect(ScenarioFiles.all.contains("docs/ScenarioFormat.md"))
    #expect(ScenarioFiles.all.contains("Tests/ScenarioTests/Golden/session.md"))
  }
}
