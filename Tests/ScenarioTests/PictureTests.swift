import Testing

@testable import ComposableShell
@testable import ShellCore
@testable import tca

@Suite("The pictures of the documentation")
@MainActor
struct PictureTests {
  /// `make exports` writes the picture.
  @Test("The animated session in the README is the one that the shell exports")
  func readme() async throws {
    let path = ScenarioFiles.root.appending(path: "README.md").path
    let session = Session(features: Workshop.features)
    let scenario = try ScenarioFile.read(path, in: LocalFileSystem())
    for step in scenario.blocks.first.map({ Array($0.steps) }) ?? [] where step.command != "quit" {
      _ = await session.evaluate(step.command)
    }
    let svg = await session.evaluate("export svg").text
    let picture = ScenarioFiles.root.appending(path: "docs/session.svg")
    if ProcessInfo.processInfo.environment["EXPORTS"] == "write" {
      try Data(svg.utf8).write(to: picture)
    }
    #expect(try String(contentsOf: picture, encoding: .utf8) == svg)
  }
}
